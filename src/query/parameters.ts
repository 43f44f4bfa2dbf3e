import { z } from 'zod';
import type { Actuator } from '../catalog/actuator.ts';
import { CATEGORIES } from '../catalog/fields/actuator.ts';
import type { Robot } from '../catalog/robot.ts';
import { COMPARE_IDS, CURSOR_LENGTH, ID_LIST_LENGTH, PAGE_SIZE, rangeText, TEXT_LENGTH } from '../limits.ts';
import { DIRECTIONS, SORT_FIELDS, type SortField } from './order.ts';
import { choice, filter, integer, listed, measure, words, type Filter, type Parameter } from './parameter.ts';
import { searchTerms } from './text.ts';

const BOOLEANS = ['true', 'false'] as const;

type Figure = Exclude<SortField, 'name'>;

/** Free-text search: every term must occur in the record's text, corrected where it occurs nowhere. */
const search = <Subject>(fields: string, example: string): Filter<Subject> =>
  filter({
    schema: words(TEXT_LENGTH).transform(searchTerms),
    says: `Free-text search over ${fields}: every term must occur, in any case and with or without accents. Blank is as if absent.`,
    example,
    readsBlank: true,
    isAbsent: (terms) => terms.length === 0,
    test: (terms, index) => index.matching(terms),
  });

const brand = <Subject extends { readonly brand: string }>(example: string): Filter<Subject> =>
  listed({
    schema: words(TEXT_LENGTH).transform((name) => name.toLowerCase()),
    says: 'Exact brand name, case-insensitive; see `/api/v1/brands`. An unknown brand gives an empty list.',
    example,
    valuesOf: (record) => [record.brand.toLowerCase()],
  });

const flag = (field: 'backdrivable' | 'integrated_driver', says: string): Filter<Actuator> =>
  listed({
    schema: choice(BOOLEANS),
    says,
    example: 'true',
    valuesOf: ({ [field]: value }) => (value === null ? [] : [String(value)]),
  });

const atLeast = (field: Figure, says: string, example: string): Filter<Actuator> =>
  filter({ schema: measure(), says, example, test: (limit, index) => index.between(field, limit, Infinity) });

const atMost = (field: Figure, says: string, example: string): Filter<Actuator> =>
  filter({ schema: measure(), says, example, test: (limit, index) => index.between(field, -Infinity, limit) });

/** THE TABLE of the actuators' filters, in the order of SPEC 4.3. A new filter is one entry here. */
export const ACTUATOR_FILTERS = {
  q: search('id, name, brand, category, use cases and notes', 'ak80'),
  category: listed({
    schema: choice(CATEGORIES),
    says: 'Category slug; see `/api/v1/categories`.',
    example: 'qdd_proprioceptive',
    valuesOf: ({ category }) => [category],
  }),
  brand: brand('CubeMars'),
  use_case: listed({
    schema: words(TEXT_LENGTH).transform((tag) => tag.toLowerCase()),
    says: 'Use-case tag, case-insensitive; see `/api/v1/use-cases`. An unknown tag gives an empty list.',
    example: 'quadruped',
    valuesOf: ({ use_cases }) => use_cases.map((tag) => tag.toLowerCase()),
  }),
  min_peak_torque_nm: atLeast(
    'peak_torque_nm',
    'Minimum peak torque, N·m. Actuators of unknown peak torque are left out.',
    '20',
  ),
  max_weight_g: atMost('weight_g', 'Maximum mass, grams. Actuators of unknown mass are left out.', '600'),
  max_price_usd: atMost('price_usd', 'Maximum list price, USD. Actuators without a public price are left out.', '500'),
  backdrivable: flag(
    'backdrivable',
    'Only backdrivable (`true`) or only non-backdrivable (`false`) actuators; unknown is neither.',
  ),
  integrated_driver: flag(
    'integrated_driver',
    'Only with (`true`) or only without (`false`) a driver on board; unknown is neither.',
  ),
} satisfies Record<string, Filter<Actuator>>;

/** THE TABLE of the robots' filters (SPEC 4.7). */
export const ROBOT_FILTERS = {
  q: search('name, brand and summary', 'quadruped'),
  brand: brand('Unitree'),
} satisfies Record<string, Filter<Robot>>;

/** The parameters that order a list. */
export const ORDERING = {
  sort: {
    schema: choice(SORT_FIELDS).optional(),
    says: 'Sort field. Without it the order is by id. Unknown values come last in both directions.',
    example: 'torque_density_nm_per_kg',
  },
  order: {
    schema: choice(DIRECTIONS).optional(),
    says: 'Direction; `desc` when `sort` is given, else `asc`.',
    example: 'desc',
  },
} satisfies Record<string, Parameter>;

/** The parameters that page through a list. */
export const PAGING = {
  limit: {
    schema: integer(PAGE_SIZE.least, PAGE_SIZE.most).default(PAGE_SIZE.usual),
    says: 'Page size; it may change between pages.',
    example: '10',
  },
  cursor: {
    // A longer or an empty one is malformed, like any that was not issued: `invalid_cursor`.
    schema: z.string().meta({ minLength: 1, maxLength: CURSOR_LENGTH }).optional(),
    readsBlank: true,
    says: '`pagination.next_cursor` of the previous page. It belongs to the filters and the order for which it was issued.',
    example: '',
  },
} satisfies Record<string, Parameter>;

/** The parameter of the GET comparison (SPEC 4.4). */
export const COMPARING = {
  ids: {
    schema: z
      .string()
      .min(1, 'must name at least one id')
      .max(ID_LIST_LENGTH, `must be at most ${ID_LIST_LENGTH} characters`)
      .transform((text) => distinctIds(text.split(','))),
    says: `Comma-separated actuator ids, ${rangeText(COMPARE_IDS)}. Blanks and repeats are dropped; an unknown id is named in \`not_found\`.`,
    example: 'cubemars-ak80-9-v3-0-kv100,unitree-go-m8010-6',
    required: true,
  },
} satisfies Record<string, Parameter>;

/** Ids as they are looked up: trimmed, each once, blank ones left out. */
export const distinctIds = (ids: readonly string[]): string[] => [
  ...new Set(ids.map((id) => id.trim()).filter(Boolean)),
];
