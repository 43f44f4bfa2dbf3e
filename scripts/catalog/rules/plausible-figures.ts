import { ACTUATOR_FIELDS } from '../../../src/catalog/fields/actuator.ts';
import { fieldOf } from '../../../src/catalog/fields/select-fields.ts';
import { supplyRange } from '../../../src/catalog/fields/supply-range.ts';
import { entriesOf } from '../../support/object-entries.ts';
import { motorsIn } from '../catalog-files.ts';
import { shownValue, type Issue } from '../issue.ts';
import type { Rule } from '../rule.ts';

/** Rules on figures that cannot be larger than others, or that are out of range for their unit. */
export const PLAUSIBLE_FIGURE_RULES: readonly Rule[] = [
  {
    // A continuous torque is also available as a peak; otherwise two sources were mixed.
    name: 'torque-order',
    description: 'The rated torque of an actuator or motor is at most its peak torque.',
    check: ({ actuators, robots }) =>
      [
        ...actuators.map(({ path, value }) => ({ file: path, field: 'specs', figures: value.specs })),
        ...motorsIn(robots).map(({ file, field, motor }) => ({ file, field, figures: motor })),
      ].flatMap(({ file, field, figures: { rated_torque_nm: rated, peak_torque_nm: peak } = {} }) =>
        aboveMost({ file, field: `${field}.rated_torque_nm`, value: rated }, 'peak_torque_nm', peak),
      ),
  },
  {
    // Under load an output turns more slowly than without; otherwise two sources or two voltages were mixed.
    name: 'speed-order',
    description: 'The rated speed of an actuator is at most its maximum speed.',
    check: ({ actuators }) =>
      actuators.flatMap(({ path, value: { specs, figures } }) => {
        const rated = { file: path, field: 'figures.rated_speed_rpm', value: figures?.rated_speed_rpm };
        return aboveMost(rated, 'max_speed_rpm', specs?.max_speed_rpm);
      }),
  },
  {
    // A price range has both ends, the lower one as `price_usd`.
    name: 'price-order',
    description: 'price_max_usd is at least price_usd, and never without it.',
    check: ({ robots }) =>
      robots.flatMap(({ path, value: { price_usd, price_max_usd } }) => {
        if (price_max_usd === undefined || (price_usd !== undefined && price_max_usd >= price_usd)) return [];
        const wanted =
          price_usd === undefined ? 'a price_usd beside it, or none' : `at least price_usd (${price_usd})`;
        return [{ file: path, field: 'price_max_usd', found: String(price_max_usd), wanted }];
      }),
  },
  {
    // `48-24` would match no supply.
    name: 'voltage-range',
    description: 'A voltage range goes from the lower to the higher end.',
    check: ({ actuators }) =>
      actuators.flatMap(({ path, value: { specs: { voltage_v: found } = {} } }): Issue[] => {
        const range = supplyRange(found);
        if (typeof found === 'number' || range === null || range.least < range.most) return [];
        const wanted = 'the lower end first, such as 24-48; one voltage is a number';
        return [{ file: path, field: 'specs.voltage_v', found: shownValue(found), wanted }];
      }),
  },
  {
    // A wrong unit (inches for millimetres, g·cm² for kg·m²) is off by a large factor, so wide bounds find
    // it.
    name: 'figure-bounds',
    description:
      'Each figure under `figures` is plausible in its unit, and the hole is narrower than the body.',
    check: ({ actuators }) =>
      actuators.flatMap(({ path, value: { figures = {} } }) => {
        const { through_hole_mm: hole, outer_diameter_mm: body } = figures;
        const outOfBounds = entriesOf(figures).flatMap(([key, value]): Issue[] => {
          const { plausible: [least, most] = [-Infinity, Infinity] } = fieldOf(ACTUATOR_FIELDS, key);
          if (typeof value !== 'number' || (value >= least && value <= most)) return [];
          const wanted = `${least} to ${most}, in the unit of the key`;
          return [{ file: path, field: `figures.${key}`, found: String(value), wanted }];
        });
        if (hole === undefined || body === undefined || hole < body) return outOfBounds;
        const wanted = `less than outer_diameter_mm (${body})`;
        return [
          ...outOfBounds,
          { file: path, field: 'figures.through_hole_mm', found: String(hole), wanted },
        ];
      }),
  },
];

/** An issue where a figure is above another one of the same record, if both are known. */
const aboveMost = (
  { value, ...at }: Pick<Issue, 'file' | 'field'> & { readonly value: number | undefined },
  name: string,
  most: number | undefined,
): Issue[] =>
  value === undefined || most === undefined || value <= most
    ? []
    : [{ ...at, found: String(value), wanted: `at most ${name} (${most})` }];
