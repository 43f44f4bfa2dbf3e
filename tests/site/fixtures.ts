import type { Cell } from '../../src/bulk/table.ts';
import { actuatorProfiles } from '../../src/catalog/records/filterable-records.ts';
import type { Actuator } from '../../src/catalog/records/record-schemas.ts';
import { familyOf } from '../../src/query/alternatives/model-family.ts';
import { buildSite } from '../../src/site/build-site.ts';
import type { ClientField } from '../../src/site/client-catalog/client-catalog.ts';
import type { Catalog, ListedActuator } from '../../src/site/client-catalog/load-catalog.ts';
import { readState } from '../../src/site/finder/state/read-state.ts';
import type { FinderState } from '../../src/site/finder/state/state.ts';
import { realCatalog } from '../support/real-catalog.ts';
import { realService } from '../support/real-service.ts';

/** The real catalog's service and site, with a base URL that nobody owns. */
export const service = realService;
export const site = buildSite(realCatalog, service);

export function actuatorById(id: string): Actuator {
  const actuator = service.dataset.actuatorById.get(id);
  if (actuator === undefined) throw new Error(`The catalog has no ${id}.`);
  return actuator;
}

const PROFILES = new Map(actuatorProfiles(service.dataset).map((profile) => [profile.id, profile]));

/** All values of an actuator, by field name. */
export const valuesById = (id: string): Readonly<Record<string, unknown>> => ({
  ...actuatorById(id),
  ...PROFILES.get(id)?.beyond,
});

/** A real actuator with another id and other figures. */
export const actuatorLike = (figures: Partial<Actuator>): Actuator => ({
  ...actuatorById('unitree-go-m8010-6'),
  ...figures,
});

/** The real catalog as a page has it in the browser. */
export const copied: Catalog = site.listed;

/** An actuator as the browser has it, with other figures. */
export function listedLike(figures: Readonly<Record<string, Cell>>): ListedActuator {
  const [first] = copied.actuators;
  if (first === undefined) throw new Error('The catalog is empty.');
  const textOf = (name: 'id' | 'name' | 'brand'): string => String(figures[name] ?? first[name]);
  const named = { name: textOf('name'), brand: textOf('brand') };
  return {
    ...first,
    id: textOf('id'),
    ...named,
    family: familyOf(named),
    figures: { ...first.figures, ...figures },
  };
}

/** The words of the fields, as a page loads them in the browser. */
export const { fieldWords } = site.clientCatalog;

/** The state of the finder for this query and this fragment. */
export const stateAt = (query: string, hash = ''): FinderState =>
  readState(copied, { search: query === '' ? '' : `?${query}`, hash }).state;

/** A field as the browser has it. */
export function fieldCalled(name: string): ClientField {
  const field = copied.fieldByName.get(name);
  if (field === undefined) throw new Error(`The copy has no ${name}.`);
  return field;
}
