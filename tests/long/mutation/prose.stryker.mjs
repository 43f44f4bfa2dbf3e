import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

// Members that hold sentences, where a mutant is only another wording. Other tests check that each is a
// sentence.
const PROSE = ['says', 'description', 'title', 'summary', 'meaning', 'hint'];

// Helpers whose text is a description: those of `src/api/schemas.ts` and `src/api/schemas/replacements.ts`, then
// those of the schemas in `src/catalog` and `src/query`. That of `text` in `src/query/parameters/kinds.ts` is the
// end of an error.
const WORDED = [
  ...['address', 'listOf', 'comparisonOf', 'allOf', 'figures'],
  ...['count', 'torque', 'quantile', 'above0', 'text'],
];

const isWords = (path) =>
  path.isStringLiteral() || path.isTemplateLiteral() || path.isBinaryExpression({ operator: '+' });

function isProse(path) {
  const { parent, listKey, key } = path;
  if (parent?.type === 'ObjectProperty') return key === 'value' && PROSE.includes(parent.key.name);
  if (parent?.type !== 'CallExpression' || listKey !== 'arguments') return false;
  return WORDED.includes(parent.callee.name);
}

/** Ignores mutants of sentences: titles, descriptions, hints. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'prose', {
    shouldIgnore: (path) => (isWords(path) && isProse(path) ? 'a wording' : undefined),
  }),
];
