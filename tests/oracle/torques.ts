import { numberIn, type ActuatorFacts } from './facts.ts';

/*
 * The torques at a speed that the files' figures prove and refute (docs/interface.md, "Torque and speed"). It
 * shares no code with the service.
 */

/**
 * A question for a torque: intermittent or continuous, at a speed and a supply; without a supply, as stated.
 */
export interface TorqueQuestion {
  readonly lasting: boolean;
  readonly speed: number;
  readonly volts: number | null;
  /** The certain share of a stall torque. */
  readonly share: number;
}

/** An operating point that is reached at the requested supply. */
interface Point {
  readonly torque: number;
  readonly speed: number;
}

/** A figure at a supply: reduced below its stated voltage, never raised above it. */
export const at = (figure: number, stated: number | null, volts: number | null): number =>
  stated === null || volts === null || volts >= stated ? figure : figure * (volts / stated);

/** The voltage of a figure: its own, else the upper end of the supply. */
function voltageOf({ fields, conditions }: ActuatorFacts, ...names: readonly string[]): number | null {
  for (const name of names) {
    const stated = conditions[name]?.voltage_v;
    if (stated !== undefined) return stated;
  }
  return numberIn(fields, 'max_voltage_v');
}

/** The only stated voltage of a figure: its own, or that of a single supply; null if there is none. */
function surelyOf({ fields, conditions }: ActuatorFacts, name: string): number | null {
  const [least, most] = [numberIn(fields, 'min_voltage_v'), numberIn(fields, 'max_voltage_v')];
  return conditions[name]?.voltage_v ?? (least === most ? most : null);
}

/** The greatest torque that an actuator's figures allow; null if nothing limits it. */
function mostOf(actuator: ActuatorFacts, asked: TorqueQuestion): number | null {
  const { fields, conditions } = actuator;
  const [peak, rated, fastest] = ['peak_torque_nm', 'rated_torque_nm', 'max_speed_rpm'].map((name) =>
    numberIn(fields, name),
  );
  const kinds = { torque: conditions.peak_torque_nm?.kind, speed: conditions.max_speed_rpm?.kind };
  const published = pointsOf(actuator).filter(({ lasting }) => lasting || !asked.lasting);
  const top = asked.lasting ? (rated ?? peak) : peak;
  const bounds: number[] = [];
  if (top !== null && top !== undefined) {
    const highest = Math.max(top, ...published.map(({ torque }) => torque));
    const volts = kinds.torque === 'stall' ? surelyOf(actuator, 'peak_torque_nm') : null;
    bounds.push(
      at(highest, volts === null ? null : volts * Math.min(1, highest / (peak ?? highest)), asked.volts),
    );
  }
  // A rated speed is not a limit, and a speed of unknown kind may not depend on the supply.
  if (fastest !== null && fastest !== undefined && kinds.speed !== 'rated') {
    const volts =
      kinds.speed === 'no_load' || kinds.speed === 'maximum' ? surelyOf(actuator, 'max_speed_rpm') : null;
    const further = Math.max(fastest, ...everySpeed(actuator));
    const end = at(further, volts, asked.volts);
    const isFree = kinds.speed === 'no_load' && everySpeed(actuator).every((speed) => speed < fastest);
    if (asked.speed > end || (isFree && asked.speed === end)) return 0;
  }
  return bounds.length === 0 ? null : Math.min(...bounds);
}

/** The line of a stall torque and a no-load speed at one voltage; null if there is none. */
function lineOf(actuator: ActuatorFacts): { stall: number; free: number; volts: number | null } | null {
  const { fields, conditions } = actuator;
  const [stall, free] = [numberIn(fields, 'peak_torque_nm'), numberIn(fields, 'max_speed_rpm')];
  const [torque, speed] = [conditions.peak_torque_nm, conditions.max_speed_rpm];
  if (stall === null || free === null || torque?.kind !== 'stall' || speed?.kind !== 'no_load') return null;
  const volts = surelyOf(actuator, 'peak_torque_nm');
  return volts === surelyOf(actuator, 'max_speed_rpm') ? { stall, free, volts } : null;
}

function everySpeed(actuator: ActuatorFacts): number[] {
  const { fields, conditions } = actuator;
  return [
    numberIn(fields, 'rated_speed_rpm'),
    conditions.peak_torque_nm?.speed_rpm ?? null,
    conditions.rated_torque_nm?.speed_rpm ?? null,
    ...pointsOf(actuator).map(({ speed }) => speed),
  ].flatMap((speed) => speed ?? []);
}

interface PublishedPoint extends Point {
  readonly lasting: boolean;
  readonly volts: number | null;
}

