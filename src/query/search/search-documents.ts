import { figureTags } from '../../catalog/evidence/condition-tags.ts';
import { entryOf, type Dataset } from '../../catalog/records/dataset.ts';
import type { Figure } from '../../catalog/records/figure.ts';
import {
  actuatorProfiles,
  robotProfiles,
  type ActuatorProfile,
  type RobotProfile,
} from '../../catalog/records/filterable-records.ts';
import { fold, wordsOf } from '../table/words/text.ts';
import type { SearchDocument } from './searchable-kinds.ts';

/** The types of hits. */
export const HIT_TYPES = ['actuator', 'robot', 'brand'] as const;

/** Everything that a search can find: actuators, robots and their makers. */
export const searchDocumentsOf = (
  dataset: Dataset,
  actuators: readonly ActuatorProfile[] = actuatorProfiles(dataset),
): SearchDocument[] => [
  ...actuators.map((profile) => actuatorDocument(dataset, profile)),
  ...robotProfiles(dataset).map(robotDocument),
  ...brandDocuments(dataset),
];

function actuatorDocument(
  { categories }: Dataset,
  { record, figures, otherNames, usedIn }: ActuatorProfile,
): SearchDocument {
  const { id, name, brand, category, use_cases, notes, url, api_url } = record;
  const label = categories.find(({ slug }) => slug === category)?.label ?? category;
  const stated = (['peak_torque_nm', 'weight_g', 'price_usd'] as const).map((field) =>
    measured(figures.of(field), SYMBOLS[field]),
  );
  return {
    hit: { type: 'actuator', id, name, brand, summary: [label, ...stated.flat()].join(', '), url, api_url },
    aliases: otherNames,
    text: [category, label, ...use_cases, notes ?? ''].join('\n'),
    uses: usedIn.length,
    known: knownIn(record),
  };
}

const SYMBOLS = { peak_torque_nm: 'N·m', weight_g: 'g', price_usd: 'USD' } as const;

/** `19 N·m (stall at 12 V, doubted)`; nothing for an unknown figure. */
function measured(figure: Figure, symbol: string): string[] {
  if (typeof figure.value !== 'number') return [];
  const asides = [...figureTags(figure), ...(figure.doubts.length > 0 ? ['doubted'] : [])];
  return [`${figure.value} ${symbol}${asides.length === 0 ? '' : ` (${asides.join(', ')})`}`];
}

const knownIn = (record: object): number => Object.values(record).filter((value) => value !== null).length;

function robotDocument({ record, beyond, otherNames, actuatorIds }: RobotProfile): SearchDocument {
  const { id, name, brand, summary, url, api_url } = record;
  return {
    hit: { type: 'robot', id, name, brand, summary, url, api_url },
    aliases: otherNames,
    text: [summary, String(beyond.kind).replace('_', ' ')].join('\n'),
    uses: new Set(actuatorIds).size,
    known: knownIn(record),
  };
}

/** The makers that have a page: those of an actuator or a robot. */
function brandDocuments(dataset: Dataset): SearchDocument[] {
  const { baseUrl, actuators, robots, actuatorEntries, robotEntries, brandAliases } = dataset;
  const slugs = new Map([
    ...actuators.map(({ id, brand }) => [entryOf(actuatorEntries, id).brand, brand] as const),
    ...robots.map(({ id, brand }) => [entryOf(robotEntries, id).brand, brand] as const),
  ]);
  return [...slugs].map(([id, name]): SearchDocument => {
    const made = actuators.filter(({ brand }) => brand === name).length;
    const built = robots.filter(({ brand }) => brand === name).length;
    const summary = [counted(made, 'actuator'), counted(built, 'robot')].flat().join(', ');
    return {
      hit: { type: 'brand', id, name, brand: name, summary, url: `${baseUrl}/brands/${id}`, api_url: null },
      aliases: brandAliases.get(id) ?? [],
      text: '',
      uses: made + built,
      known: 0,
    };
  });
}

/** The words of makers' names, folded, with those of their other names. */
export const makerWords = ({ brandAliases }: Pick<Dataset, 'brandAliases'>): string[] => [
  ...new Set(
    [...brandAliases].flatMap(([slug, aliases]) => [slug, ...aliases]).flatMap((name) => wordsOf(fold(name))),
  ),
];

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`];
