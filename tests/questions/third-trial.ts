import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { inertiaAtOutput } from '../oracle/members.ts';
import {
  atLeast,
  atMost,
  density,
  figure,
  first,
  tally,
  type ActuatorFile,
  type CatalogFiles,
} from './catalog-files.ts';
import { haveConflict } from './conflicts.ts';
import { call, get, listed, rowsOf, valueAt, valuesAt, type Question } from './question.ts';
import { mediansByCategory } from './students.ts';

/*
 * Questions of a third trial, which had taken arithmetic of the client, texts to be read, or whole documents.
 */

/** The joints of an arm that is laid out like the SO-101, and holds 2 kg outstretched: the lever of each, m. */
const LEVERS = [0.4, 0.4, 0.28, 0.16, 0.16, 0.05] as const;
const ARM = LEVERS.map((lever_m, place) => ({ name: `J${place + 1}`, load: { mass_kg: 2, lever_m } }));

const lightestSet = (body: unknown): unknown => ({
  ids: valuesAt(body, 'sets.lightest.choices.*.id'),
  mass: valueAt(body, 'sets.lightest.totals.weight_g.sum'),
});

/** For each joint the lightest whose rated torque holds the load; torques have 4 digits. */
function lightestArm(actuators: readonly ActuatorFile[]): unknown {
  const chosen = LEVERS.map((lever) => {
    const torque = Number((2 * 9.81 * lever).toPrecision(4));
    const strong = actuators.filter((one) => atLeast(one, 'rated_torque_nm', torque));
    return first(strong, (one) => figure(one, 'weight_g'), { most: 1 })[0];
  });
  const masses = chosen.map((one) => (one === undefined ? 0 : (figure(one, 'weight_g') ?? 0)));
  return {
    ids: chosen.map((one) => one?.id),
    mass: Number(masses.reduce((sum, mass) => sum + mass, 0).toPrecision(12)),
  };
}

/** The makers' names in other scripts, by their usual ones. */
const otherMakers = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.values(
      z
        .record(z.string(), z.looseObject({ name: z.string(), aliases: z.array(z.string()).default([]) }))
        .parse(parse(readFileSync('catalog/brands.yaml', 'utf8'))),
    ).map(({ name, aliases }) => [name, aliases]),
  );

const [MAKER, MODEL] = ['宇树', 'GO-M8010'];

/** A word of the texts of an actuator that begins so, each with what stands before it. */
const wordsBefore = ({ id, name, notes }: ActuatorFile, word: string): string[] =>
  [...`${id} ${name} ${notes}`.replaceAll(/\s+/g, ' ').matchAll(new RegExp(`(\\S*) ?\\b${word}`, 'gi'))].map(
    ([, before = '']) => before.toLowerCase(),
  );

const DENYING = ['without', 'no', 'not', 'optional'];

/** How many actuators have a word only behind one that denies it. */
const denied = ({ actuators }: CatalogFiles, word: string): number =>
  actuators.filter((one) => {
    const before = wordsBefore(one, word);
    return before.length > 0 && before.every((text) => DENYING.includes(text));
  }).length;

const spreads = (body: unknown): unknown => rowsOf(body, ['group', 'known', 'median'], 'spreads');

const countsByBrand = (body: unknown): unknown => rowsOf(body, ['value', 'count'], 'counts.brand');

/** The questions of a third trial. */
export const THIRD_TRIAL: readonly Question[] = [
  {
    who: 'builder',
    asks: 'An arm laid out like the SO-101 that holds 2 kg at levers of 0.4 m and less: the lightest six motors',
    rest: {
      calls: [{ target: '/api/v1/actuators/match?limit=1&fields=id', body: { joints: ARM } }],
      read: lightestSet,
    },
    mcp: { calls: [call('match_actuators', { joints: ARM, limit: 1 })], read: lightestSet },
    expected: ({ actuators }) => lightestArm(actuators),
  },
  listed({
    who: 'maintainer',
    asks: 'From 20 N·m up: the five with the least inertia at the output',
    of: 'actuators',
    query: {
      min_peak_torque_nm: 20,
      has: 'reflected_inertia_kg_m2',
      sort: 'reflected_inertia_kg_m2',
      order: 'asc',
      limit: 5,
    },
    figures: ['reflected_inertia_kg_m2'],
    expected: ({ actuators }) => {
      const those = actuators.filter((one) => atLeast(one, 'peak_torque_nm', 20) && inertiaAtOutput(one) !== null);
      const best = first(those, inertiaAtOutput, { most: 5 });
      return { total: those.length, rows: best.map((one) => [one.id, inertiaAtOutput(one)]) };
    },
  }),
  listed({
    who: 'builder',
    asks: 'At most 3 arc-minutes of play: what do sources say of the encoders, in words to be read?',
    of: 'actuators',
    query: { max_backlash_arcmin: 3, has: 'encoder' },
    figures: ['encoder'],
    expected: ({ actuators }) => {
      const those = actuators.filter(
        (one) => atMost(one, 'backlash_arcmin', 3) && typeof one.specs.encoder === 'string',
      );
      return {
        total: those.length,
        rows: first(those, () => 0, { most: 100 }).map((one) => [one.id, one.specs.encoder]),
      };
    },
  }),
  listed({
    who: 'buyer',
    asks: `“${MAKER} ${MODEL}”: which is it?`,
    of: 'actuators',
    query: { q: `${MAKER} ${MODEL}` },
    expected: ({ actuators }) => {
      const makers = otherMakers();
      const those = actuators.filter(
        (one) =>
          makers.get(one.brand)?.includes(MAKER) &&
          [one.id, one.name, ...one.aliases].some((text) => text.toUpperCase().includes(MODEL)),
      );
      return { total: those.length, rows: first(those, () => 0, { most: 100 }).map(({ id }) => [id]) };
    },
  }),
  {
    who: 'builder',
    asks: 'Which speak of a brake only to say that they have none?',
    rest: { calls: [get('/api/v1/search?q=brake&type=actuator&limit=1')], read: (body) => valueAt(body, 'negated') },
    mcp: {
      calls: [call('search_actuators', { q: 'brake', fields: ['id'], limit: 1 })],
      read: (body) => {
        const [, records, word] = /^In (\d+) of these `(\w+)`/.exec(String(valueAt(body, 'hint'))) ?? [];
        return [{ word, records: Number(records) }];
      },
    },
    expected: (files) => [{ word: 'brake', records: denied(files, 'brake') }],
  },
  {
    who: 'journalist',
    asks: 'Whose sources conflict most: the makers by the actuators on which sources disagree',
    rest: { calls: [get('/api/v1/actuators/summary?has=conflicts&count_by=brand')], read: countsByBrand },
    mcp: {
      calls: [call('summarize_catalog', { filters: { has: 'conflicts' }, count_by: 'brand' })],
      read: countsByBrand,
    },
    expected: ({ actuators }) => tally(actuators.filter(haveConflict).map(({ brand }) => brand)),
  },
  {
    who: 'journalist',
    asks: 'The median torque density by family, of peak torques alone',
    rest: {
      calls: [get('/api/v1/actuators/summary?torque_kind=peak&spread_of=torque_density_nm_per_kg&by=category')],
      read: spreads,
    },
    mcp: {
      calls: [
        call('summarize_catalog', {
          filters: { torque_kind: 'peak' },
          spread_of: 'torque_density_nm_per_kg',
          by: 'category',
        }),
      ],
      read: spreads,
    },
    expected: ({ actuators }) =>
      mediansByCategory(
        actuators.filter(({ conditions }) => conditions.peak_torque_nm?.kind === 'peak'),
        density,
      ),
  },
];
