import { LRUCache } from 'lru-cache';
import { actuatorTable, jointTable, robotTable } from '../bulk/build-tables.ts';
import type { OpenData } from '../bulk/bulk-file.ts';
import { prepareLines } from '../bulk/export-lines.ts';
import { conditionsOf } from '../catalog/records/build-figures.ts';
import type { Dataset } from '../catalog/records/dataset.ts';
import {
  actuatorProfiles,
  robotProfiles,
  type ActuatorProfile,
  type RobotProfile,
} from '../catalog/records/filterable-records.ts';
import { jointProfiles } from '../catalog/records/joint-groups.ts';
import { prepareChanges } from '../query/changes/changes.ts';
import { openCollection, type Collection } from '../query/collection/collection.ts';
import type { Hint } from '../query/hints/hints.ts';
import { ACTUATOR_LISTING, ROBOT_LISTING } from '../query/list/actuator-and-robot-lists.ts';
import { JOINT_LISTING } from '../query/list/joint-listing.ts';
import { CARD_MEMBERS, readCard } from '../query/match/candidate-card.ts';
import type { MatchCard } from '../query/match/judge/check.ts';
import { searchDocumentsOf, makerWords } from '../query/search/search-documents.ts';
import { openSearchDocuments, prepareSearchDocuments, type HitQuery } from '../query/search/search.ts';
import type { ListIndex } from '../query/search/searchable-kinds.ts';
import type { Suggestion } from '../query/suggest/did-you-mean.ts';
import type { Correction } from '../query/suggest/misspelt-words.ts';
import { ACTUATOR_SUMMARY, JOINT_SUMMARY, ROBOT_SUMMARY } from '../query/summary/parse-summary.ts';
import { prepareGroups } from '../query/summary/prepare-groups.ts';
import { prepareMembers } from '../query/table/json-fields.ts';
import { jsonBetween, parseJson, parseJsonArray, prepareJson } from '../query/table/json-rows.ts';
import { prepareIndex, type IndexDefinition } from '../query/table/prepare-index.ts';
import { hit, type Hit, type PreparedCollection } from '../query/table/prepared-schemas.ts';
import type { PreparedService } from './service-bin.ts';

/** The catalog in memory: serialised records and their indexes, no record objects. */
export interface RunningService extends Omit<
  PreparedService,
  'conditions' | 'searchDocuments' | 'actuators' | 'robots' | 'jointGroups'
> {
  readonly actuators: Collection;
  readonly robots: Collection;
  readonly jointGroups: Collection;
  /** Searches actuators, robots and brands together. */
  readonly find: (query: HitQuery) => FoundHits;
  /** Reads the members of the actuator of a row that matches show in addition to its figures. */
  readonly matchCardAt: (row: number) => MatchCard;
}

/** The hits of a search text, and notes on how the text was read. */
interface FoundHits {
  readonly hits: readonly RankedHit[];
  readonly corrections: readonly Correction[];
  /** The number of all hits. */
  readonly total: number;
  /** The filters for some of the words. */
  readonly hints: () => readonly HintOfKind[];
  /** Finds names similar to a text that finds nothing, nearest first; costs more than the search itself. */
  readonly suggestions: () => readonly Suggestion[];
}

interface RankedHit extends Hit {
  /** True if the words occur only in its other text, not in its names. */
  readonly in_text: boolean;
}

interface HintOfKind extends Hint {
  /** The kind of record whose list has the filter. */
  readonly type: string;
}

/** The kinds of records that are listed. */
export type RecordList = 'actuators' | 'robots' | 'jointGroups';

/** The service during the build, with the dataset that it was prepared from. */
export interface Service extends RunningService {
  readonly dataset: Dataset;
  /** The catalog as files of open data. */
  readonly openData: OpenData;
}

