import { z } from 'zod';
import { builtDocument, type McpService } from '../service.ts';
import { withoutAddresses, type AnyRecord } from './records.ts';

const alternatives = z.looseObject({ successors: z.array(z.unknown()), data: z.array(z.unknown()) });

/** What could take the place of an actuator: successors by its maker, and as many others as are wanted, the nearest first. */
export function alternativesTo(service: McpService, id: string, most: number): AnyRecord {
  const { successors, data, ...found } = alternatives.parse(builtDocument(service, 'get_actuator_alternatives', id));
  return {
    ...found,
    successors: successors.map(withoutAddresses),
    alternatives: data.slice(0, most).map(withoutAddresses),
  };
}
