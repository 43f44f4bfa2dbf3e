import { z } from 'zod';
import { cornersOf } from '../../catalog/torque-speed/curve-corners.ts';
import { AS_STATED } from '../../catalog/torque-speed/law.ts';
import { accepts, supplyRange } from '../../catalog/torque-speed/supply-range.ts';
import { parseJsonArray } from '../../query/table/json-rows.ts';
import { builtDocument, type McpService } from '../service.ts';
import type { AnyRecord } from './records.ts';

const headed = z.object({ id: z.string(), name: z.string(), brand: z.string(), voltage_v: z.unknown() });

/**
 * Torque over speed of an actuator at a supply, as stated where that is null, with the figures from which it
 * follows. `accepts_supply` is null where the actuator's own supply is unknown.
 */
export function curvesAt(service: McpService, row: number, volts: number | null): AnyRecord {
  const { actuators } = service;
  const [record] = parseJsonArray(actuators.selectionOf([row], Object.keys(headed.shape)));
  const { voltage_v, ...head } = headed.parse(record);
  const { intermittent, continuous, basis } = builtDocument(service, 'get_actuator_torque_speed', head.id);
  if (volts === null) return { ...head, voltage_v, intermittent, continuous, basis };
  const own = supplyRange(voltage_v);
  const curves = actuators.curves();
  const at = { ...AS_STATED, volts };
  return {
    ...head,
    voltage_v,
    at_voltage_v: volts,
    accepts_supply: own === null ? null : accepts(own, { least: volts, most: volts }),
    intermittent: cornersOf(curves.intermittent, row, at),
    continuous: cornersOf(curves.continuous, row, at),
    basis,
  };
}
