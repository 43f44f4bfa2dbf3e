/**
 * The parameters of requests for the first answer, with the values that the API accepts. They are in the
 * page's markup, because the script that sends the request has neither the catalog nor the code that reads
 * addresses.
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

/** Parameters with a notation of their own. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  q: /^[^\p{C}]{1,200}$/u,
  voltage_v: new RegExp(`^${NUMBER}(?:-${NUMBER})?$`),
  peak_points: new RegExp(`^(?!0+@)${POINT}$`),
  rated_points: new RegExp(`^(?!0+@)${POINT}$`),
};

const NUMBER_ALONE = new RegExp(`^${NUMBER}$`);

/**
 * True if the API certainly accepts a question, because the browser logs refused requests in its console. The
 * finder reads all others itself, and explains its errors.
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
