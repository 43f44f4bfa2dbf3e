import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { textOf } from '../../src/api/documents/json-document.ts';
import { OPERATIONS, type OperationId } from '../../src/api/operations.ts';
import type { Service } from '../../src/api/service.ts';
import type { Condition } from '../../src/catalog/fields/evidence/condition.ts';
import { TOOLS } from '../../src/mcp/tools/tools.ts';
import { resultOf } from '../mcp/support/call.ts';
import { mcpOver } from '../mcp/support/mcp-over.ts';
import { kindFieldOf, kindOf, kindsInWords, WITH_KINDS } from '../oracle/kinds.ts';
import { answerTo, type ApiQuestion } from '../support/in-process.ts';
import { runs } from '../support/runs.ts';
import { figuresShown, type ShownFigure } from '../support/shown-figures.ts';
import { actuatorEntry, robotEntry, serviceOf, sourceStating } from '../support/small-catalog.ts';
import { OPERATION_ROWS } from '../support/spec.ts';

// "`kinds` goes with every figure outside the core" (docs/interface.md, "Evidence"): tested with a catalog
// whose
// figures have kinds, and with one whose figures have none.

const FIGURES = {
  specs: {
    peak_torque_nm: 40,
    rated_torque_nm: 12,
    max_speed_rpm: 200,
    weight_g: 500,
    voltage_v: 24,
    gear_ratio: '9:1',
    peak_current_a: 20,
    power_w: 150,
    kt_nm_per_a: 0.2,
  },
  figures: { rotor_inertia_kg_m2: 0.00002, rated_current_a: 8, phase_resistance_ohm: 0.3 },
} as const;

const maybe = (key: string, values: readonly string[]): fc.Arbitrary<Condition> =>
  fc
    .option(fc.constantFrom(...values), { nil: undefined })
    .map((value) => (value === undefined ? {} : { [key]: value }));

/** The conditions of every figure of the catalog; a figure whose source states no kind has none. */
const conditionsOfAll = fc.record({
  peak_torque_nm: fc
    .tuple(maybe('kind', ['stall', 'peak', 'momentary', 'repeated_peak', 'limit']), fc.boolean())
    .map(([kind, isAt24]) => (isAt24 ? { ...kind, voltage_v: 24 } : kind)),
  rated_torque_nm: maybe('kind', ['rated', 'continuous']),
  max_speed_rpm: maybe('kind', ['no_load', 'rated', 'maximum']),
  weight_g: maybe('includes', ['driver', 'no driver']),
  price_usd: maybe('includes', ['driver', 'no driver']),
  power_w: maybe('kind', ['rated', 'output']),
  kt_nm_per_a: fc
    .tuple(maybe('side', ['motor', 'output']), maybe('per', ['rms', 'peak']))
    .map(([side, per]): Condition => ({ ...side, ...per })),
  rotor_inertia_kg_m2: maybe('side', ['motor']),
  peak_current_a: maybe('kind', ['phase', 'supply']),
  rated_current_a: maybe('kind', ['phase', 'supply']),
  phase_resistance_ohm: maybe('of', ['phase', 'terminals']),
});

type ConditionsOfAll = Readonly<Record<string, Condition>>;

/** A catalog of two actuators and a robot with one of them and one motor of its own, all of the same conditions. */
function serviceUnder(conditions: ConditionsOfAll): Service {
  const stated = [...Object.keys(FIGURES.specs), ...Object.keys(FIGURES.figures), 'price_usd'];
  const acme = (id: string, price_usd: number) =>
    actuatorEntry({ ...FIGURES, id, name: id, price_usd, conditions, sources: [sourceStating(stated)] });
  const { weight_g: _mass, price_usd: _price, ...rest } = conditions;
  // A robot's file has no conditions for a mass.
  const own = { peak_torque_nm: 40, rated_torque_nm: 12 };
  const ofMotor = {
    ...(rest.peak_torque_nm && { peak_torque_nm: rest.peak_torque_nm }),
    ...(rest.rated_torque_nm && { rated_torque_nm: rest.rated_torque_nm }),
  };
  return serviceOf({
    actuators: [acme('acme-a', 100), acme('acme-b', 200)],
    robots: [
      robotEntry({
        weight_kg: 10,
        joints: [
          { role: 'Knee (J1)', count: 1, motor: { actuator: 'acme-a' } },
          {
            role: 'Hip (J2)',
            count: 1,
            motor: { id: 'hip', name: 'Hip', brand: 'Acme', ...own, conditions: ofMotor },
          },
        ],
      }),
    ],
  });
}

