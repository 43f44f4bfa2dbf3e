import { z } from 'zod';
import { countryFlag, countryName } from '../lib/country.ts';
import { DATA_SHEET_FIELDS } from './data-sheet.ts';
import { DERIVED_FIELDS } from './derived.ts';
import { DATA_SOURCES, dataSource, distinctUrls, torqueDomain, torqueSource } from './evidence/source.ts';
import { EXTENDED_FIGURES } from './extended/figures.ts';
import { stated, type Fields } from './field.ts';
import { TORQUE_RATIOS } from './ratio.ts';
import { fieldOf } from './select-fields.ts';
import { answered, recordName, slug, text, texts, webAddress } from './value-schemas.ts';

/** The six categories of actuators, in the order in which the service lists them. */
export const CATEGORIES = [
  'qdd_proprioceptive',
  'integrated_joint',
  'smart_servo',
  'harmonic_precision',
  'frameless_driver',
  'cycloidal_premium',
] as const;

/** The states of production and sale of an actuator. */
export const AVAILABILITIES = ['in_production', 'discontinued', 'eol', 'unknown'] as const;

const DATE_WANTED = 'must be a year, a month or a day such as 2026-11';

/** The fields of the closed record, in the order of docs/interface.md, "Records". */
const RECORD_FIELDS = {
  id: {
    schema: slug,
    derive: ({ id }) => id,
    title: 'Id',
    says: 'Stable slug, used in paths.',
    brief: true,
  },
  name: {
    schema: recordName,
    written: { in: 'head', as: recordName },
    template: { value: 'Example 80-9 KV100' },
    title: 'Name',
    says: 'Model name as the maker writes it, without the brand.',
    sorts: 9,
    brief: true,
  },
  brand: {
    schema: text,
    derive: ({ maker }) => maker.name,
    title: 'Brand',
    says: 'Exact brand name, matched case-insensitively by the `brand` filter.',
    brief: true,
  },
  category: {
    schema: z.enum(CATEGORIES),
    written: { in: 'head', as: z.enum(CATEGORIES) },
    template: { value: 'qdd_proprioceptive' },
    title: 'Category',
    says: 'Category of the actuator.',
    list: 'categories',
    isCompared: true,
  },
  use_cases: {
    schema: z.array(text),
    written: { in: 'head', as: texts },
    template: { value: ['humanoid', 'quadruped'], note: 'At least one tag of use-cases.yaml.' },
    filter: 'use_case',
    title: 'Use cases',
    says: 'Use-case tags.',
    list: 'use_cases',
    isCompared: true,
  },
  image_url: {
    schema: answered.maybeAddress,
    written: { in: 'head', as: webAddress.optional() },
    template: { value: 'https://example.org/actuators/80-9.jpg', note: 'A picture of the actuator.' },
    title: 'Image',
    says: 'Product image. Null when none is known.',
  },
  product_url: {
    schema: answered.maybeAddress,
    written: { in: 'head', as: webAddress.optional() },
    template: { value: 'https://example.org/actuators/80-9', note: "The maker's page of this model." },
    title: 'Product page',
    says: "The maker's product page. Null when none is known.",
  },
  datasheet_url: {
    schema: answered.maybeAddress,
    written: { in: 'head', as: webAddress.optional() },
    template: { value: 'https://example.org/actuators/80-9.pdf' },
    title: 'Data sheet',
    says: 'The data sheet or manual. Null when none is known.',
  },
  price_usd: {
    ...stated('{USD}', 'head'),
    conditions: {
      includes: text,
      date: z.union([z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/), z.iso.date()], DATE_WANTED),
      seller: text,
    },
    template: {
      value: 579.9,
      words: 'With driver $579.90',
      note: 'List price of one piece, US dollars, without tax and shipping. Leave it out in other currencies.',
      condition: { includes: 'driver', date: '2026-11' },
    },
    title: 'List price',
    otherWords: {
      price: 'max_price_usd',
      cost: 'max_price_usd',
      cheap: 'max_price_usd',
      cheapest: 'max_price_usd',
      'low-cost': 'max_price_usd',
    },
    says: 'List price in US dollars. Null when it is not public.',
    explains:
      'List price of a single unit, before tax and shipping, where the maker or a reseller publishes one.',
    better: 'less',
    part: 'commercial',
    lead: 6,
    sorts: 6,
    bounds: { min: '100', max: '500' },
    brief: true,
  },
  availability: {
    schema: z.enum(AVAILABILITIES).nullable(),
    written: { in: 'head', as: z.enum(AVAILABILITIES).optional() },
    template: { value: 'in_production', words: 'In stock', note: 'Whether the maker still sells it.' },
    title: 'Availability',
    otherWords: { 'in production': 'availability=in_production', 'still made': 'availability=in_production' },
    says: 'Whether the maker still sells it: `discontinued` is no longer sold, `eol` has an announced end; `unknown` or null when no source says.',
    explains: 'Whether the maker still sells it, according to the sources.',
    part: 'commercial',
    isOurReading: true,
  },
  ...DATA_SHEET_FIELDS,
  notes: {
    schema: answered.maybeText,
    written: { in: 'foot', as: text.optional() },
    template: {
      value:
        'Torque for one second, measured on a heat sink of 200 x 200 mm. The maker rounds the mass to 10 g.',
      note: 'Conversions, caveats and what sources disagree on, in a sentence or two of your own.',
    },
    title: 'Notes',
    says: 'Conditions, conversions and caveats, in our own words. Null when there are none.',
  },
  sources: {
    schema: answered.addresses,
    derive: ({ sources }) => distinctUrls(sources),
    title: 'Sources',
    says: 'URLs of the sources that state the figures, best first.',
  },
  price_per_nm: {
    schema: answered.quantity,
    unit: '{USD}/(N.m)',
    ratio: TORQUE_RATIOS.price_per_nm,
    title: 'Price per torque',
    says: 'List price divided by peak torque, USD per N·m, to 4 significant digits. Null when either is unknown.',
    explains: 'List price per newton metre of peak torque.',
    better: 'less',
    part: 'commercial',
    sorts: 7,
    bounds: { max: '20' },
  },
  data_source: {
    schema: z.enum(DATA_SOURCES),
    derive: ({ sources }) => dataSource(sources),
    title: 'Data source',
    says: 'The publisher of the source that states the peak torque, or else the rated torque. Figures of a `manufacturer` may have been read in a third party’s copy; `read_in` of the claims says so.',
  },
  verified: {
    schema: z.boolean(),
    written: { in: 'head', as: z.boolean().optional() },
    derive: () => false,
    template: {
      value: true,
      note: 'Only after a second reading of every figure against its source; else leave it out.',
    },
    title: 'Verified',
    says: 'Whether the figures were checked a second time against a source.',
  },
  country: {
    schema: answered.maybeText,
    derive: ({ maker }) => countryName(maker.country),
    title: 'Country',
    says: "The maker's country, English short name. Null when unknown.",
    explains: 'Where the maker is based.',
    part: 'commercial',
  },
  country_flag: {
    schema: answered.maybeText,
    derive: ({ maker }) => countryFlag(maker.country),
    title: 'Flag',
    says: 'Flag emoji of the country. Null when the country is unknown.',
  },
  source_url: {
    schema: answered.maybeAddress,
    derive: ({ sources }) => torqueSource(sources)?.url ?? null,
    title: 'Primary source',
    says: 'The first source that states the peak torque, else the rated torque, or null.',
  },
  source_domain: {
    schema: answered.maybeText,
    derive: ({ sources }) => torqueDomain(sources),
    title: 'Source domain',
    says: 'Host of `source_url` without `www.`, or null.',
  },
  url: {
    schema: answered.address,
    derive: ({ addresses }) => addresses.page,
    title: 'Page',
    says: 'Page for people.',
  },
  api_url: {
    schema: answered.address,
    derive: ({ addresses }) => addresses.api,
    title: 'API URL',
    says: 'Canonical API URL of this resource.',
  },
} as const satisfies Fields;

/**
 * The table of an actuator's fields: the record, then extended figures (`extended/`), then derived fields.
 */
export const ACTUATOR_FIELDS = { ...RECORD_FIELDS, ...EXTENDED_FIGURES, ...DERIVED_FIELDS } as const;

export type ActuatorField = keyof typeof ACTUATOR_FIELDS;

/** The end of a figure that designers usually prefer; null if that depends on the purpose. */
export type BetterEnd = 'more' | 'less' | null;

/** The better end of a field of an actuator. */
export const betterEndOf = (field: ActuatorField): BetterEnd =>
  fieldOf(ACTUATOR_FIELDS, field).better ?? null;
