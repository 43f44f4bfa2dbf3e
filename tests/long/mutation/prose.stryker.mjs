import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

// Members that hold sentences, where a mutant is only another wording. Other tests check that each is a
// sentence.
const PROSE = ['says', 'description', 'title', 'summary', 'meaning', 'hint'];

// Helpers of `src/catalog/field.ts` and `src/api/schemas.ts` whose arguments are a title and a sentence, not
// a unit.
const WORDED = ['text', 'maybeText', 'maybeFlag', 'maybeWords', 'address', 'maybeAddress', 'listOf', 'allOf'];

const isWords = (path) =>
  path.isStringLiteral() || path.isTemplateLiteral() || path.isBinaryExpression({ operator: '+' });

function isProse(path) {
  const { parent, listKey, key } = path;
  if (parent?.type === 'ObjectProperty') return key === 'value' && PROSE.includes(parent.key.name);
  if (parent?.type !== 'CallExpression' || listKey !== 'arguments') return false;
  return WORDED.includes(parent.callee.name) || (parent.callee.name === 'quantity' && key !== 1);
}

/** Ignores mutants of sentences: titles, descriptions, hints. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'prose', {
    shouldIgnore: (path) => (isWords(path) && isProse(path) ? 'a wording' : undefined),
  }),
];
