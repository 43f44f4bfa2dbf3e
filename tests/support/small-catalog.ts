import { buildService, type Service } from '../../src/api/service.ts';
import { CATEGORIES } from '../../src/catalog/fields/actuator.ts';
import type { Source } from '../../src/catalog/fields/evidence/source.ts';
import type { ActuatorEntry, Catalog, RobotEntry } from '../../src/catalog/files/yaml-schemas.ts';
import { buildDataset, type Dataset } from '../../src/catalog/records/dataset.ts';

export const BASE_URL = 'https://catalog.example';

/** A source that states the given fields. */
export const sourceStating = (fields: readonly string[], changes: Partial<Source> = {}): Source => ({
  url: 'https://www.acme.example/a1',
  title: 'A1 data sheet',
  kind: 'manufacturer',
  accessed: '2026-11-21',
  states: Object.fromEntries(fields.map((field) => [field, 'as stated'])),
  ...changes,
});

/** An actuator with only its peak torque known, plus changes. */
export const actuatorEntry = (changes: Partial<ActuatorEntry> = {}): ActuatorEntry => ({
  id: 'acme-a1',
  brand: 'acme',
  name: 'A1',
  category: 'qdd_proprioceptive',
  use_cases: ['humanoid'],
  specs: { peak_torque_nm: 22 },
  sources: [sourceStating(['peak_torque_nm'])],
  ...changes,
});

/** A robot without joints, plus changes. */
export const robotEntry = (changes: Partial<RobotEntry> = {}): RobotEntry => ({
  id: 'acme-walker',
  brand: 'acme',
  name: 'Walker',
  kind: 'quadruped',
  summary: 'Walks.',
  joints: [],
  sources: [sourceStating([])],
  ...changes,
});

/** A servo with only a stall torque and a no-load speed at 12 V, so that their line is its whole curve. */
export const STALLING_SERVO = actuatorEntry({
  id: 'servo',
  specs: { peak_torque_nm: 40, max_speed_rpm: 200, voltage_v: 12 },
  conditions: {
    peak_torque_nm: { kind: 'stall', voltage_v: 12 },
    max_speed_rpm: { kind: 'no_load', voltage_v: 12 },
  },
});

/** A catalog with the makers Acme (Switzerland) and Nomad (no country). */
export const catalogOf = (changes: Partial<Catalog> = {}): Catalog => ({
  brands: { acme: { name: 'Acme', country: 'CH' }, nomad: { name: 'Nomad' } },
  categories: CATEGORIES.map((slug) => ({
    slug,
    label: `Label of ${slug}`,
    description: `Description of ${slug}`,
  })),
  use_cases: { humanoid: 'Joints of human-shaped robots', quadruped: 'Legs' },
  actuators: [],
  robots: [],
  moved: {},
  suspects: [],
  releases: [],
  ...changes,
});

export const datasetOf = (changes: Partial<Catalog> = {}): Dataset =>
  buildDataset(catalogOf(changes), BASE_URL);

export const serviceOf = (changes: Partial<Catalog> = {}): Service => buildService(datasetOf(changes));

/** A service with only these actuators. */
export const serviceWith = (...actuators: readonly ActuatorEntry[]): Service =>
  serviceOf({ actuators: [...actuators] });
