import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListedActuator } from '../../../src/site/client-catalog/load-catalog.ts';
import { drawingOf } from '../../../src/site/plot/scatter-svg.ts';
import { nextDot, nearestDot, scatterOf, SIZES, type Dot } from '../../../src/site/plot/scatter.ts';
import { copied, fieldCalled, listedLike } from '../fixtures.ts';

const [x, y] = [fieldCalled('weight_g'), fieldCalled('peak_torque_nm')];
const draw = (matches = copied.actuators) => scatterOf(copied, { matches, x, y }, SIZES.wide);

test('the plot draws the actuators with both figures and counts the others', () => {
  const { dots, unknown } = draw();
  expect(dots.length + unknown).toBe(copied.actuators.length);
});

test('the axes fit the dots, even a few', () => {
  const positions = draw(copied.actuators.slice(0, 12)).dots.map((dot) => dot.x);
  expect(Math.max(...positions) - Math.min(...positions)).toBeGreaterThan(SIZES.wide.width / 2);
});

test('each category has its own marks', () => {
  const outlines = draw()
    .marks.filter(({ isHollow }) => !isHollow)
    .map(({ path }) => path.replace(/M[\d.]+ [\d.]+/g, '').slice(0, 12));
  expect(new Set(outlines).size).toBe(6);
});

test('a plot without a better end on an axis has no front, and only torque against mass has lines of density', () => {
  const other = scatterOf(
    copied,
    { matches: copied.actuators, x: fieldCalled('kt_nm_per_a'), y },
    SIZES.wide,
  );
  expect([other.front, other.densities]).toEqual([null, []]);
  expect(draw().densities.length).toBeGreaterThan(2);
});

test.each(['wide', 'narrow'] as const)(
  'in a %s plot most density lines have their label inside, and none is over a dot',
  (form) => {
    const size = SIZES[form];
    const { densities, dots } = scatterOf(copied, { matches: copied.actuators, x, y }, size);
    const names = densities.flatMap(({ label, name }) =>
      name === null ? [] : { ...name, long: 6 * label.length },
    );
    expect(names.length).toBeGreaterThan(densities.length / 2);
    for (const name of names) {
      expect(name.x).toBeGreaterThan(size.left);
      expect(name.x + name.long).toBeLessThanOrEqual(size.width - size.right);
      const isCovered = (dot: (typeof dots)[number]) =>
        dot.x > name.x && dot.x < name.x + name.long && dot.y > name.y - 10 && dot.y < name.y;
      expect(dots.filter(isCovered)).toEqual([]);
    }
  },
);

const plotted = (
  id: string,
  figures: ListedActuator['figures'],
  conditions: ListedActuator['conditions'],
) => ({
  ...listedLike({ id, rated_torque_nm: null, rated_speed_rpm: null, max_speed_rpm: null, ...figures }),
  points: null,
  conditions,
});
const idsOf = (dots: readonly Dot[] | null): string[] =>
  (dots ?? []).map(({ actuator }) => actuator.id).toSorted();

test('law: a momentary torque or a limit of a model is never on a front', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('momentary', 'limit'),
      fc.constantFrom('peak_torque_nm', 'torque_density_nm_per_kg', 'price_per_nm'),
      fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 }),
      (kind, field, values) => {
        const matches = values.map((value, place) =>
          plotted(
            `a${place}`,
            {
              peak_torque_nm: value,
              [field]: value,
              weight_g: 100 + place,
              price_usd: 100,
              price_per_nm: value,
            },
            { peak_torque_nm: { kind } },
          ),
        );
        const { dots, front } = scatterOf(
          copied,
          { matches, x: fieldCalled('weight_g'), y: fieldCalled(field) },
          SIZES.wide,
        );
        expect([dots.length, front]).toEqual([values.length, []]);
      },
    ),
    { numRuns: 10 },
  );
});

test('a front compares the certain torque: a continuous torque beats half of a smaller stall torque', () => {
  const stalling = (id: string, peak_torque_nm: number, rated_torque_nm: number | null) =>
    plotted(id, { peak_torque_nm, rated_torque_nm, weight_g: 500 }, { peak_torque_nm: { kind: 'stall' } });
  const matches = [stalling('steady', 40, 30), stalling('stalled', 50, null)];
  expect(idsOf(scatterOf(copied, { matches, x, y }, SIZES.wide).front)).toEqual(['steady']);
});

