import { yesOrNo, type Filter, type Filters } from './filter.ts';

/**
 * The facts that filters must know of a field that is yes or no: its name, and its sentence, which begins
 * with "Whether".
 */
export interface FlagField {
  readonly name: string;
  readonly says: string;
  /** Whether it can be unknown. */
  readonly nullable: boolean;
}

/** The filters on yes or no: one of each field, in the order of their table. */
export const flagsOf = (fields: readonly FlagField[]): Filters =>
  Object.fromEntries(
    fields.map((field): [string, Filter] => [field.name, yesOrNo(field.name, sentence(field))]),
  );

/** `Whether a driver is on board.` as the sentence of a filter. */
const sentence = ({ says, nullable }: FlagField): string =>
  `\`true\` or \`false\`: ${says.replace(/^Whether/, 'whether').replace(/\.$/, '')}${nullable ? '; unknown is neither' : ''}.`;