/** Prepares the data of all answers; `actuators` are the profiles for lists, searches and matches. */
export function prepareService(
  dataset: Dataset,
  actuators: readonly ActuatorProfile[] = actuatorProfiles(dataset),
): PreparedService {
  const { baseUrl, edition, moved, categories, brands, useCases } = dataset;
  const joints = jointProfiles(dataset);
  const rows = joints.map(({ row }) => row);
  const profiles = { actuators, robots: robotProfiles(dataset) };
  return {
    baseUrl,
    edition,
    moved,
    lastModified: `${latestReading(dataset)}T00:00:00Z`,
    actuators: prepareCollection(profiles.actuators, ACTUATOR_LISTING.indexing),
    robots: prepareCollection(profiles.robots, ROBOT_LISTING.indexing),
    jointGroups: {
      index: prepareIndex(joints, JOINT_LISTING.indexing),
      json: prepareJson(joints.map(({ record }) => record)),
      members: [prepareMembers(prepareJson(rows), rows)],
    },
    lines: {
      actuators: prepareLines(actuatorTable(dataset)),
      robots: prepareLines(robotTable(dataset)),
      jointGroups: prepareLines(jointTable(dataset)),
    },
    groups: {
      actuators: prepareGroups(profiles.actuators, ACTUATOR_SUMMARY.counted),
      robots: prepareGroups(profiles.robots, ROBOT_SUMMARY.counted),
      jointGroups: prepareGroups(
        rows.map((record) => ({ record, beyond: {} })),
        JOINT_SUMMARY.counted,
      ),
    },
    taxonomies: { categories, brands, useCases },
    torqueDomains: actuators.map(({ record }) => record.source_domain ?? ''),
    makers: makerWords(dataset),
    searchDocuments: prepareSearchDocuments(searchDocumentsOf(dataset, actuators), {
      actuator: profiles.actuators.map((profile) => ACTUATOR_LISTING.indexing.textOf(profile).join('\n')),
      robot: profiles.robots.map((profile) => ROBOT_LISTING.indexing.textOf(profile).join('\n')),
    }),
    conditions: prepareJson(profiles.actuators.map(({ figures }) => conditionsOf(figures))),
    changes: prepareChanges(dataset.releases),
  };
}

function prepareCollection<Subject extends ActuatorProfile | RobotProfile>(
  profiles: readonly Subject[],
  indexing: IndexDefinition<Subject>,
): PreparedCollection {
  const records = profiles.map(({ record }) => record);
  const beyond = profiles.map((profile) => profile.beyond);
  const json = prepareJson(records);
  return {
    index: prepareIndex(profiles, indexing),
    json,
    members: [prepareMembers(json, records), prepareMembers(prepareJson(beyond), beyond)],
  };
}

/** The latest day on which a source was read; 1970-01-01 when there are no sources. */
const latestReading = ({ actuatorEntries, robotEntries }: Dataset): string =>
  [...actuatorEntries.values(), ...robotEntries.values()]
    .flatMap(({ sources }) => sources.map(({ accessed }) => accessed))
    .reduce((latest, day) => (day > latest ? day : latest), '1970-01-01');

/** Prepares a dataset at build time. */
export const buildService = (dataset: Dataset, openData: OpenData = { files: [], older: [] }): Service => ({
  ...openService(prepareService(dataset)),
  dataset,
  openData,
});

/** Opens the service that the build prepared. */
export function openService({ conditions, searchDocuments, ...prepared }: PreparedService): RunningService {
  const makers = new Set(prepared.makers);
  const actuators = openCollection(prepared.actuators, { ...ACTUATOR_LISTING, makers });
  const robots = openCollection(prepared.robots, { ...ROBOT_LISTING, makers });
  const cards = new LRUCache<number, MatchCard>({
    max: MATCH_CARDS,
    memoMethod: (row) =>
      readCard(membersIn(actuators, CARD_MEMBERS, row), parseJson(jsonBetween(conditions, row, row))),
  });
  return {
    ...prepared,
    actuators,
    robots,
    jointGroups: openCollection(prepared.jointGroups, { ...JOINT_LISTING, makers }),
    find: openSearchDocuments(searchDocuments, {
      lists: { actuator: listedIn('actuator', actuators), robot: listedIn('robot', robots) },
      makers,
    }),
    matchCardAt: (row) => cards.memo(row),
  };
}

/** The index of a list, and its records as hits, for the search over all kinds. */
const listedIn = (type: string, list: Collection): ListIndex => ({
  ...list,
  hitAt: (row, summary) => {
    const { id, name, brand, url, api_url } = hitMembers.parse(
      membersIn(list, Object.keys(hitMembers.shape), row),
    );
    return { type, id, name, brand, summary, url, api_url };
  },
});

/** Selected members of a record. */
const membersIn = ({ selectionOf }: Collection, names: readonly string[], row: number): unknown =>
  parseJsonArray(selectionOf([row], names))[0];

const hitMembers = hit.omit({ type: true, summary: true });

// Cached, because a match reads at least 25 of them, and reading one takes as long as judging it. Each takes
// a kilobyte.
const MATCH_CARDS = 2000;
