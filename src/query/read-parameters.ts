import { shown, type Fault } from './fault.ts';
import { nearestAmong, type NearestNames } from './nearest.ts';
import type { Parameter } from './parameter.ts';

/** Query parameters as they came: names and texts in order. A `URLSearchParams` is one. */
export type Pairs = Iterable<readonly [string, string]>;

/** Each parameter's text by name, and the faults that need no schema: unknown names and repeats. */
export interface GivenTexts {
  readonly texts: ReadonlyMap<string, string>;
  readonly faults: readonly Fault[];
}

// A request with more parameters than this is no query of ours; its faults are named up to here.
const MOST_FAULTS = 20;

/** Sorts out the parameters of a request against the table of those that the operation has. */
export function givenTexts(pairs: Pairs, table: Readonly<Record<string, Parameter>>): GivenTexts {
  const grouped = Map.groupBy(pairs, ([name]) => name);
  const known = Object.keys(table);
  const nearest = nearestAmong(known);
  const isKnown = (name: string): boolean => Object.hasOwn(table, name);
  const faulty = [...grouped].filter(([name, given]) => !isKnown(name) || given.length > 1).slice(0, MOST_FAULTS);
  const faults = faulty.map(([name, given]) =>
    isKnown(name) ? repeatedParameter(name, given.length) : unknownParameter(name, known, nearest),
  );
  const texts = [...grouped].flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first[1]] as const]));
  return { texts: new Map(texts), faults };
}

function unknownParameter(name: string, known: readonly string[], nearestTo: NearestNames): Fault {
  const [nearest] = nearestTo(name, 1);
  const detail = `is not a parameter of this operation; it has ${known.join(', ') || 'none'}`;
  const repair =
    nearest === undefined
      ? `Leave out \`${shown(name)}\`.`
      : `Did you mean \`${nearest}\` instead of \`${shown(name)}\`?`;
  return { field: shown(name), in: 'query', detail, repair };
}

const repeatedParameter = (name: string, times: number): Fault => ({
  field: name,
  in: 'query',
  detail: `must be given once; got it ${times} times`,
  repair: `Give \`${name}\` once.`,
});

/** A parameter's text that its schema refuses: why, and the words that it allows when it is an enumeration. */
export interface Refusal {
  readonly name: string;
  /** Undefined where the parameter is missing. */
  readonly text: string | undefined;
  readonly issue: string;
  readonly allowed?: readonly string[];
}

/** The fault of a refused text, with the nearest allowed word where there is one. */
export function refusedText({ name, text, issue, allowed = [] }: Refusal): Fault {
  const nearest = nearestAmong(allowed)(text ?? '', 1)[0];
  const detail = `${issue}; got ${shown(text)}`;
  const repair = nearest === undefined ? `\`${name}\` ${issue}.` : `Did you mean \`${name}=${nearest}\`?`;
  return { field: name, in: 'query', detail, repair };
}