const JUDGED =
  'min_peak_torque_nm=1&min_torque_density_nm_per_kg=1&min_rated_torque_nm=1&min_speed_rpm=1&max_weight_g=900&max_price_usd=900&max_price_per_nm=90&peak_points=1@1&rated_points=1@1';

const target = (path: string): ApiQuestion => ({ target: `/api/v1/${path}` });

/** Questions to every operation of ours that shows figures. */
const ASKED: Readonly<Partial<Record<OperationId, readonly ApiQuestion[]>>> = {
  list_actuators: [target('actuators?fields=peak_torque_nm,torque_density_nm_per_kg,kt_nm_per_a,kinds')],
  compare_actuators: [target('actuators/compare?ids=acme-a,acme-b&fields=rated_torque_nm,power_w,kinds')],
  get_actuator_claims: [target('actuators/acme-a/claims')],
  get_robot_claims: [target('robots/acme-walker/claims')],
  summarize_actuators: [target(`actuators/summary?spread_of=${WITH_KINDS.join(',')}`)],
  summarize_robots: [target('robots/summary?spread_of=peak_torque_per_kg')],
  summarize_joints: [target('joints/summary?spread_of=peak_torque_nm,rated_torque_nm,weight_g')],
  export_actuators: [target('actuators/export?format=ndjson')],
  export_robots: [target('robots/export?format=ndjson')],
  export_joints: [target('joints/export?format=ndjson')],
  match_actuators: [target(`actuators/match?${JUDGED}`)],
  match_actuators_batch: [
    {
      ...target('actuators/match'),
      body: { joints: [{ name: 'knee', count: 2, peak_points: ['1@1'], min_peak_torque_nm: 1 }] },
    },
  ],
  list_joints: [target('joints')],
  search: [target('search?q=acme-a')],
  get_actuator_alternatives: [target('actuators/acme-a/alternatives')],
  get_robot_bom: [target('robots/acme-walker/bom')],
  get_actuator_torque_speed: [target('actuators/acme-a/torque-speed')],
  get_actuator_simulation: [target('actuators/acme-a/simulation')],
  get_robot_simulation: [target('robots/acme-walker/simulation')],
};

/** Operations of ours that show no figure of a record, or that show bare values by contract. */
const WITHOUT_KINDS: readonly OperationId[] = [
  'list_fields',
  'get_dataset',
  'get_api_v1_index',
  'get_quality',
  'list_changes',
];

const CALLED: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  search_actuators: [{ q: 'acme' }, { fields: ['torque_density_nm_per_kg', 'kt_nm_per_a', 'kinds'] }],
  get_actuators: ['records', 'rows', 'alternatives', 'curves'].map((form) => ({
    ids: ['acme-a', 'acme-b'],
    as: form,
  })),
  match_actuators: [
    { bounds: [{ field: 'torque_density_nm_per_kg', min: 1 }] },
    { peak_points: ['1@1'] },
    { joints: [{ name: 'knee', count: 2, bounds: [{ field: 'peak_torque_nm', min: 1 }] }] },
  ],
  get_claims: [{ id: 'acme-a' }],
  search_robots: [{}],
  get_robot: [{ id: 'acme-walker' }],
  search_joints: [{}],
  summarize_catalog: [{ record: 'actuator', spread_of: [...WITH_KINDS] }],
};

/** True if an answer states the kind of a figure as the catalog does. */
function isTold({ field, kind }: ShownFigure, conditions: ConditionsOfAll): boolean {
  const kindField = kindFieldOf(field);
  const words = kindsInWords(conditions, { [kindField]: 1 })[kindField];
  const stated = conditions[kindField] ?? {};
  if (typeof kind === 'object' && kind !== null) return JSON.stringify(kind) === JSON.stringify(stated);
  return words === undefined ? kind === undefined || kind === null : kind === words;
}

/** The parsed answer of an operation; of an export, each line. */
const linesOf = (service: Service, question: ApiQuestion): unknown[] =>
  textOf(answerTo(service, question))
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

