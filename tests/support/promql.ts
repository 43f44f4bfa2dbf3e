/** A metric in a PromQL expression, with the labels that select it. */
export interface Use {
  readonly metric: string;
  readonly labels: readonly string[];
}

const KEYWORDS = /\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g;
const WORDS: ReadonlySet<string> = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/** The metrics in an expression. Parses only the PromQL that our dashboards and alarms use. */
export function usesIn(expression: string): readonly Use[] {
  const plain = expression
    .replace(/"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\[[^\]]*\]/g, '')
    .replace(KEYWORDS, '');
  return [...plain.matchAll(/(?<![\w.$])([a-zA-Z_:][\w:]*)(?:\{([^}]*)\})?(?!\w|\s*\()/g)]
    .map(([, metric = '', selector = '']) => ({ metric, labels: labelsIn(selector) }))
    .filter(({ metric }) => !WORDS.has(metric));
}

/** The labels that an expression groups or joins by. */
export const groupsIn = (expression: string): readonly string[] =>
  (expression.match(KEYWORDS) ?? []).flatMap((clause) =>
    clause.replace(/^\w+\s*\(|\)$/g, '').split(/\s*,\s*/),
  );

const labelsIn = (selector: string): string[] =>
  [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