function pointsOf({ fields }: ActuatorFacts): PublishedPoint[] {
  const stated: readonly unknown[] = Array.isArray(fields.torque_speed_points)
    ? fields.torque_speed_points
    : [];
  return stated.flatMap((point) => {
    if (typeof point !== 'object' || point === null) return [];
    const member = (name: string): unknown => Reflect.get(point, name);
    const [torque, speed, volts] = ['torque_nm', 'speed_rpm', 'voltage_v'].map(member);
    if (typeof torque !== 'number' || typeof speed !== 'number') return [];
    const lasting = member('kind') === 'continuous';
    return [
      {
        torque,
        speed,
        lasting,
        volts: typeof volts === 'number' ? volts : numberIn(fields, 'max_voltage_v'),
      },
    ];
  });
}

/** The rated torque at every stated rated speed. */
function ratedPoints(actuator: ActuatorFacts, volts: TorqueQuestion['volts']): Point[] {
  const { fields, conditions } = actuator;
  const rated = numberIn(fields, 'rated_torque_nm') ?? 0;
  const rows = [
    [numberIn(fields, 'rated_speed_rpm'), 'rated_speed_rpm', 'rated_torque_nm'],
    [conditions.rated_torque_nm?.speed_rpm ?? null, 'rated_torque_nm'],
    [
      conditions.max_speed_rpm?.kind === 'rated' ? numberIn(fields, 'max_speed_rpm') : null,
      'max_speed_rpm',
      'rated_torque_nm',
    ],
  ] as const;
  return rows.flatMap(([speed, ...names]) => {
    const stated = voltageOf(actuator, ...names);
    return speed === null ? [] : [{ torque: at(rated, stated, volts), speed: at(speed, stated, volts) }];
  });
}

/** Every point reached at the requested supply. */
function reachedBy(actuator: ActuatorFacts, { lasting, volts }: TorqueQuestion): Point[] {
  const { fields, conditions } = actuator;
  const [peak, rated] = [numberIn(fields, 'peak_torque_nm'), numberIn(fields, 'rated_torque_nm')];
  const fastest = numberIn(fields, 'max_speed_rpm');
  const stallVolts = isShared(actuator) ? voltageOf(actuator, 'peak_torque_nm') : null;
  const points: Point[] = [];
  const reach = (torque: number, speed: number): number => points.push({ torque, speed });
  // A torque at rest is not reduced until the stall torque falls to it.
  const restVolts = (torque: number): number | null =>
    stallVolts === null || peak === null ? null : stallVolts * Math.min(1, torque / peak);
  if (rated !== null) reach(at(rated, restVolts(rated), volts), 0);
  points.push(...ratedPoints(actuator, volts));
  if (fastest !== null && conditions.max_speed_rpm?.kind !== 'rated') {
    const isFixed = conditions.max_speed_rpm?.kind === 'limit';
    reach(0, at(fastest, isFixed ? null : voltageOf(actuator, 'max_speed_rpm'), volts));
  }
  for (const point of pointsOf(actuator))
    if (point.lasting || !lasting)
      reach(at(point.torque, point.volts, volts), at(point.speed, point.volts, volts));
  const kind = conditions.peak_torque_nm?.kind;
  // A momentary torque only spares the gear and a limit only bounds a model: no motor gives them.
  if (lasting || peak === null || kind === 'momentary' || kind === 'limit') return points;
  reach(at(peak, stallVolts, volts), 0);
  const loaded = conditions.peak_torque_nm?.speed_rpm;
  if (loaded !== undefined && !isShared(actuator)) {
    const stated = voltageOf(actuator, 'peak_torque_nm');
    reach(at(peak, stated, volts), at(loaded, stated, volts));
  }
  return points;
}

/**
 * The torque that an actuator's figures prove: the highest line between two reached points; null if none is.
 */
export function leastOf(actuator: ActuatorFacts, asked: TorqueQuestion): number | null {
  const points = reachedBy(actuator, asked);
  const beyond = points.filter(({ speed }) => speed >= asked.speed);
  const before = points.filter(({ speed }) => speed < asked.speed);
  const proved = beyond.flatMap((far) => [
    far.torque,
    ...before.map((near) => {
      const part = (asked.speed - near.speed) / (far.speed - near.speed);
      return near.torque * (1 - part) + far.torque * part;
    }),
  ]);
  if (proved.length === 0) return null;
  const hull = Math.max(...proved);
  return isOfStall(actuator, asked) ? Math.min(hull, certainOf(actuator, asked, points)) : hull;
}

const isOfStall = (actuator: ActuatorFacts, { lasting }: TorqueQuestion): boolean =>
  !lasting && isShared(actuator);

/** True if only a share of the peak torque is certain, because it may be a stall torque. */
const isShared = ({ fields, conditions }: ActuatorFacts): boolean =>
  numberIn(fields, 'peak_torque_nm') !== null &&
  ['stall', undefined].includes(conditions.peak_torque_nm?.kind);