test('every operation and tool is tested here, is of the core or shows no figure', () => {
  const core: readonly string[] = OPERATION_ROWS.map(([id]) => id);
  const known = [...Object.keys(ASKED), ...WITHOUT_KINDS, ...core];
  expect(OPERATIONS.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
  const called = [...Object.keys(CALLED), 'describe_catalog', 'list_changes'];
  expect(TOOLS.map(({ name }) => name).toSorted()).toEqual(called.toSorted());
});

/** The answers to all questions, each with the name of its operation or tool. */
const answersOf = (service: Service): { readonly name: string; readonly answer: unknown }[] => [
  ...Object.entries(ASKED).flatMap(([name, questions]) =>
    questions.flatMap((question) =>
      linesOf(service, question).map((answer) => ({ name: `API ${name}`, answer })),
    ),
  ),
  ...Object.entries(CALLED).flatMap(([name, calls]) =>
    calls.map((given) => ({
      name: `MCP ${name}`,
      answer: resultOf({ tool: name, given, service: mcpOver(service) }),
    })),
  ),
];

/** Operations that write kinds in a text, or count them. */
const OTHERWISE = [
  'API search',
  'API summarize_actuators',
  'API summarize_robots',
  'API summarize_joints',
  'MCP summarize_catalog',
  'API export_robots',
  'MCP search_robots',
];

test('every figure has its kind, or a statement that it has none', () => {
  const seen = new Set(OTHERWISE);
  fc.assert(
    fc.property(conditionsOfAll, (conditions) => {
      for (const { name, answer } of answersOf(serviceUnder(conditions))) {
        const figures = figuresShown(answer);
        if (figures.length > 0) seen.add(name);
        // A claim has conditions only where its source states some; tested below.
        const told = name.endsWith('claims') ? figures.filter(({ kind }) => kind !== undefined) : figures;
        expect([name, told.filter((figure) => !isTold(figure, conditions))]).toEqual([name, []]);
      }
    }),
    { numRuns: runs(80, 4) },
  );
  const asked = [
    ...Object.keys(ASKED).map((name) => `API ${name}`),
    ...Object.keys(CALLED).map((name) => `MCP ${name}`),
  ];
  expect([...seen].toSorted()).toEqual(asked.toSorted());
});

test('a claim has the conditions that its source states', () => {
  fc.assert(
    fc.property(conditionsOfAll, (conditions) => {
      const [answer] = linesOf(serviceUnder(conditions), target('actuators/acme-a/claims'));
      const { claims } = z.looseObject({ claims: z.unknown() }).parse(answer);
      const stated = Object.entries(conditions).filter(([, one]) => Object.keys(one).length > 0);
      const claimed = new Map(figuresShown(claims).map(({ field, kind }) => [field, kind]));
      for (const [field, condition] of stated)
        expect([field, claimed.get(field)]).toEqual([field, condition]);
    }),
    { numRuns: runs(40, 2) },
  );
});

test('a hit names the kind of each of its figures', () => {
  fc.assert(
    fc.property(conditionsOfAll, (conditions) => {
      const [answer] = linesOf(serviceUnder(conditions), target('search?q=acme-a'));
      const kinds = kindsInWords(conditions, { peak_torque_nm: 40, weight_g: 500, price_usd: 100 });
      const inWords = (text: string, field: string): string =>
        kinds[field] === undefined ? text : `${text} (${kinds[field]})`;
      // Some kinds of torque constants make a torque doubtful.
      expect(JSON.stringify(answer).replace(', doubted', '')).toContain(
        ['40 N·m', '500 g', '100 USD']
          .map((text, row) => inWords(text, ['peak_torque_nm', 'weight_g', 'price_usd'][row] ?? ''))
          .join(', '),
      );
    }),
    { numRuns: runs(40, 2) },
  );
});

test('every spread counts the kinds of its figures', () => {
  fc.assert(
    fc.property(conditionsOfAll, (conditions) => {
      const service = serviceUnder(conditions);
      const [answer] = linesOf(service, target(`actuators/summary?spread_of=${WITH_KINDS.join(',')}`));
      const called = resultOf({
        tool: 'summarize_catalog',
        given: { record: 'actuator', spread_of: [...WITH_KINDS] },
        service: mcpOver(service),
      });
      for (const { spreads } of [summary.parse(answer), summary.parse(called)])
        expect(spreads.map(({ field, kinds }) => [field, kinds])).toEqual(
          WITH_KINDS.map((field) => {
            const known = spreads.find((spread) => spread.field === field)?.known ?? 0;
            const kind = kindOf({ conditions }, field) || null;
            return [field, known === 0 ? [] : [{ kind, count: known }]];
          }),
        );
    }),
    { numRuns: runs(40, 2) },
  );
});

const summary = z.looseObject({
  spreads: z.array(z.looseObject({ field: z.string(), known: z.number(), kinds: z.array(z.unknown()) })),
});
