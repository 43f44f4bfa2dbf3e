import type { Token } from './tokens.ts';

/** Part of a sentence between two breaks, with the break before it. */
export interface Clause {
  readonly tokens: readonly Token[];
  /** Empty at the beginning. */
  readonly joint: string;
}

/**
 * The clauses of a sentence, without small words. A bracket that contains or follows only field words and
 * bounds belongs to the same clause: `20 Nm (rated)`, `hollow shaft (12 mm)`; so does one that follows a word
 * that is not understood: `payload (500 g)`.
 */
export function clausesOf(text: string, tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let joint = '';
  let here: Token[] = [];
  const close = (): void => {
    const last = clauses.at(-1);
    const isBracketed = /[([]/.test(joint) && last !== undefined;
    const isOfOneThing =
      here.every(isDescribing) || last?.tokens.every(isDescribing) || last?.tokens.at(-1)?.kind === 'word';
    if (isBracketed && isOfOneThing) clauses.splice(-1, 1, { ...last, tokens: [...last.tokens, ...here] });
    else if (here.length > 0) clauses.push({ tokens: here, joint });
    here = [];
  };
  for (const token of tokens) {
    const sign = text.slice(token.start, token.end).toLowerCase();
    if (token.kind === 'small' || (token.kind === 'break' && goesOn(sign, here))) continue;
    if (token.kind !== 'break') {
      here.push(token);
      continue;
    }
    close();
    joint = sign;
  }
  close();
  return clauses;
}

/**
 * True if a break does not end the clause: the dot of `max.` and `approx.`, and `with` after words such as
 * `if possible`.
 */
function goesOn(sign: string, here: readonly Token[]): boolean {
  const isWithoutFigure = here.every(({ kind }) => kind !== 'quantity' && kind !== 'need');
  if (sign === '.')
    return here.length > 0 && here.every((token) => isDescribing(token) || token.kind === 'doubt');
  return sign === 'with' && isWithoutFigure && here.some(({ kind }) => kind === 'doubt');
}

/** True if a part describes an adjacent quantity. */
export const isDescribing = ({ kind }: Token): boolean => kind === 'field' || kind === 'bound';
