/**
 * The parameters of requests for the first answer, with the values that the API accepts. They are in the
 * page's markup, because the script that sends the request has neither the catalog nor the code that reads
 * addresses.
 */
export interface AcceptedParameters {
  /** Bounds on figures. */
  readonly numbers: readonly string[];
  /** Numbers above 0 that only a match takes, each with the greatest that it may be. */
  readonly modifiers: Readonly<Record<string, number>>;
  /** Parameters of yes and no. */
  readonly flags: readonly string[];
  /** Parameters of any names between commas, such as those of makers. */
  readonly texts: readonly string[];
  /** Parameters of words between commas, each with its words. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** The element of the page that holds them. */
export const ACCEPTED_PARAMETERS_ID = 'accepted';

const NUMBER = String.raw`\d{1,9}(?:\.\d{1,9})?`;
const ABOVE_ZERO = String.raw`(?=[\d.]*[1-9])${NUMBER}`;

/** Up to ten of something between commas; the API takes more. */
const severalOf = (one: string): RegExp => new RegExp(`^${one}(?:,${one}){0,9}$`, 'u');

const POINTS = severalOf(`${ABOVE_ZERO}@${NUMBER}`);
const TEXT = /^[^\p{C}]{1,200}$/u;
const TEXTS = severalOf(String.raw`[^\p{C},]{0,50}[^\p{C}\s,][^\p{C},]{0,50}`);
const NUMBER_ALONE = new RegExp(`^${NUMBER}$`);

/** Parameters with a notation of their own. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  q: TEXT,
  voltage_v: new RegExp(`^${NUMBER}(?:-${NUMBER})?$`),
  min_ip: /^[0-6]\d$/,
  peak_points: POINTS,
  rated_points: POINTS,
  duty: severalOf(`${ABOVE_ZERO}(?:@${NUMBER})?:${ABOVE_ZERO}`),
};

/**
 * True if the API certainly accepts a question, because the browser logs refused requests in its console. The
 * finder reads all others itself, and explains its errors.
 */
export function isAccepted(asked: URLSearchParams, accepted: AcceptedParameters): boolean {
  const names = [...asked.keys()];
  return (
    new Set(names).size === names.length &&
    [...asked].every(([name, text]) => takes(accepted, name, text)) &&
    names.every((name) => isOpen(asked, name)) &&
    (isJudged(asked) || !names.some((name) => isOfMatch(accepted, name))) &&
    (asked.has('sort') || !asked.has('order'))
  );
}

/** True if a question is judged: it bounds a figure, or asks for a point or a duty cycle. */
export const isJudged = (asked: URLSearchParams): boolean =>
  [...asked.keys()].some((name) => /^(?:(?:min|max)_(?!(?:ip|price_date)$)|duty$)|_points$/.test(name));

const isOfMatch = ({ modifiers }: AcceptedParameters, name: string): boolean =>
  name === 'together' || Object.hasOwn(modifiers, name);

function takes(
  { numbers, modifiers, flags, texts, words }: AcceptedParameters,
  name: string,
  text: string,
): boolean {
  if (numbers.includes(name)) return NUMBER_ALONE.test(text);
  if (flags.includes(name)) return text === 'true' || text === 'false';
  if (texts.includes(name)) return TEXTS.test(text);
  const most = Object.hasOwn(modifiers, name) ? modifiers[name] : undefined;
  if (most !== undefined) return NUMBER_ALONE.test(text) && Number(text) > 0 && Number(text) <= most;
  const own = Object.hasOwn(words, name) ? words[name] : undefined;
  return own === undefined
    ? Object.hasOwn(WRITTEN, name) && WRITTEN[name]?.test(text) === true
    : text.split(',').every((word) => own.includes(word));
}

/** True unless a lower bound is above the upper one. */
const isOpen = (asked: URLSearchParams, name: string): boolean =>
  !name.startsWith('min_') ||
  !(Number(asked.get(name)) > Number(asked.get(name.replace('min_', 'max_')) ?? Infinity));
