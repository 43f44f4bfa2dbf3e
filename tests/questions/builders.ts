import {
  acceptsSupply,
  atLeast,
  atMost,
  density,
  figure,
  first,
  numberOf,
  ratedDensity,
  speaks,
  usersOf,
  type ActuatorFile,
  type CatalogFiles,
  type JointGroup,
} from './catalog-files.ts';
import { call, get, listed, rowsOf, type Question } from './question.ts';

const has =
  (name: string) =>
  (actuator: ActuatorFile): boolean =>
    figure(actuator, name) !== null;

/** What nothing else equals or beats on both figures and beats on one; less of the first and more of the second is better. */
const frontier = (points: readonly Offer[]) =>
  points.filter(
    ({ price, ratio, kinds }) =>
      !points.some(
        (other) =>
          other.price <= price &&
          other.ratio >= ratio &&
          (other.price < price || other.ratio > ratio) &&
          kinds.every((kind, place) => new Set([kind, other.kinds[place]].filter(Boolean)).size < 2),
      ),
  );

/** An actuator with its price, its torque density, and the kinds of both, which must be the same to be compared. */
interface Offer {
  readonly id: string;
  readonly price: number;
  readonly ratio: number;
  readonly kinds: readonly unknown[];
}

/** The motor of a joint group: its own name and torque, else those of the actuator that it is. */
function motorOf({ actuators }: CatalogFiles, { motor }: JointGroup): { name: unknown; torque: number } {
  const linked = motor.name === undefined ? actuators.find(({ id }) => id === motor.actuator) : undefined;
  const torque: unknown = motor.peak_torque_nm ?? (linked && figure(linked, 'peak_torque_nm'));
  return { name: motor.name ?? linked?.name, torque: typeof torque === 'number' ? torque : 0 };
}

