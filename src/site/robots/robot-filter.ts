import { fold, searchTerms } from '../../query/text.ts';

/** A robot as the list's filters see it. */
export interface RobotRow {
  readonly text: string;
  readonly payload_kg: number | null;
  readonly weight_kg: number | null;
  readonly dof: number | null;
}

/** What the filters ask; null for no wish. */
export interface RobotWish {
  readonly terms: readonly string[];
  readonly leastPayload: number | null;
  readonly greatestMass: number | null;
  readonly leastDof: number | null;
}

/** The wish that a form's texts express; what is no number is as if empty. */
export const robotWish = (texts: Readonly<Record<'q' | 'payload' | 'weight' | 'dof', string>>): RobotWish => ({
  terms: searchTerms(texts.q),
  leastPayload: toNumber(texts.payload),
  greatestMass: toNumber(texts.weight),
  leastDof: toNumber(texts.dof),
});

/** Whether a robot meets a wish. An unknown figure never does. */
export function meetsWish(row: RobotRow, { terms, leastPayload, greatestMass, leastDof }: RobotWish): boolean {
  const text = fold(row.text);
  return (
    terms.every((term) => text.includes(term)) &&
    (leastPayload === null || (row.payload_kg !== null && row.payload_kg >= leastPayload)) &&
    (greatestMass === null || (row.weight_kg !== null && row.weight_kg <= greatestMass)) &&
    (leastDof === null || (row.dof !== null && row.dof >= leastDof))
  );
}

/** A figure's text as a number; null for an empty text or no number. */
export function toNumber(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
