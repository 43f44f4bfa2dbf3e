import type { Token } from './tokens.ts';

/** Part of a sentence between two breaks, with the break before it. */
export interface Clause {
  readonly tokens: readonly Token[];
  /** Empty at the beginning. */
  readonly joint: string;
}

/**
 * The clauses of a sentence; one of field words and bounds alone is said of its neighbour: `20 Nm (rated)`.
 */
export function clausesOf(text: string, tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let joint = '';
  let here: Token[] = [];
  const close = (next: string): void => {
    const last = clauses.at(-1);
    // Words before a bracket describe the quantity in it: `hollow shaft (12 mm)`.
    const isOfLast =
      !/[([]/.test(next) &&
      here.every(isDescribing) &&
      last?.tokens.some(({ kind }) => kind === 'quantity') === true;
    const isOfHere = last?.tokens.every(isDescribing) === true;
    if (last !== undefined && (isOfLast || isOfHere))
      clauses.splice(-1, 1, { ...last, tokens: [...last.tokens, ...here] });
    else if (here.length > 0) clauses.push({ tokens: here, joint });
    here = [];
  };
  for (const token of tokens) {
    if (token.kind !== 'break') {
      here.push(token);
      continue;
    }
    const sign = text.slice(token.start, token.end).toLowerCase();
    if (goesOn(sign, here)) continue;
    close(sign);
    joint = sign;
  }
  close('');
  return clauses;
}

/** True if a break ends nothing: the dot of `max.` and `approx.`, and `with` after words such as `if possible`. */
function goesOn(sign: string, here: readonly Token[]): boolean {
  const isDoubted = here.some(({ kind }) => kind === 'doubt');
  if (sign === '.')
    return here.length > 0 && here.every((token) => isDescribing(token) || token.kind === 'doubt');
  return sign === 'with' && isDoubted && !here.some(({ kind }) => kind === 'quantity' || kind === 'need');
}

/** True if a part describes a quantity next to it. */
export const isDescribing = ({ kind }: Token): boolean =>
  kind === 'field' || kind === 'bound' || kind === 'small';
