import fc from 'fast-check';
import { ACTUATOR_FILTERS, bounds, type Drawn } from './drawing.ts';
import { ACTUATORS } from './facts.ts';

/*
 * Values for what a match is asked.
 */

function drawnAs(...names: readonly string[]): Drawn {
  return Object.fromEntries(
    names.flatMap((name) => (ACTUATOR_FILTERS[name] ? [[name, ACTUATOR_FILTERS[name]]] : [])),
  );
}

const REQUIRED = {
  ...{ peak_torque_nm: 'peak_torque_nm', rated_torque_nm: 'rated_torque_nm', speed_rpm: 'max_speed_rpm' },
  ...{ weight_g: 'weight_g', price_usd: 'price_usd', backlash_arcmin: 'backlash_arcmin' },
  ...{
    repeatability_arcmin: 'repeatability_arcmin',
    outer_diameter_mm: 'outer_diameter_mm',
    length_mm: 'length_mm',
  },
  through_hole_mm: 'through_hole_mm',
};

const steps = fc.array(fc.tuple(fc.constantFrom(60, 22.5, 9, 4, 1.5, 0, -12), fc.constantFrom(1, 0.5, 8)), {
  minLength: 1,
  maxLength: 4,
});

/** What a match can require. */
export const REQUIREMENTS: Drawn = {
  ...bounds(
    ACTUATORS.map(({ fields }) => fields),
    REQUIRED,
  ),
  duty: steps
    .filter((all) => all.some(([torque]) => torque !== 0))
    .map((all) => all.map((step) => step.join(':')).join(',')),
  ...drawnAs(
    'voltage_v',
    'comm',
    'control_mode',
    'backdrivable',
    'integrated_driver',
    'min_ip',
    'peak_torque_kind',
  ),
};

/** What modifies it. */
export const MODIFIERS: Drawn = {
  external_ratio: fc.constantFrom('1', '2', '3', '0.5', '7.3'),
  external_efficiency: fc.constantFrom('1', '0.9', '0.5'),
  margin: fc.constantFrom('1', '1.5', '2', '0.8'),
  tolerance: fc.constantFrom('0', '0.05', '0.25', '1'),
  stall_share: fc.constantFrom('0.5', '0.8', '1'),
};

/** The filters that tell which actuators are candidates. */
export const CANDIDATES: Drawn = drawnAs(
  'category',
  'brand',
  'use_case',
  'availability',
  'country',
  'verified',
);
