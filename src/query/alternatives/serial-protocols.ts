/*
 * Protocols that are spoken on a bus. CAN, RS-485, TTL and UART are wires: each maker has its own protocol on
 * them. EtherCAT, CANopen, Modbus and PWM are the same for all makers.
 */

const WIRES: ReadonlySet<string> = new Set(['CAN', 'CAN FD', 'RS-485', 'TTL', 'UART', 'LIN', 'Ethernet']);

/** The protocols of servos on serial wires, by maker. Waveshare sells servos of FEETECH. */
const SERIAL_PROTOCOLS: Readonly<Record<string, string>> = {
  robotis: 'DYNAMIXEL',
  feetech: 'FEETECH',
  waveshare: 'FEETECH',
  kondo: 'ICS',
  futaba: 'Futaba',
  'dongbu robot': 'HerkuleX',
  lynxmotion: 'LSS',
};

const SERIAL: ReadonlySet<string> = new Set(['RS-485', 'TTL', 'UART']);

/** The properties of an actuator that determine its protocols. */
export interface SerialInterface {
  readonly brand: string;
  readonly comm: readonly string[] | null;
}

const serialProtocolOf = ({ brand }: SerialInterface): string | undefined =>
  SERIAL_PROTOCOLS[brand.toLowerCase()];

/**
 * The protocols spoken on its buses, as far as the bus or its maker decides them: `DYNAMIXEL`, `CANopen`;
 * empty where neither does.
 */
export function protocolsOf(actuator: SerialInterface): string[] {
  const { comm } = actuator;
  const serial = comm?.some((bus) => SERIAL.has(bus)) === true ? serialProtocolOf(actuator) : undefined;
  return [...(comm ?? []).filter((bus) => !WIRES.has(bus)), ...(serial === undefined ? [] : [serial])];
}

/**
 * True if two actuators use the same protocol on a shared bus. Null if only a source could say so, even
 * within one maker, because protocols have versions.
 */
export function sharesProtocol(one: SerialInterface, other: SerialInterface): boolean | null {
  if (one.comm === null || other.comm === null) return null;
  const shared = one.comm.filter((bus) => other.comm?.includes(bus));
  if (shared.length === 0) return false;
  if (shared.some((bus) => !WIRES.has(bus))) return true;
  const own = serialProtocolOf(one);
  const its = serialProtocolOf(other);
  const areUnlike = own !== undefined && its !== undefined && own !== its;
  return areUnlike && shared.every((bus) => SERIAL.has(bus)) ? false : null;
}
