import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

// Sentences for people: a mutant there is another wording. That each is there and is a sentence, the tests
// say.
const PROSE = ['says', 'description', 'title', 'summary', 'meaning', 'hint'];

// The helpers of `src/catalog/field.ts` and `src/api/schemas.ts` whose arguments are a title and a sentence.
// A unit is not prose.
const WORDED = ['text', 'maybeText', 'maybeFlag', 'maybeWords', 'address', 'maybeAddress', 'listOf', 'allOf'];

const isWords = (path) =>
  path.isStringLiteral() || path.isTemplateLiteral() || path.isBinaryExpression({ operator: '+' });

function isProse(path) {
  const { parent, listKey, key } = path;
  if (parent?.type === 'ObjectProperty') return key === 'value' && PROSE.includes(parent.key.name);
  if (parent?.type !== 'CallExpression' || listKey !== 'arguments') return false;
  return WORDED.includes(parent.callee.name) || (parent.callee.name === 'quantity' && key !== 1);
}

/** Leaves out the mutants of sentences: titles, descriptions, hints. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'prose', {
    shouldIgnore: (path) => (isWords(path) && isProse(path) ? 'a wording' : undefined),
  }),
];
