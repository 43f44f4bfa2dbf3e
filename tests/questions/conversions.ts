import { acceptsSupply, atLeast, atMost, figure, first, speaks, type ActuatorFile } from './catalog-files.ts';
import { listed, type Question } from './question.ts';

/*
 * Questions in units and words that the catalog does not have: the asker converts, and a list answers.
 */

interface Best {
  readonly asks: string;
  readonly query: Readonly<Record<string, string | number>>;
  readonly fits: (actuator: ActuatorFile) => boolean;
  /** The figure by which the first is chosen. */
  readonly by: string;
  readonly isDescending?: boolean;
}

const FEW = 3;

/** How many fit, and the first three. */
const best = ({ asks, query, fits, by, isDescending = false }: Best): Question =>
  listed({
    who: 'builder',
    asks,
    of: 'actuators',
    query: { ...query, sort: by, order: isDescending ? 'desc' : 'asc', limit: FEW },
    figures: [by],
    expected: ({ actuators }) => {
      const those = actuators.filter(fits);
      const rows = first(those, (one) => figure(one, by) ?? (isDescending ? -Infinity : Infinity), {
        most: FEW,
        isDescending,
      });
      return { total: those.length, rows: rows.map((one) => [one.id, figure(one, by)]) };
    },
  });

const is = (category: string) => (one: ActuatorFile) => one.category === category;

/** The questions in other units. */
export const CONVERSIONS: readonly Question[] = [
  best({
    asks: 'At least 300 lb-in (33.9 N·m) under 2 lb (907 g): the three lightest',
    query: { min_peak_torque_nm: 33.9, max_weight_g: 907 },
    fits: (one) => atLeast(one, 'peak_torque_nm', 33.9) && atMost(one, 'weight_g', 907),
    by: 'weight_g',
  }),
  best({
    asks: 'A servo of 25 kgf·cm (2.452 N·m) and 6 rad/s (57.3 rpm) under 40 USD: the three cheapest',
    query: { category: 'smart_servo', min_peak_torque_nm: 2.452, min_speed_rpm: 57.3, max_price_usd: 40 },
    fits: (one) =>
      is('smart_servo')(one) &&
      atLeast(one, 'peak_torque_nm', 2.452) &&
      atLeast(one, 'max_speed_rpm', 57.3) &&
      atMost(one, 'price_usd', 40),
    by: 'price_usd',
  }),
  best({
    asks: '300 mNm and under 3 oz (85 g): the three strongest',
    query: { min_peak_torque_nm: 0.3, max_weight_g: 85 },
    fits: (one) => atLeast(one, 'peak_torque_nm', 0.3) && atMost(one, 'weight_g', 85),
    by: 'peak_torque_nm',
    isDescending: true,
  }),
  best({
    asks: 'What fits into a tube of 2.5 inch (63.5 mm): the three strongest',
    query: { max_outer_diameter_mm: 63.5, has: 'peak_torque_nm' },
    fits: (one) => atMost(one, 'outer_diameter_mm', 63.5) && figure(one, 'peak_torque_nm') !== null,
    by: 'peak_torque_nm',
    isDescending: true,
  }),
  best({
    asks: 'Quasi-direct drives of 10 N·m or more for a 6S LiPo (22.2 V): the three lightest',
    query: { category: 'qdd_proprioceptive', min_peak_torque_nm: 10, voltage_v: 22.2 },
    fits: (one) =>
      is('qdd_proprioceptive')(one) && atLeast(one, 'peak_torque_nm', 10) && acceptsSupply(one, 22.2) === true,
    by: 'weight_g',
  }),
  best({
    asks: 'EtherCAT under 100 USD: is there any?',
    query: { comm: 'EtherCAT', max_price_usd: 100 },
    fits: (one) => speaks(one, 'EtherCAT') && atMost(one, 'price_usd', 100),
    by: 'price_usd',
  }),
  listed({
    who: 'builder',
    asks: 'How do the versions of the AK10-9 differ?',
    of: 'actuators',
    query: { brand: 'CubeMars', q: 'ak10-9' },
    figures: ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm', 'weight_g', 'price_usd'],
    expected: ({ actuators }) => {
      const those = actuators.filter(({ brand, name }) => brand === 'CubeMars' && name.startsWith('AK10-9'));
      const figures = ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm', 'weight_g', 'price_usd'];
      const rows = first(those, () => 0, { most: 100 });
      return { total: rows.length, rows: rows.map((one) => [one.id, ...figures.map((name) => figure(one, name))]) };
    },
  }),
  listed({
    who: 'maintainer',
    asks: 'Of which actuators are torque, speed and inertia known, as Isaac Lab needs them? The three with most torque',
    of: 'actuators',
    query: { has: 'peak_torque_nm,max_speed_rpm,rotor_inertia_kg_m2', sort: 'peak_torque_nm', limit: FEW },
    figures: ['peak_torque_nm'],
    expected: ({ actuators }) => {
      const needed = ['peak_torque_nm', 'max_speed_rpm', 'rotor_inertia_kg_m2'];
      const those = actuators.filter((one) => needed.every((name) => figure(one, name) !== null));
      const rows = first(those, (one) => figure(one, 'peak_torque_nm'), { most: FEW, isDescending: true });
      return { total: those.length, rows: rows.map((one) => [one.id, figure(one, 'peak_torque_nm')]) };
    },
  }),
];
