import type { Answer, Exchange } from './exchange.ts';

/** One thing in which two answers to a request differ. */
export interface Difference {
  /** `status`, `body`, or `header <name>`. */
  readonly what: string;
  readonly request: Exchange['request'];
  readonly before: string;
  readonly after: string;
}

/** What differs between two answers: everything but what is another at each request. */
export function differencesOf({ request, answer: before }: Exchange, after: Answer): Difference[] {
  const names = [...new Set([...Object.keys(before.headers), ...Object.keys(after.headers)])].filter(
    (name) => !CHANGING.has(name),
  );
  const pairs: [what: string, before: string, after: string][] = [
    ['status', String(before.status), String(after.status)],
    ['body', before.body, after.body],
    ...names.map((name): [string, string, string] => [
      `header ${name}`,
      before.headers[name] ?? ABSENT,
      after.headers[name] ?? ABSENT,
    ]),
  ];
  return pairs.flatMap(([what, was, is]) => (was === is ? [] : [{ what, request, before: was, after: is }]));
}

const ABSENT = '(absent)';

const CHANGING: ReadonlySet<string> = new Set(['date', 'request-id', 'connection', 'keep-alive']);

/** A report: how often each thing differs, and some requests for each. */
export function reportOf(count: number, differences: readonly Difference[], shown: number): string[] {
  const byThing = [...Map.groupBy(differences, ({ what }) => what)].toSorted(([left], [right]) =>
    left < right ? -1 : 1,
  );
  const requests = new Set(differences.map(({ request }) => request)).size;
  return [
    `${count} requests: ${requests} answered otherwise, ${count - requests} byte for byte as recorded`,
    ...byThing.flatMap(([what, all]) => [`${what}: ${all.length}`, ...all.slice(0, shown).flatMap(linesOf)]),
  ];
}

function linesOf({ request, before, after }: Difference): string[] {
  const from = Math.max(0, firstDifference(before, after) - 30);
  const excerpt = (text: string): string => JSON.stringify(text.slice(from, from + 160));
  return [`  ${request.method} ${request.target.slice(0, 120)}`, `    - ${excerpt(before)}`, `    + ${excerpt(after)}`];
}

function firstDifference(before: string, after: string): number {
  let place = 0;
  while (place < before.length && before[place] === after[place]) place += 1;
  return place;
}
