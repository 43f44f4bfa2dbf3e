import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { density, figure, speaks, tally } from './catalog-files.ts';
import { call, get, rowsOf, valueAt, valuesAt, type Question } from './question.ts';

/*
 * Questions about many records at once: how many, how they are spread, and what releases changed.
 */

const byFamily = (body: unknown): unknown[] => rowsOf(body, ['value', 'count'], 'counts.category');

const inOrder = (rows: readonly unknown[]): unknown[] =>
  rows.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));

const ALL = 'count_by=category';

const newIn = (body: unknown): unknown[] =>
  valuesAt(body, 'releases.*').map((release) => [valueAt(release, 'version'), valueAt(release, 'actuators.added')]);

/** What the catalog keeps of a release. */
const releaseOf = (version: string): unknown => parse(readFileSync(`catalog/releases/${version}.yaml`, 'utf8'));

const changed = z.record(z.string(), z.unknown());

const GEAR = 'xiaomi-cybergear';
const DENSITY = 'torque_density_nm_per_kg';

const fieldsChanged = (body: unknown): unknown[] =>
  valuesAt(body, 'data.*')
    .filter((row) => String(valueAt(row, 'version')).startsWith('2026.11.24'))
    .map((row) => valueAt(row, 'field'))
    .toSorted();

const NAMES = new Intl.DisplayNames('en', { type: 'region' });

const countries = (body: unknown): unknown[] => inOrder(rowsOf(body, ['value', 'count'], 'counts.country'));

const quartiles = (body: unknown): unknown[] =>
  inOrder(
    rowsOf(body, ['group', 'known', 'p25', 'median', 'p75'], 'spreads').filter(
      (row) => Number(valuesAt(row, '*')[1]) >= 4,
    ),
  );

/** The figure below which a part of some lies, straight between two. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const [below = NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return Number((below + (above - below) * (place % 1)).toPrecision(12));
}

/** The questions about many records at once. */
export const COUNTING: readonly Question[] = [
  {
    who: 'student',
    asks: 'Which share of each family’s peak torques are stall torques?',
    rest: {
      calls: [
        get(`/api/v1/actuators/summary?has=peak_torque_nm&${ALL}`),
        get(`/api/v1/actuators/summary?torque_kind=stall&${ALL}`),
      ],
      read: (all, stall) => [all, stall].map((body) => inOrder(byFamily(body))),
    },
    mcp: {
      calls: [
        call('summarize_catalog', { filters: { has: 'peak_torque_nm' }, count_by: 'category' }),
        call('summarize_catalog', { filters: { torque_kind: 'stall' }, count_by: 'category' }),
      ],
      read: (all, stall) => [all, stall].map((body) => inOrder(byFamily(body))),
    },
    expected: ({ actuators }) => {
      const known = actuators.filter((one) => figure(one, 'peak_torque_nm') !== null);
      const stall = known.filter(({ conditions }) => conditions.peak_torque_nm?.kind === 'stall');
      return [known, stall].map((those) => inOrder(tally(those.map(({ category }) => category))));
    },
  },
  {
    who: 'journalist',
    asks: 'Quasi-direct drives with CAN, country by country: is any not Chinese?',
    rest: {
      calls: [get('/api/v1/actuators/summary?category=qdd_proprioceptive&comm=CAN&count_by=country')],
      read: countries,
    },
    mcp: {
      calls: [
        call('summarize_catalog', { filters: { category: 'qdd_proprioceptive', comm: 'CAN' }, count_by: 'country' }),
      ],
      read: countries,
    },
    expected: ({ actuators }) => {
      const those = actuators.filter((one) => one.category === 'qdd_proprioceptive' && speaks(one, 'CAN'));
      return inOrder(tally(those.map(({ country }) => (country === null ? null : (NAMES.of(country) ?? null)))));
    },
  },
  {
    who: 'journalist',
    asks: 'Quartiles of the torque density of quasi-direct drives, country by country, where four or more are known',
    rest: {
      calls: [get(`/api/v1/actuators/summary?category=qdd_proprioceptive&spread_of=${DENSITY}&by=country`)],
      read: quartiles,
    },
    mcp: {
      calls: [
        call('summarize_catalog', { filters: { category: 'qdd_proprioceptive' }, spread_of: DENSITY, by: 'country' }),
      ],
      read: quartiles,
    },
    expected: ({ actuators }) => {
      const those = Map.groupBy(
        actuators.filter((one) => one.category === 'qdd_proprioceptive'),
        ({ country }) => country,
      );
      const rows = [...those].map(([country, members]) => {
        const known = members.flatMap((one) => density(one) ?? []).toSorted((one, other) => one - other);
        return [
          country === null ? null : NAMES.of(country),
          known.length,
          ...[0.25, 0.5, 0.75].map((part) => quantile(known, part)),
        ];
      });
      return inOrder(rows.filter(([, known]) => Number(known) >= 4));
    },
  },
  {
    who: 'maintainer',
    asks: 'What did the release of 2026-11-24 change in the CyberGear?',
    rest: { calls: [get(`/api/v1/actuators/${GEAR}/changes`)], read: fieldsChanged },
    mcp: { calls: [call('list_changes', { id: GEAR, limit: 50 })], read: fieldsChanged },
    expected: () =>
      Object.keys(changed.parse(valueAt(releaseOf('2026.11.24-a44c270b9666'), `actuators.changed.${GEAR}`))).toSorted(),
  },
  {
    who: 'journalist',
    asks: 'How many actuators did the release of 2026-11-22 add?',
    rest: {
      calls: [get('/api/v1/changes')],
      read: (body) => newIn(body).find((row) => String(row).startsWith('2026.11.22')),
    },
    mcp: {
      calls: [call('list_changes', {})],
      read: (body) => newIn(body).find((row) => String(row).startsWith('2026.11.22')),
    },
    expected: () => [
      '2026.11.22-70cc663e895f',
      valuesAt(releaseOf('2026.11.22-70cc663e895f'), 'actuators.added.*').length,
    ],
  },
];
