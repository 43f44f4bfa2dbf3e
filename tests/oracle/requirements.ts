import fc from 'fast-check';
import { bounds, type Drawn } from './drawing.ts';
import { ACTUATORS } from './facts.ts';
import { ACTUATOR_FILTERS } from './filter-rows.ts';
import { ASKED_BOUNDS, REQUIRED_NAMES, SELECTING } from './judged-filters.ts';

function drawnAs(...names: readonly string[]): Drawn {
  return Object.fromEntries(
    names.flatMap((name) => (ACTUATOR_FILTERS[name] ? [[name, ACTUATOR_FILTERS[name]]] : [])),
  );
}

const steps = fc.array(fc.tuple(fc.constantFrom(60, 22.5, 9, 4, 1.5, 0, -12), fc.constantFrom(1, 0.5, 8)), {
  minLength: 1,
  maxLength: 4,
});

/** The requirements of a match. */
export const REQUIREMENTS: Drawn = {
  ...drawnAs(...REQUIRED_NAMES),
  ...bounds(
    ACTUATORS.map(({ fields }) => fields),
    ASKED_BOUNDS,
  ),
  duty: steps
    .filter((all) => all.some(([torque]) => torque !== 0))
    .map((all) => all.map((step) => step.join(':')).join(',')),
};

/** The modifiers of a match. */
export const MODIFIERS: Drawn = {
  external_ratio: fc.constantFrom('1', '2', '3', '0.5', '7.3'),
  external_efficiency: fc.constantFrom('1', '0.9', '0.5'),
  margin: fc.constantFrom('1', '1.5', '2', '0.8'),
  tolerance: fc.constantFrom('0', '0.05', '0.25', '1'),
  stall_share: fc.constantFrom('0.5', '0.8', '1'),
  include_unknown: fc.constantFrom(
    'price_usd',
    'weight_g,price_usd',
    'max_speed_rpm',
    'comm',
    'availability',
  ),
};

/** The filters that select candidates. */
export const CANDIDATES: Drawn = drawnAs(...SELECTING);