/** The questions of those who build robots. */
export const BUILDERS: readonly Question[] = [
  listed({
    who: 'builder',
    asks: 'Hollow shaft, at most 10 arc-minutes of play: the five with the least',
    of: 'actuators',
    query: { max_backlash_arcmin: 10, has: 'through_hole_mm', sort: 'backlash_arcmin', order: 'asc', limit: 5 },
    figures: ['backlash_arcmin', 'through_hole_mm'],
    expected: ({ actuators }) => {
      const those = actuators.filter((one) => atMost(one, 'backlash_arcmin', 10) && has('through_hole_mm')(one));
      const best = first(those, (one) => figure(one, 'backlash_arcmin'), { most: 5 });
      return {
        total: those.length,
        rows: best.map((one) => [one.id, figure(one, 'backlash_arcmin'), figure(one, 'through_hole_mm')]),
      };
    },
  }),
  listed({
    who: 'builder',
    asks: 'A hole of 20 mm through at most 60 mm of length: the five lightest',
    of: 'actuators',
    query: { min_through_hole_mm: 20, max_length_mm: 60, sort: 'weight_g', order: 'asc', limit: 5 },
    figures: ['weight_g', 'length_mm'],
    expected: ({ actuators }) => {
      const those = actuators.filter((one) => atLeast(one, 'through_hole_mm', 20) && atMost(one, 'length_mm', 60));
      const best = first(those, (one) => figure(one, 'weight_g'), { most: 5 });
      return {
        total: those.length,
        rows: best.map((one) => [one.id, figure(one, 'weight_g'), figure(one, 'length_mm')]),
      };
    },
  }),
  listed({
    who: 'builder',
    asks: 'EtherCAT with 50 N·m or more lasting: the five lightest',
    of: 'actuators',
    query: { comm: 'EtherCAT', min_rated_torque_nm: 50, sort: 'weight_g', order: 'asc', limit: 5 },
    figures: ['rated_torque_nm', 'weight_g'],
    expected: ({ actuators }) => {
      const those = actuators.filter((one) => speaks(one, 'EtherCAT') && atLeast(one, 'rated_torque_nm', 50));
      const best = first(those, (one) => figure(one, 'weight_g'), { most: 5 });
      return {
        total: those.length,
        rows: best.map((one) => [one.id, figure(one, 'rated_torque_nm'), figure(one, 'weight_g')]),
      };
    },
  }),
  listed({
    who: 'builder',
    asks: 'The best trade-offs of price and torque density, on CAN and 48 V',
    of: 'actuators',
    query: { frontier: 'price_usd,torque_density_nm_per_kg', comm: 'CAN', voltage_v: 48 },
    figures: ['price_usd', 'torque_density_nm_per_kg'],
    expected: ({ actuators }) => {
      const those = actuators.filter((one) => speaks(one, 'CAN') && acceptsSupply(one, 48) === true);
      const points = those.flatMap((one) => {
        const [price, ratio] = [figure(one, 'price_usd'), density(one)];
        const kinds = [one.conditions.price_usd?.includes, one.conditions.peak_torque_nm?.kind];
        return price === null || ratio === null ? [] : [{ id: one.id, price, ratio, kinds }];
      });
      const rows = frontier(points).toSorted((one, other) => one.price - other.price || (one.id < other.id ? -1 : 1));
      return { total: rows.length, rows: rows.map(({ id, price, ratio }) => [id, price, ratio]) };
    },
  }),
  listed({
    who: 'builder',
    asks: 'The three with the most lasting torque per kilogram',
    of: 'actuators',
    query: { has: 'rated_torque_density_nm_per_kg', sort: 'rated_torque_density_nm_per_kg', limit: 3 },
    figures: ['rated_torque_density_nm_per_kg'],
    expected: ({ actuators }) => {
      const best = first(actuators, ratedDensity, { most: 3, isDescending: true });
      return {
        total: actuators.filter((one) => ratedDensity(one) !== null).length,
        rows: best.map((one) => [one.id, ratedDensity(one)]),
      };
    },
  }),
  listed({
    who: 'builder',
    asks: 'CAN FD on 24 V, at most 300 g: the three strongest',
    of: 'actuators',
    query: { comm: 'CAN FD', voltage_v: 24, max_weight_g: 300, sort: 'peak_torque_nm', limit: 3 },
    figures: ['peak_torque_nm', 'weight_g'],
    expected: ({ actuators }) => {
      const those = actuators.filter(
        (one) => speaks(one, 'CAN FD') && acceptsSupply(one, 24) === true && atMost(one, 'weight_g', 300),
      );
      const best = first(those, (one) => figure(one, 'peak_torque_nm'), { most: 3, isDescending: true });
      return {
        total: those.length,
        rows: best.map((one) => [one.id, figure(one, 'peak_torque_nm'), figure(one, 'weight_g')]),
      };
    },
  }),
  {
    who: 'builder',
    asks: 'Which humanoids have knees of 300 N·m or more, and what drives them?',
    rest: {
      calls: [get('/api/v1/joints?q=knee&kind=humanoid&min_peak_torque_nm=300')],
      read: (body) => rowsOf(body, ['robot.id', 'role', 'motor.name', 'motor.peak_torque_nm']),
    },
    mcp: {
      calls: [call('search_joints', { q: 'knee', kind: 'humanoid', min_peak_torque_nm: 300 })],
      read: (body) => rowsOf(body, ['robot.id', 'role', 'motor.name', 'motor.peak_torque_nm']),
    },
    expected: (files) =>
      files.robots
        .filter(({ kind }) => kind === 'humanoid')
        .toSorted((one, other) => (one.id < other.id ? -1 : 1))
        .flatMap(({ id, joints }) =>
          joints
            .map((group) => ({ role: group.role, ...motorOf(files, group) }))
            .filter(({ role, torque }) => /knee/i.test(role) && torque >= 300)
            .map(({ role, name, torque }) => [id, role, name, torque]),
        ),
  },
  listed({
    who: 'builder',
    asks: 'Which backdrivable actuators with a driver on board are in quadrupeds already, the lightest five first?',
    of: 'actuators',
    query: {
      used_in: 'quadruped',
      backdrivable: true,
      integrated_driver: true,
      has: 'weight_g',
      sort: 'weight_g',
      order: 'asc',
      limit: 5,
    },
    figures: ['weight_g', 'robot_count'],
    expected: (files) => {
      const those = files.actuators.filter(
        (one) =>
          one.specs.backdrivable === true &&
          one.specs.integrated_driver === true &&
          has('weight_g')(one) &&
          usersOf(files, one.id).some(({ kind }) => kind === 'quadruped'),
      );
      const best = first(those, (one) => figure(one, 'weight_g'), { most: 5 });
      return {
        total: those.length,
        rows: best.map((one) => [one.id, figure(one, 'weight_g'), usersOf(files, one.id).length]),
      };
    },
  }),
  listed({
    who: 'builder',
    asks: 'Arms that carry 5 kg or more over 800 mm or more',
    of: 'robots',
    query: { kind: 'arm', min_payload_kg: 5, min_reach_mm: 800 },
    figures: ['payload_kg', 'reach_mm'],
    expected: ({ robots }) => {
      const those = robots.filter(
        (one) =>
          one.kind === 'arm' && (numberOf(one, 'payload_kg') ?? 0) >= 5 && (numberOf(one, 'reach_mm') ?? 0) >= 800,
      );
      const rows = first(those, () => 0, { most: 100 });
      return {
        total: those.length,
        rows: rows.map((one) => [one.id, numberOf(one, 'payload_kg'), numberOf(one, 'reach_mm')]),
      };
    },
  }),
];
