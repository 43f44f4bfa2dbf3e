import { SHARED_FIELDS } from '../../query/match/sets/set-constraints.ts';
import { numberText } from '../format.ts';
import {
  MOST_COUNT,
  MOST_LINES,
  readCount,
  readJoint,
  readJointPoints,
  readPlain,
  type Line,
} from './lines.ts';
import { MOST_VOLTS, TOTALS } from './parts-list.ts';
import { VIEW_NAMES } from './view-settings.ts';

/** Messages about invalid parts of an address, and about ids that the catalog does not have. */
export function listErrors(parameters: URLSearchParams, catalogIds: Pick<Set<string>, 'has'>): string[] {
  const plain = ['motors', 'ids', 'add'].flatMap((name) =>
    partsOf(parameters.get(name)).map((part) => ({ name, part })),
  );
  const joints = parameters.getAll('joint');
  const rows = plain.length + joints.length;
  return [
    ...plain.flatMap(({ name, part }) => plainErrors(name, part)),
    ...joints.flatMap(jointErrors),
    ...unknownIds([...plain.map(({ part }) => readPlain(part)), ...joints.map(readJoint)], catalogIds),
    ...(rows > MOST_LINES ? [`${rows} rows; the first ${MOST_LINES} are kept.`] : []),
    ...numberErrors(parameters, 'volts', {
      most: MOST_VOLTS,
      wanted: `a supply voltage above 0 and up to ${numberText(MOST_VOLTS)} V`,
    }),
    ...Object.values(TOTALS).flatMap((name) => numberErrors(parameters, name, TOTAL)),
    ...choiceErrors(parameters, 'same', SHARED_FIELDS),
    ...choiceErrors(parameters, 'view', VIEW_NAMES),
  ];
}

const partsOf = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Explains an invalid count, and the count that is used instead. */
function countError(count: string): string {
  const most = numberText(MOST_COUNT);
  const taken = Number(count) > MOST_COUNT ? `${most} is used` : 'the row is left out';
  return `the count must be from 1 to ${most}; ${Number.isNaN(Number(count)) ? '1 is used' : taken}.`;
}

function plainErrors(name: string, part: string): string[] {
  const line = readPlain(part);
  if (line === null) return [`${name}=${part} is not an id with a count, such as robstride-rs03:4.`];
  return readCount(String(line.count)) === null ? [`${name}=${part}: ${countError(String(line.count))}`] : [];
}

function jointErrors(text: string): string[] {
  if (readJoint(text) === null) return [`joint=${text} has neither a name nor an actuator.`];
  const [, count = '', , points = ''] = text.split(';');
  return [
    ...(count !== '' && readCount(count) === null ? [`joint=${text}: ${countError(count)}`] : []),
    ...(readJointPoints(points) === null
      ? [`joint=${text}: write operating points as 40@60,20@60 continuous (N·m at rpm).`]
      : []),
  ];
}

function unknownIds(rows: readonly (Line | null)[], catalogIds: Pick<Set<string>, 'has'>): string[] {
  const named = rows.flatMap((row) => (row === null || row.id === '' ? [] : row.id));
  return [...new Set(named)]
    .filter((id) => !catalogIds.has(id))
    .map((id) => `${id}: the catalog has no actuator with this id; its row is kept without figures.`);
}

/** A number above 0 and up to a bound, and the words for it. */
interface Wanted {
  readonly most: number;
  readonly wanted: string;
}

const TOTAL: Wanted = { most: Infinity, wanted: 'a number above 0' };

function numberErrors(parameters: URLSearchParams, name: string, { most, wanted }: Wanted): string[] {
  const text = parameters.get(name);
  if (text === null) return [];
  const value = Number(text);
  return value > 0 && value < Infinity && value <= most ? [] : [`${name}=${text} is not ${wanted}.`];
}

const choiceErrors = (parameters: URLSearchParams, name: string, choices: readonly string[]): string[] =>
  partsOf(parameters.get(name))
    .filter((word) => !choices.includes(word))
    .map((word) => `${name}=${word} is not one of ${choices.join(', ')}.`);
