import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  acceptsSupply,
  figure,
  numberOf,
  readCatalogFiles,
  usersOf,
  type ActuatorFile,
  type RobotFile,
} from '../questions/catalog-files.ts';
import { allows, needs, verdictOf, wants, type Check } from '../questions/requirements.ts';
import { fewFilters, optionally, ordering, type NamedQuery } from '../support/arbitraries.ts';
import { answerTo, bodyOf } from '../support/in-process.ts';
import { mismatches } from '../support/openapi.ts';
import { expectedIds, type Around } from '../support/oracle.ts';
import { realService } from '../support/real-catalog.ts';

/*
 * Ten thousand questions in process, drawn from all parameters of the lists, joints and matches: each body is what the
 * OpenAPI document says, each walk along the cursors meets everything once and in order, and what is found is what an
 * oracle finds that shares no code with `src/query`. Robots, joints and matches are read from the files of the catalog.
 */

const files = readCatalogFiles();
let requests = 0;

/** On a machine that does nothing else they take half a minute together. */
const LONG = { timeout: 120_000 };

const page = z.looseObject({
  data: z.array(z.looseObject({ id: z.string().optional() })),
  pagination: z.looseObject({ next_cursor: z.string().nullable(), total: z.number() }),
});

/** The body of a sound question, held against its schema. */
function ask(path: string, query: NamedQuery, schema: string): unknown {
  requests += 1;
  const target = `${path}?${new URLSearchParams(query).toString()}`;
  const document = answerTo(realService, { target });
  expect([target, document.status]).toEqual([target, 200]);
  const body = bodyOf(document);
  expect(mismatches(`#/components/schemas/${schema}`, body)).toEqual([]);
  return body;
}

/** All that a list finds, page by page. */
function walked(path: string, query: NamedQuery, { schema, limit }: { schema: string; limit: number }) {
  const found: z.infer<typeof page>['data'] = [];
  const totals = new Set<number>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const continued: NamedQuery = cursor === '' ? {} : { cursor };
    const { data, pagination } = page.parse(ask(path, { ...query, limit: String(limit), ...continued }, schema));
    found.push(...data);
    totals.add(pagination.total);
    cursor = pagination.next_cursor;
  }
  return { found, totals: [...totals] };
}

/** At most two of some parameters, so that something is found. */
const few = (values: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<NamedQuery> =>
  fc
    .tuple(optionally(values), fc.subarray(Object.keys(values), { maxLength: 2 }))
    .map(([all, kept]) => Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name))));

const FURTHER = {
  control_mode: ['position', 'MIT,torque'],
  torque_kind: ['stall', 'peak,limit'],
  used_in: ['humanoid', 'arm,hand', 'quadruped'],
  robot_id: ['unitree-go1', 'unitree-go1,enactic-openarm-1-0'],
  max_outer_diameter_mm: ['60', '98'],
  max_length_mm: ['40', '61.5'],
  min_through_hole_mm: ['10', '22'],
  min_weight_g: ['100', '500'],
  min_price_usd: ['50', '1000'],
  max_peak_torque_nm: ['10', '100'],
  min_power_w: ['100'],
  max_repeatability_arcmin: ['1'],
  min_gear_ratio: ['9', '100'],
  has: ['through_hole_mm', 'rotor_inertia_kg_m2,price_usd'],
};

const around = new Map(
  files.actuators.map((file): [string, Around] => [
    file.id,
    {
      torqueKind: file.conditions.peak_torque_nm?.kind ?? null,
      figures: file.figures,
      robots: usersOf(files, file.id),
    },
  ]),
);
const aroundOf = (id: string): Around => around.get(id) ?? { torqueKind: null, figures: {}, robots: [] };

const sizes = fc.constantFrom(17, 60, 100);

// The search mends words that the oracle does not know.
const actuatorQuery = fc
  .tuple(fewFilters, few(FURTHER), ordering)
  .map(([filters, further, order]): NamedQuery => ({ ...filters, ...further, ...order }))
  .filter(({ q }) => q === undefined);

const contradicts = ({ min_weight_g, max_weight_g, min_price_usd, max_price_usd, ...query }: NamedQuery): boolean =>
  Number(min_weight_g ?? 0) > Number(max_weight_g ?? Infinity) ||
  Number(min_price_usd ?? 0) > Number(max_price_usd ?? Infinity) ||
  Number(query.min_peak_torque_nm ?? 0) > Number(query.max_peak_torque_nm ?? Infinity) ||
  Number(query.min_gear_ratio ?? 0) > Number(query.max_gear_ratio ?? Infinity);

test('lists of actuators are what the oracle finds, whole and in order', LONG, () => {
  fc.assert(
    fc.property(actuatorQuery, sizes, (query, limit) => {
      fc.pre(!contradicts(query));
      const list = { schema: 'ActuatorSelectionList', limit };
      const { found, totals } = walked('/api/v1/actuators', { ...query, fields: 'id' }, list);
      const expected = expectedIds(realService.dataset.actuators, query, aroundOf);
      expect(found.map(({ id }) => id)).toEqual(expected);
      expect(totals).toEqual([expected.length]);
    }),
    { numRuns: 900 },
  );
});