/** The certain share of a stall torque, or a higher torque proved by another figure. */
function certainOf(actuator: ActuatorFacts, asked: TorqueQuestion, points: readonly Point[]): number {
  const peak = numberIn(actuator.fields, 'peak_torque_nm');
  if (peak === null) return Infinity;
  const stall = at(peak, voltageOf(actuator, 'peak_torque_nm'), asked.volts);
  // The stall torque itself is the last point with its torque at rest.
  const own = points.findLastIndex(({ speed, torque }) => speed === 0 && torque === stall);
  const others = points.filter((_, number) => number !== own);
  return Math.max(asked.share * stall, ...others.map(({ torque }) => torque));
}

// Floating-point noise.
const NOISE = 1e-9;

/** True if an actuator's figures refute a torque: it is above what they allow and above what they prove. */
export function isRefuted(actuator: ActuatorFacts, asked: TorqueQuestion, torque: number): boolean {
  const isMore = (bound: number): boolean => torque > bound * (1 + NOISE);
  if (!isMore(leastOf(actuator, asked) ?? -1)) return false;
  const most = mostOf(actuator, asked);
  if (most !== null && isMore(most)) return true;
  const line = lineOf(actuator);
  if (line === null || isAboveLine(actuator, line)) return false;
  const supply = line.volts === null ? 1 : Math.min(1, (asked.volts ?? line.volts) / line.volts);
  return isMore(line.stall * supply * Math.max(0, 1 - asked.speed / (line.free * supply)));
}

/** True if a point is stated above the line of a stall torque, which is then no limit. */
function isAboveLine(
  actuator: ActuatorFacts,
  { stall, free, volts }: NonNullable<ReturnType<typeof lineOf>>,
): boolean {
  const stated = { lasting: false, speed: 0, volts, share: 1 };
  return reachedBy(actuator, stated).some(
    ({ torque, speed }) => speed > 0 && torque > stall * (1 - speed / free) * (1 + NOISE) + stall * NOISE,
  );
}

/**
 * The part of a figure that a supply leaves: of a torque, at rest if the actuator stalls; of a speed, without
 * torque.
 */
export function leftOf(
  actuator: ActuatorFacts,
  field: string,
  supply?: string,
): { least: number; most: number } {
  const { fields, conditions } = actuator;
  const figure = numberIn(fields, field);
  if (supply === undefined || figure === null) return WHOLE;
  const volts = lowerEndOf(supply);
  if (field === 'max_speed_rpm') {
    const { kind = '' } = conditions.max_speed_rpm ?? {};
    const least = Math.max(...speedsAt(actuator, volts)) / figure;
    const sure = ['no_load', 'maximum'].includes(kind) ? surelyOf(actuator, field) : null;
    return { least: Math.min(1, least), most: at(1, sure, volts) };
  }
  if (field === 'rated_speed_rpm') {
    const part = at(1, conditions.rated_speed_rpm?.voltage_v ?? null, volts);
    return { least: part, most: part };
  }
  const peak = numberIn(fields, 'peak_torque_nm');
  if (peak === null || !isShared(actuator) || !field.endsWith('torque_nm')) return WHOLE;
  const told = voltageOf(actuator, 'peak_torque_nm');
  const isStall = conditions.peak_torque_nm?.kind === 'stall';
  const sure = isStall ? surelyOf(actuator, 'peak_torque_nm') : null;
  const part = Math.min(1, figure / peak);
  return {
    least: at(1, (told ?? Infinity) * part, volts),
    most: at(1, sure === null ? null : sure * part, volts),
  };
}

const WHOLE = { least: 1, most: 1 };

/** The proved speeds at a supply, for any torque; a speed of unstated voltage proves nothing. */
function speedsAt(actuator: ActuatorFacts, volts: number): number[] {
  const { fields, conditions } = actuator;
  const { max_speed_rpm: fastest, rated_torque_nm: rated, peak_torque_nm: peak } = conditions;
  const rows = [
    [numberIn(fields, 'max_speed_rpm'), fastest?.kind === 'limit' ? 0 : voltageOf(actuator, 'max_speed_rpm')],
    [numberIn(fields, 'rated_speed_rpm'), voltageOf(actuator, 'rated_speed_rpm', 'rated_torque_nm')],
    [rated?.speed_rpm ?? null, voltageOf(actuator, 'rated_torque_nm')],
    [peak?.speed_rpm ?? null, voltageOf(actuator, 'peak_torque_nm')],
    ...pointsOf(actuator).map(({ speed, volts: stated }) => [speed, stated] as const),
  ] as const;
  return rows.flatMap(([speed, stated]) => (speed === null ? [] : at(speed, stated ?? Infinity, volts)));
}

export const lowerEndOf = (supply: string): number => Math.min(...supply.split('-').map(Number));
