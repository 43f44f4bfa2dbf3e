import type { Actuator } from './actuator.ts';
import type { Addresses } from './addresses.ts';
import type { Catalog, RobotEntry } from './catalog.ts';
import { countryFlag, countryName } from './country.ts';
import { torqueDensity } from './derive.ts';
import type { Joint, Motor, RobotDetail } from './robot.ts';
import type { MotorFile } from './robot-file.ts';

/** What a robot's entry refers to. */
export interface Surroundings {
  readonly brands: Catalog['brands'];
  readonly addresses: Addresses;
  readonly actuators: ReadonlyMap<string, Actuator>;
}

/** The robot that an entry of the catalog answers as, in the key order of SPEC 2.4 and 2.5. */
export function buildRobot(entry: RobotEntry, surroundings: Surroundings): RobotDetail {
  const { brands, addresses } = surroundings;
  const maker = brands[entry.brand];
  const joints = entry.joints.map(({ role, count, motor }): Joint => ({
    role,
    count,
    motor: buildMotor(motor, surroundings),
  }));
  const jointCount = joints.reduce((sum, { count }) => sum + count, 0);
  return {
    id: entry.id,
    name: entry.name,
    brand: maker?.name ?? entry.brand,
    country: countryName(maker?.country),
    country_flag: countryFlag(maker?.country),
    dof: entry.dof ?? jointCount,
    payload_kg: entry.payload_kg ?? null,
    reach_mm: entry.reach_mm ?? null,
    weight_kg: entry.weight_kg ?? null,
    price_usd: entry.price_usd ?? null,
    price_max_usd: entry.price_max_usd ?? null,
    product_url: entry.product_url ?? null,
    image_url: entry.image_url ?? null,
    summary: entry.summary,
    sources: entry.sources.map(({ url }) => url),
    url: addresses.robotPage(entry.id),
    api_url: addresses.robotApi(entry.id),
    joint_count: jointCount,
    joints,
  };
}

function buildMotor(file: MotorFile, { actuators, addresses }: Surroundings): Motor {
  const linked = file.actuator === undefined ? undefined : actuators.get(file.actuator);
  const link = { actuator_id: linked?.id ?? null, actuator_api_url: linked ? addresses.actuatorApi(linked.id) : null };
  const speed = file.rated_speed_rpm ?? null;
  const { id, name, brand } = file;
  if (id !== undefined && name !== undefined && brand !== undefined) {
    return { id, name, brand, ...ownFigures(file, speed), ...link };
  }
  if (linked === undefined) throw new Error(`No actuator ${file.actuator}: run \`npm run check:catalog\`.`);
  return { ...listedFigures(linked, speed), ...link };
}

const ownFigures = (file: MotorFile, speed: number | null) => ({
  rated_torque_nm: file.rated_torque_nm ?? null,
  peak_torque_nm: file.peak_torque_nm ?? null,
  rated_speed_rpm: speed,
  gear_ratio: file.gear_ratio ?? null,
  weight_g: file.weight_g ?? null,
  torque_density_nm_per_kg: torqueDensity(file.peak_torque_nm ?? null, file.weight_g ?? null),
  product_url: file.product_url ?? null,
});

const listedFigures = (actuator: Actuator, speed: number | null) => ({
  id: actuator.id,
  name: actuator.name,
  brand: actuator.brand,
  rated_torque_nm: actuator.rated_torque_nm,
  peak_torque_nm: actuator.peak_torque_nm,
  rated_speed_rpm: speed,
  gear_ratio: actuator.gear_ratio,
  weight_g: actuator.weight_g,
  torque_density_nm_per_kg: actuator.torque_density_nm_per_kg,
  product_url: actuator.product_url,
});