test('a front of prices has one kind of source and the same parts', () => {
  const priced = (id: string, price_usd: number, [price_stated_by, includes]: readonly [string, string?]) =>
    plotted(
      id,
      { price_usd, price_stated_by, peak_torque_nm: 20 },
      { peak_torque_nm: { kind: 'peak' }, price_usd: { includes } },
    );
  const matches = [
    priced('a', 100, ['maker']),
    priced('b', 120, ['maker']),
    priced('listed', 30, ['parts list']),
    priced('driven', 20, ['maker', 'driver']),
  ];
  const { front } = scatterOf(copied, { matches, x: fieldCalled('price_usd'), y }, SIZES.wide);
  expect(idsOf(front)).toEqual(['a']);
});

test('bounds on the axes are drawn as a box within the plot', () => {
  const asked = { x: { min: null, max: 900 }, y: { min: 40, max: null } };
  const { wanted, xScale, yScale } = scatterOf(
    copied,
    { matches: copied.actuators, x, y, wanted: asked },
    SIZES.wide,
  );
  expect((wanted?.x ?? 0) + (wanted?.width ?? 0)).toBeCloseTo(xScale.position(900), 5);
  expect((wanted?.y ?? 0) + (wanted?.height ?? 0)).toBeCloseTo(yScale.position(40), 5);
  expect(draw().wanted).toBeNull();
});

test('arrow keys visit all dots once, and the pointer finds the nearest', () => {
  const { dots } = draw(copied.actuators.slice(0, 40));
  const walk = dots.reduce<(typeof dots)[number][]>((way) => {
    const next = nextDot(dots, way.at(-1) ?? null, 'ArrowRight');
    return next === null ? way : [...way, next];
  }, []);
  expect(new Set(walk.map(({ actuator }) => actuator.id)).size).toBe(dots.length);
  const [first] = dots;
  expect(
    nearestDot(dots, { x: (first?.x ?? 0) + 0.01, y: first?.y ?? 0 }, 5)?.actuator.figures.weight_g,
  ).toBe(first?.actuator.figures.weight_g);
  expect(nearestDot(dots, { x: -500, y: -500 }, 5)).toBeNull();
});

test.each(['wide', 'narrow'] as const)(
  'labels of near dots in a %s plot neither overlap nor leave it',
  (form) => {
    const size = SIZES[form];
    const { dots, ...scatter } = scatterOf(copied, { matches: copied.actuators, x, y }, size);
    const [first] = dots;
    const near = dots.toSorted((one, other) => distance(one, first) - distance(other, first)).slice(0, 5);
    const boxes = [...drawingOf({ ...scatter, dots }, [], near).matchAll(NAME)].map(
      ([, left, base, anchor, name = '']) => {
        const [start, long] = [Number(left), 6 * name.length];
        const from = anchor === 'end' ? start - long : start;
        return { from, to: from + long, base: Number(base) };
      },
    );
    expect(boxes).toHaveLength(5);
    for (const [place, { from, to, base }] of boxes.entries()) {
      expect(from).toBeGreaterThanOrEqual(size.left);
      expect(to).toBeLessThanOrEqual(size.width);
      const touching = boxes
        .slice(0, place)
        .filter((other) => Math.abs(other.base - base) < 12 && other.from < to && from < other.to);
      expect(touching).toEqual([]);
    }
  },
);

test('the label of a density line gives way to the label of a dot', () => {
  const scatter = scatterOf(copied, { matches: copied.actuators, x, y }, SIZES.wide);
  const [line] = scatter.densities.flatMap(({ label, name }) => (name === null ? [] : [{ label, name }]));
  const [dot] = scatter.dots;
  if (line === undefined || dot === undefined) throw new Error('The plot has a line and a dot.');
  const { label, name } = line;
  // The label of a dot is above it to the left.
  const beside = { ...dot, x: name.x + 60, y: name.y + 5 };
  expect(drawingOf(scatter)).toContain(`>${label}<`);
  expect(drawingOf(scatter, [], [beside])).not.toContain(`>${label}<`);
});

const NAME = /class="name" x="([\d.]+)" y="([\d.]+)" text-anchor="(\w+)">([^<]*)</g;

const distance = (one: Dot, other = one): number => Math.hypot(one.x - other.x, one.y - other.y);