const KEEPS_ROBOT: Readonly<Record<string, (robot: RobotFile, text: string) => boolean>> = {
  kind: ({ kind }, text) => text.split(',').includes(kind),
  brand: ({ brand }, text) => brand.toLowerCase() === text.toLowerCase(),
  actuator_id: ({ joints }, text) => joints.some(({ motor }) => text.split(',').includes(motor.actuator ?? '')),
  min_payload_kg: (robot, text) => (numberOf(robot, 'payload_kg') ?? -1) >= Number(text),
  min_reach_mm: (robot, text) => (numberOf(robot, 'reach_mm') ?? -1) >= Number(text),
  max_weight_kg: (robot, text) => (numberOf(robot, 'weight_kg') ?? Infinity) <= Number(text),
  max_price_usd: (robot, text) => (numberOf(robot, 'price_usd') ?? Infinity) <= Number(text),
  has: (robot, text) => text.split(',').every((name) => Reflect.get(robot, name) !== undefined),
  lacks: (robot, text) => text.split(',').every((name) => Reflect.get(robot, name) === undefined),
};

const robotQuery = few({
  kind: ['arm', 'humanoid,biped'],
  brand: ['Unitree', 'robotis', 'stranger'],
  actuator_id: ['robotis-xm430-w350-t', 'unitree-go-m8010-6,robotis-xl330-m288-t'],
  min_payload_kg: ['1', '5'],
  min_reach_mm: ['500', '850'],
  max_weight_kg: ['5', '30'],
  max_price_usd: ['1000', '20000'],
  has: ['price_usd', 'reach_mm,weight_kg'],
  lacks: ['payload_kg'],
});

test('lists of robots are what the files say', LONG, () => {
  const robots = files.robots.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  fc.assert(
    fc.property(robotQuery, sizes, (query, limit) => {
      const expected = robots.filter((robot) =>
        Object.entries(query).every(([name, text]) => KEEPS_ROBOT[name]?.(robot, text) ?? true),
      );
      const list = { schema: 'RobotSelectionList', limit };
      const { found, totals } = walked('/api/v1/robots', { ...query, fields: 'id' }, list);
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(totals).toEqual([expected.length]);
    }),
    { numRuns: 700 },
  );
});

test('lists of joints are every group of the robots that are asked for', LONG, () => {
  const kinds = fc.constantFrom('arm', 'hand', 'quadruped', 'biped,humanoid');
  fc.assert(
    fc.property(kinds, sizes, (kind, limit) => {
      const expected = files.robots
        .filter((robot) => kind.split(',').includes(robot.kind))
        .flatMap(({ id, joints }) => joints.map(({ role }) => `${id} ${role}`));
      const { found } = walked('/api/v1/joints', { kind }, { schema: 'JointGroupList', limit });
      const groups = found.map((group) =>
        z.looseObject({ role: z.string(), robot: z.looseObject({ id: z.string() }) }).parse(group),
      );
      expect(groups.map(({ robot, role }) => `${robot.id} ${role}`).toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 30 },
  );
});

const speaksCan = wants(({ specs }: ActuatorFile) => (specs.comm.length === 0 ? null : isOnCan(specs.comm)));
const isOnCan = (buses: readonly string[]): boolean => buses.some((bus) => bus.toLowerCase() === 'can');

/** THE TABLE of requirements that are drawn: the check of each, with a bound. */
const CHECKS: Readonly<Record<string, (text: string) => Check>> = {
  peak_torque_nm: (text) => needs('peak_torque_nm', Number(text)),
  speed_rpm: (text) => needs('max_speed_rpm', Number(text)),
  weight_g: (text) => allows('weight_g', Number(text)),
  price_usd: (text) => allows('price_usd', Number(text)),
  backlash_arcmin: (text) => allows('backlash_arcmin', Number(text)),
  outer_diameter_mm: (text) => allows('outer_diameter_mm', Number(text)),
  length_mm: (text) => allows('length_mm', Number(text)),
  voltage_v: (text) => wants((actuator) => acceptsSupply(actuator, Number(text))),
  comm: () => speaksCan,
};

const requirements = optionally({
  peak_torque_nm: ['5', '22', '60.5', '200'],
  speed_rpm: ['30', '120'],
  weight_g: ['300', '900', '2500'],
  price_usd: ['100', '500'],
  backlash_arcmin: ['1', '15'],
  outer_diameter_mm: ['60', '98'],
  length_mm: ['40', '70'],
  voltage_v: ['24', '48'],
  comm: ['CAN'],
}).filter((query) => Object.keys(query).length > 0);

const counted = z.looseObject({ counts: z.record(z.string(), z.number()) });

test('matches are counted and found as the files say, the lightest of those that meet first', LONG, () => {
  const byMass = files.actuators.toSorted((one, other) => massOf(one) - massOf(other) || (one.id < other.id ? -1 : 1));
  fc.assert(
    fc.property(requirements, fc.integer({ min: 1, max: 9 }), (query, limit) => {
      const checks = Object.entries(query).flatMap(([name, text]) => CHECKS[name]?.(text) ?? []);
      const body = ask(
        '/api/v1/actuators/match',
        { ...query, limit: String(limit), fields: 'id' },
        'MatchSelectionList',
      );
      const those = Map.groupBy(byMass, (actuator) => verdictOf(actuator, checks));
      const counts = (['meets', 'close', 'unknown', 'misses'] as const).map((name) => [
        name,
        those.get(name)?.length ?? 0,
      ]);
      expect(counted.parse(body).counts).toEqual(Object.fromEntries(counts));
      const meeting = those.get('meets') ?? [];
      const found = page.parse(body).data.slice(0, meeting.length);
      expect(found.map(({ id }) => id)).toEqual(meeting.slice(0, limit).map(({ id }) => id));
    }),
    { numRuns: 1500 },
  );
});

const massOf = (actuator: ActuatorFile): number => figure(actuator, 'weight_g') ?? Infinity;

test('these were ten thousand requests', () => {
  expect(requests).toBeGreaterThan(10_000);
});
