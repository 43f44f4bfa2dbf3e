import { yesOrNo, type Filters } from './filter.ts';

/**
 * What filters must know of a field that is yes, no or unknown: its name, and its sentence, which begins with
 * "Whether".
 */
export interface FlagField {
  readonly name: string;
  readonly says: string;
}

/** The filters on yes or no: one of each field, in the order of their table. */
export const flagsOf = (fields: readonly FlagField[]): Filters =>
  Object.fromEntries(fields.map(({ name, says }) => [name, yesOrNo(name, sentence(says))]));

/** `Whether a driver is on board.` as the sentence of a filter. */
const sentence = (says: string): string =>
  `\`true\` or \`false\`: ${says.replace(/^Whether/, 'whether').replace(/\.$/, '')}; unknown is neither.`;
