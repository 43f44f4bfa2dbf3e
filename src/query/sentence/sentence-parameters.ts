import type { Piece } from './read-sentence.ts';
import { TAKE_SEVERAL, type Need } from './words.ts';

/** Parameters of a query by name; values of one name are separated by commas. */
export type Texts = Readonly<Record<string, string>>;

/** The parameters with which an operation expresses a need; null if it has none. */
export type ParametersOfNeed = (need: Need) => Texts | null;

/**
 * The parameters with which the list of actuators and a match express a need: their filters, `min_` and
 * `max_` of a figure.
 */
export const parametersForList =
  (names: ReadonlySet<string>): ParametersOfNeed =>
  (need) => {
    const parameters = listParameters(need);
    return Object.keys(parameters).every((name) => names.has(name)) ? parameters : null;
  };

function listParameters({ name, sense, value, kind }: Need): Texts {
  if (sense === 'is') return { [name]: value };
  const [low = value, high = value] = sense === 'within' ? value.split('-') : [];
  return {
    ...(kind !== undefined && { peak_torque_kind: kind }),
    ...(sense !== 'most' && { [`min_${name}`]: low }),
    ...(sense !== 'least' && { [`max_${name}`]: high }),
  };
}

/** The parameters that express the pieces, and the pieces that the operation has no parameter for. */
export function questionOf(pieces: readonly Piece[], ask: ParametersOfNeed) {
  const unasked = pieces.filter(({ need }) => need === null || ask(need) === null);
  const needs = pieces.flatMap(({ need }) => need ?? []);
  return { parameters: needs.reduce<Texts>((texts, need) => withNeed(texts, need, ask), {}), unasked };
}

/** True if the parameters already express a need. */
export function asksFor(texts: Texts, need: Need, ask: ParametersOfNeed): boolean {
  const asked = Object.entries(ask(need) ?? {});
  return (
    asked.length > 0 &&
    asked.every(
      ([name, text]) => without(name, text, texts[name]).length < valuesOf(name, texts[name]).length,
    )
  );
}

/** Adds a need to the parameters; a parameter that takes one value gets the new value. */
export function withNeed(texts: Texts, need: Need, ask: ParametersOfNeed): Texts {
  const added = Object.entries(ask(need) ?? {}).map(([name, text]): [string, string] => {
    const others = TAKE_SEVERAL.has(name) ? without(name, text, texts[name]) : [];
    return [name, [...others, text].join(',')];
  });
  return { ...texts, ...Object.fromEntries(added) };
}

/** The parameters without those that express a need. */
export function withoutNeed(texts: Texts, need: Need, ask: ParametersOfNeed): Texts {
  const asked = ask(need) ?? {};
  const left = Object.entries(texts).map(([name, text]): [string, string] => {
    const going = asked[name];
    return [name, going === undefined ? text : without(name, going, text).join(',')];
  });
  return Object.fromEntries(left.filter(([, text]) => text !== ''));
}

/** The values of a parameter's text. */
const valuesOf = (name: string, text = ''): string[] =>
  (TAKE_SEVERAL.has(name) ? text.split(',') : [text]).filter((value) => value !== '');

/** The values of a parameter without the ones to remove. */
function without(name: string, going: string, text: string | undefined): string[] {
  const values = valuesOf(name, going.toLowerCase());
  return valuesOf(name, text).filter((value) => !values.includes(value.toLowerCase()));
}
