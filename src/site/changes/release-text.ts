import type { CatalogRelease } from '../../api/schemas/changes.ts';
import { counted, dateText } from '../format.ts';

type Changes = CatalogRelease['actuators'];

/** The heading of a release: `Release of 22 November 2026`. */
export const releaseTitle = ({ released }: CatalogRelease): string => `Release of ${dateText(released)}`;

/** What a release did, in a sentence for each kind of record. */
export const releaseSentences = ({ actuators, robots }: CatalogRelease): string[] => [
  sentence('actuator', actuators),
  sentence('robot', robots),
];

function sentence(noun: string, { added, changed, moved, withdrawn }: Changes): string {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [moved, 'moved to a new id'],
    [withdrawn, 'withdrawn'],
  ] as const;
  const told = parts.flatMap(([list, done]) => (list.length === 0 ? [] : `${counted(list.length, noun)} ${done}`));
  return told.length === 0 ? `No ${noun} changed.` : `${told.join(', ')}.`;
}
