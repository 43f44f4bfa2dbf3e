import { actuator, type Actuator } from './actuator.ts';
import type { Addresses } from './addresses.ts';
import type { ActuatorEntry, Catalog } from './catalog.ts';
import { ACTUATOR_FIELDS } from './fields/actuator.ts';
import { valuesOf } from './fields/read.ts';

/** The actuator that an entry of the catalog answers as, with its derived fields, in the key order of SPEC 2.1. */
export function buildActuator(entry: ActuatorEntry, brands: Catalog['brands'], addresses: Addresses): Actuator {
  const { id, sources } = entry;
  const origin = {
    id,
    maker: brands[entry.brand] ?? { name: entry.brand },
    sources,
    addresses: { page: addresses.actuatorPage(id), api: addresses.actuatorApi(id) },
  };
  return actuator.parse(valuesOf(ACTUATOR_FIELDS, { ...entry, ...entry.specs }, origin));
}
