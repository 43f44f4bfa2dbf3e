/**
 * The parameters that the first answer can be asked for, with the values that the API takes: the page has them
 * in its markup, for the script that asks has neither the catalog nor the code that reads addresses.
 */
export interface Askable {
  /** Bounds on figures. */
  readonly numbers: readonly string[];
  /** Parameters of yes and no. */
  readonly flags: readonly string[];
  /** Parameters of words between commas, each with its words. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** The element of the page that holds them. */
export const ASKABLE_ID = 'askable';

const NUMBER = String.raw`\d{1,9}(?:\.\d{1,9})?`;
const POINT = `${NUMBER}@${NUMBER}`;

/** Parameters that are written in their own way. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  q: /^[^\p{C}]{1,200}$/u,
  voltage_v: new RegExp(`^${NUMBER}(?:-${NUMBER})?$`),
  peak_points: new RegExp(`^(?!0+@)${POINT}$`),
  rated_points: new RegExp(`^(?!0+@)${POINT}$`),
};

const NUMBER_ALONE = new RegExp(`^${NUMBER}$`);

/**
 * True if the API surely takes a question: what it refuses, the browser complains of in its console. The finder
 * itself reads the others, and says what it does not understand.
 */
export function isAskable(asked: URLSearchParams, askable: Askable): boolean {
  const names = [...asked.keys()];
  return (
    new Set(names).size === names.length &&
    [...asked].every(([name, text]) => takes(askable, name, text)) &&
    names.every((name) => isOpen(asked, name)) &&
    (asked.has('sort') || !asked.has('order'))
  );
}

function takes({ numbers, flags, words }: Askable, name: string, text: string): boolean {
  if (numbers.includes(name)) return NUMBER_ALONE.test(text);
  if (flags.includes(name)) return text === 'true' || text === 'false';
  const own = Object.hasOwn(words, name) ? words[name] : undefined;
  return own === undefined
    ? Object.hasOwn(WRITTEN, name) && WRITTEN[name]?.test(text) === true
    : text.split(',').every((word) => own.includes(word));
}

/** True if a lower bound leaves room below the upper one. */
const isOpen = (asked: URLSearchParams, name: string): boolean =>
  !name.startsWith('min_') ||
  Number(asked.get(name)) <= Number(asked.get(name.replace('min_', 'max_')) ?? Infinity);
