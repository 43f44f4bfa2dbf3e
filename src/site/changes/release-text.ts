import { z } from 'zod';
import { conditionTags } from '../../catalog/evidence/condition-tags.ts';
import { condition } from '../../catalog/fields/evidence/condition.ts';
import { pointText } from '../../catalog/fields/point-text.ts';
import { torqueSpeedPoint } from '../../catalog/fields/torque-speed-point.ts';
import type { RecordChanges, Release } from '../../catalog/files/yaml-schemas.ts';
import { withoutJoint } from '../../catalog/records/change-rows.ts';
import { releaseDay } from '../../catalog/records/release.ts';
import { capitalised, counted, dateText, figureText, words } from '../format.ts';
import { FIELDS_BY_NAME } from '../key-figures.ts';

/**
 * The heading of a release; a day may have several: `Release of 22 November 2026 (2026.11.22-70cc663e895f)`.
 */
export const releaseTitle = (release: Release): string =>
  `Release of ${dateText(releaseDay(release))} (${release.version})`;

/** A release in words: one sentence per kind of record. */
export const releaseSentences = ({ actuators, robots }: Release): string[] => [
  sentence('actuator', actuators),
  sentence('robot', robots),
];

function sentence(noun: string, { added, changed, moved, withdrawn }: RecordChanges): string {
  const parts = [
    [added.length, 'added'],
    [Object.keys(changed).length, 'changed'],
    [Object.keys(moved).length, 'moved to a new id'],
    [Object.keys(withdrawn).length, 'withdrawn'],
  ] as const;
  const phrases = parts
    .filter(([count]) => count > 0)
    .map(([count, done]) => `${counted(count, noun)} ${done}`);
  return phrases.length === 0 ? `No ${noun} changed.` : `${phrases.join(', ')}.`;
}

type ChangedRecords = RecordChanges['changed'];

/**
 * The changed records, each with its changes in words, one line each; only those of the given fields, if any.
 */
export const shownRecords = (changed: ChangedRecords, isKept = (_field: string): boolean => true) =>
  Object.entries(changed)
    .map(([id, fields]) => ({
      id,
      lines: Object.entries(fields).flatMap(([field, change]) =>
        isKept(field) ? changeText(field, change) : [],
      ),
    }))
    .filter(({ lines }) => lines.length > 0);

/** The records with changed figures, without changes in their evidence. */
export const recordsWithOtherFigures = (changed: ChangedRecords) =>
  shownRecords(changed, (field) => !EVIDENCE.includes(field) && partsOf(field).mark !== 'conditions');

const EVIDENCE: readonly string[] = ['sources', 'claims', 'verified', 'notes'];

/** The number of records in which each field changed, the most frequent first. */
export function changedFields(changed: ChangedRecords): [term: string, records: number][] {
  const terms = Object.values(changed).flatMap((fields) => [
    ...new Set(Object.keys(fields).map((field) => termOf(withoutJoint(field)))),
  ]);
  const groups = [...Map.groupBy(terms, (term) => term)].map(([term, found]): [string, number] => [
    term,
    found.length,
  ]);
  return groups.toSorted(([, one], [, other]) => other - one);
}

/** `Mass: 490 g → 500 g`; `Length, new: 53 mm`; `Price, no longer stated: 80 USD`. */
export function changeText(field: string, [from, to]: readonly [unknown, unknown]): string {
  const term = termOf(field);
  if (partsOf(field).mark === 'disputed')
    return to === null
      ? term.replace(MARKS.disputed, ', no longer rejected')
      : `${term}: ${shownText(field, to)}`;
  // Two paragraphs are more than a line.
  if (field === 'notes') return `${term}, changed`;
  if (from === null) return `${term}, new: ${shownText(field, to)}`;
  if (to === null) return `${term}, no longer stated: ${shownText(field, from)}`;
  const before = shownText(field, from);
  const since = shownText(field, to);
  // Changed quotes are listed by field only, changed sources by domain only.
  return before === since ? `${term}, changed: ${since}` : `${term}: ${before} → ${since}`;
}

/** Name of a field in a catalog file: `Hip (J1-J4): peak torque, kind of figure`. */
export function termOf(field: string): string {
  const { role, mark, name } = partsOf(field);
  const title = TERMS[name] ?? FIELDS_BY_NAME[name]?.title ?? capitalised(words(name));
  const term = `${title}${MARKS[mark]}`;
  return role === undefined ? term : `${role}: ${term.charAt(0).toLowerCase()}${term.slice(1)}`;
}

/** Words for the parts of a figure other than its value. */
const MARKS = { '': '', conditions: ', kind of figure', disputed: ', rejected' } as const;

/** `joints/Hip (J1-J4)/conditions/peak_torque_nm` -> the role, the part of the figure, and its name. */
function partsOf(field: string) {
  const [, role, word, name = field] =
    /^(?:joints\/(.+?)\/)?(?:(conditions|disputed)\/)?([^/]+)$/.exec(field) ?? [];
  const mark: keyof typeof MARKS = word === 'conditions' || word === 'disputed' ? word : '';
  return { role, mark, name };
}

/** Names for terms that the field tables lack, or that need other words in a change. */
const TERMS: Readonly<Record<string, string>> = {
  actuator: 'Actuator of the catalog',
  aliases: 'Other names',
  claims: 'Words of sources',
  count: 'Number of joints',
  replaced_by: 'Successor',
};

function shownText(field: string, value: unknown): string {
  const { mark, name } = partsOf(field);
  if (mark === 'disputed') return z.string().catch('').parse(value);
  // A release may predate our format of conditions.
  if (mark === 'conditions') return conditionTags(condition.catch({}).parse(value)).join(', ') || 'other';
  if (name === 'claims') return listed(value).map(termOf).join(', ');
  if (name === 'torque_speed_points')
    return z.array(torqueSpeedPoint).catch([]).parse(value).map(pointText).join(', ');
  if (name === 'sources') return [...new Set(listed(value).map(domainOf))].join(', ');
  if (name.endsWith('_url')) return domainOf(String(value));
  return figureText(value, FIELDS_BY_NAME[name]?.unit ?? null);
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** An address is too long to be read. */
const domainOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
