import { pick, type Random } from '../../support/random.ts';
import { documentAt, tagOf } from '../in-process.ts';
import type { Material } from '../material.ts';
import type { Visitor } from '../visitor.ts';
import { chance, codingHeaders, type Visit } from './visit.ts';

const pathOfActuator = ({ actuatorId }: Material, random: Random): string => `/api/v1/actuators/${actuatorId(random)}`;

const pathOfRobot = ({ robotId }: Material, random: Random): string => `/api/v1/robots/${robotId(random)}`;

const pathOfOverview = ({ overviews }: Material, random: Random): string => pick(random, overviews);

const pathOfSite = ({ sitePaths }: Material, random: Random): string => pick(random, sitePaths);

type PathOf = (material: Material, random: Random) => string;

const getting = (name: string, weight: number, pathOf: PathOf): Visit => ({
  name,
  weight,
  make: (visitor, material, random) => {
    const path = pathOf(material, random);
    // Documents made at build time ignore a query.
    const target = chance(random, 5) ? `${path}?x=${Math.floor(random() * 1e6)}` : path;
    return visitor.ask({ method: 'GET', target, headers: codingHeaders(random) }, documentAt(material, path));
  },
});

const anyPath: PathOf = (material, random) =>
  pick(random, [pathOfActuator, pathOfRobot, pathOfOverview, pathOfSite])(material, random);

/** HEAD, whose headers are those of the GET. */
const head: Visit = {
  name: 'HEAD',
  weight: 4,
  make: (visitor, material, random) => {
    const target = anyPath(material, random);
    const { content } = documentAt(material, target);
    const headers = { 'content-length': String(content.length), etag: tagOf(content, undefined) };
    return visitor.ask({ method: 'HEAD', target }, { status: 200, content: NOTHING, headers });
  },
};

const NOTHING = Buffer.of();

/** A document, and later the question whether it has changed. */
const conditional: Visit = {
  name: 'conditional',
  weight: 4,
  make: async (visitor: Visitor, material: Material, random: Random) => {
    const target = anyPath(material, random);
    const headers = codingHeaders(random);
    const expected = documentAt(material, target);
    const first = await visitor.ask({ method: 'GET', target, headers }, expected);
    const tag = tagOf(expected.content, first.headers['content-encoding']);
    const asked = { method: 'GET', target, headers: { ...headers, 'If-None-Match': `"other", W/${tag}` } };
    return visitor.ask(asked, { status: 304, content: NOTHING, headers: { etag: tag } });
  },
};

/** Visits for what was made at build time. */
export const DOCUMENT_VISITS: readonly Visit[] = [
  getting('one actuator', 26, pathOfActuator),
  getting('one robot', 6, pathOfRobot),
  getting('taxonomies, index, OpenAPI', 5, pathOfOverview),
  getting('pages and assets', 9, pathOfSite),
  head,
  conditional,
];
