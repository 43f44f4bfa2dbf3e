import { expect, test } from 'vitest';
import { ACTUATOR, actuatorWith, faultsOf, ruleNamed } from '../fixtures.ts';

const figureBounds = ruleNamed('figure-bounds');

const withFigures = (figures: object) => ({ [ACTUATOR]: actuatorWith({ figures }) });

test('figures of a usual size are sound', () => {
  const figures = { outer_diameter_mm: 98, through_hole_mm: 10, rotor_inertia_kg_m2: 0.0000607, pole_pairs: 21 };
  expect(faultsOf(figureBounds, withFigures(figures))).toEqual([]);
});

test.each([
  { unit: 'inches', figures: { outer_diameter_mm: 3.86 }, wanted: '5 to 1000' },
  { unit: 'g·cm²', figures: { rotor_inertia_kg_m2: 607 }, wanted: '1e-9 to 1' },
  { unit: 'milliohms', figures: { phase_resistance_ohm: 650 }, wanted: '0.001 to 200' },
])('a figure in $unit is a fault', ({ figures, wanted }) => {
  const [key, value] = Object.entries(figures)[0] ?? [];
  expect(faultsOf(figureBounds, withFigures(figures))).toEqual([
    {
      file: `catalog/${ACTUATOR}`,
      field: `figures.${key}`,
      found: String(value),
      wanted: `${wanted}, in the unit of the key`,
    },
  ]);
});

test('a hole as wide as the body is a fault', () => {
  expect(faultsOf(figureBounds, withFigures({ outer_diameter_mm: 40, through_hole_mm: 40 }))).toMatchObject([
    { field: 'figures.through_hole_mm', found: '40', wanted: 'less than outer_diameter_mm (40)' },
  ]);
});
