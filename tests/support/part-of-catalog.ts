import { buildService } from '../../src/api/service.ts';
import { buildDataset } from '../../src/catalog/records/dataset.ts';
import { realCatalog } from './real-catalog.ts';
import { BASE_URL } from './small-catalog.ts';

const robots = realCatalog.robots.filter((_, place) => place % 20 === 0);
const inRobots = new Set(robots.flatMap(({ joints }) => joints.map(({ motor }) => motor.actuator)));
const drawn = realCatalog.actuators.filter(({ id }, place) => place % 20 === 0 || inRobots.has(id));
const named = new Set(drawn.flatMap(({ id, replaced_by: successor }) => [id, successor]));
const actuators = realCatalog.actuators.filter(({ id }) => named.has(id));

/** The service over a twentieth of the project's catalog, for tests of what is written of any catalog. */
export const partOfCatalog = buildService(buildDataset({ ...realCatalog, actuators, robots }, BASE_URL));
