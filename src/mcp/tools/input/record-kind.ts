import { choice, lowerCase, type Kind } from '../../../query/parameters/kinds.ts';

/** The kinds of record that tools distinguish. A joint is a group of equal joints with its motor. */
const RECORD_KINDS = ['actuator', 'robot', 'joint'] as const;

export type RecordKind = (typeof RECORD_KINDS)[number];

/** One of the kinds; `motor`, the API's word for the figures of a joint, is read as `joint`. */
export function recordKind(): Kind<RecordKind> {
  const kind = choice(RECORD_KINDS);
  return { ...kind, read: (text) => (lowerCase(text) === 'motor' ? kind.read('joint') : kind.read(text)) };
}
