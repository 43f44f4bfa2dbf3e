import type { Fault } from '../fault.ts';
import type { Rule } from '../rule.ts';

/** Under load an output turns more slowly than without; the other way round two sources or two voltages were mixed. */
export const speedOrder: Rule = {
  name: 'speed-order',
  description: 'The rated speed of an actuator is at most its maximum speed.',
  check: ({ actuators }) =>
    actuators.flatMap(({ path, value: { specs, figures } }): Fault[] => {
      const [rated, most] = [figures?.rated_speed_rpm, specs?.max_speed_rpm];
      if (rated === undefined || most === undefined || rated <= most) return [];
      const wanted = `at most max_speed_rpm (${most})`;
      return [{ file: path, field: 'figures.rated_speed_rpm', found: String(rated), wanted }];
    }),
};
