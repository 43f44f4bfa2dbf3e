/** A use of a metric in a PromQL expression: its name, and the labels by which it is selected. */
export interface Use {
  readonly metric: string;
  readonly labels: readonly string[];
}

const KEYWORDS = /\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g;
const WORDS: ReadonlySet<string> = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/** The metrics that an expression uses. Understands as much of PromQL as our dashboards and alarms need. */
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
