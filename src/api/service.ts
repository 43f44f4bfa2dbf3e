import type { Actuator } from '../catalog/actuator.ts';
import type { Dataset } from '../catalog/dataset.ts';
import type { Robot } from '../catalog/robot.ts';
import { buildCollection, type Collection } from '../query/collection.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../query/listings.ts';
import { jsonBytes } from './json-bytes.ts';

/** The dataset made ready to be asked and answered from. */
export interface Service {
  readonly dataset: Dataset;
  readonly actuators: Collection<Actuator>;
  readonly robots: Collection<Robot>;
  /** A record of the dataset as JSON in UTF-8, serialised once. */
  readonly jsonOf: (record: Actuator | Robot) => Uint8Array;
}

/** Makes a dataset ready: search texts, orders and the JSON of every record. */
export function buildService(dataset: Dataset): Service {
  const records = [...dataset.actuators, ...dataset.robots];
  const serialised = new Map(records.map((record) => [record, jsonBytes(record)]));
  return {
    dataset,
    actuators: buildCollection(dataset.actuators, ACTUATOR_LISTING.searching),
    robots: buildCollection(dataset.robots, ROBOT_LISTING.searching),
    jsonOf: (record) => serialised.get(record) ?? jsonBytes(record),
  };
}
