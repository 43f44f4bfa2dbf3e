import { z } from 'zod';
import { answered, text } from '../../catalog/fields/value-schemas.ts';
import { releaseCounts } from '../../catalog/records/change-rows.ts';
import { timedCurves } from '../../catalog/torque-speed/curve-schema.ts';

/*
 * Data that the build precomputes from records for a fast start: typed arrays and texts. A row is the
 * position of a record in the order of ids.
 */

// Elements are not validated: there may be a million, all written by our own build.
const texts = z.custom<readonly string[]>(Array.isArray);
const numbers: z.ZodType<Uint32Array> = z.instanceof(Uint32Array);
const figures: z.ZodType<Float64Array> = z.instanceof(Float64Array);
const bytes: z.ZodType<Uint8Array> = z.instanceof(Uint8Array);

/** Values, each with the rows that have it. */
const values = z.object({ values: texts, lists: z.object({ starts: numbers, rows: numbers }) });

/** A long list of names, with an index from each piece to the rows of the names that have it. */
const names = z.object({ names: texts, pieces: values });

/**
 * Concatenated JSON texts in UTF-8, each followed by a comma, and the offset of each, plus one offset behind
 * the last.
 */
const json = z.object({ bytes, starts: figures });

/** Records grouped by the values of fields: for each field its values and their rows. */
const groups = z.record(z.string(), values);

/**
 * The index of the words of texts: the different tails of all texts (the text from the beginning of a word
 * on), in order, each with its rows. A term is found where a tail begins with it, so nothing is found inside
 * a word.
 */
const search = values;

const index = z.object({
  ids: texts,
  /** Names in lower case, for sorting. */
  names: texts,
  /** Figures by row; NaN where unknown. */
  columns: z.record(z.string(), figures),
  /** Rows in each order, by `<field> <direction>`. */
  orders: z.record(z.string(), numbers),
  /** For each filter its values, and the rows that each lists. */
  values: groups,
  search,
  /** Folded texts, in which phrases are found. */
  texts,
  /** The letters and digits of names. */
  models: search,
  /** The words of names, in which the parts of a joined name are found. */
  nameWords: search,
  /** Folded names, a line each. */
  allNames: texts,
  vocabulary: texts,
  nearIds: values,
  /** The curves of torque and speed by row; null where the records have none. */
  curves: timedCurves.nullable(),
});

/**
 * Byte offsets of the members in the JSON of records that all have the same members, so that some can be cut
 * out without parsing: from the beginning of each record, record by record.
 */
const members = z.object({ json, names: texts, offsets: numbers });

/**
 * Records: their index, the JSON of all of them, and the members that a selection may name, of the records
 * and beyond them.
 */
const collection = z.object({ index, json, members: z.array(members) });

/** The changes of releases: each change as JSON, and the columns that queries read, by row. */
const changes = z.object({
  /** The newest first. */
  releases: z.array(releaseCounts),
  rows: json,
  /** The index of the release that made each change, among `releases`. */
  made: numbers,
  /** The kind of record, as an index into `CHANGED_RECORDS`. */
  kinds: numbers,
  ids: texts,
  /** The new id where a record moved, else empty. */
  newIds: texts,
  /** The field that changed, else empty. */
  fields: texts,
});

/** A hit of a search. */
export const hit = z.strictObject({
  type: z.string(),
  id: text.describe('Its id; of a brand, the slug of its page.'),
  name: text.describe('Its name.'),
  brand: text.describe('Its maker; of a brand, its own name.'),
  summary: z.string().describe('Summary in one line.'),
  url: answered.address.describe('Page for people.'),
  api_url: answered.maybeAddress.describe('Canonical API URL. Null for a brand.'),
});

/** The ranking of the search documents of one kind, by row. */
const ranking = z.object({
  /** Folded names, each between line breaks, so that an exact name or its beginning is a substring. */
  names: texts,
  /** The name of each with its maker's, as suggestions show it. */
  shownNames: texts,
  standings: numbers,
  /** Rows in the order of the standings. */
  order: numbers,
});

/**
 * A kind that is listed too: it is found by the index of its list, and hits are cut out of its records.
 * `further` finds what the list's search does not look at.
 */
const listing = ranking.extend({ summaries: texts, further: search, furtherTexts: texts });

/** A kind without a list; `models` are the letters and digits of names. */
const few = ranking.extend({
  type: z.string(),
  hits: z.array(hit),
  search,
  texts,
  models: search,
  nameWords: search,
});

/** Search documents, folded once: by type, the kinds with a list and the others. */
const searchDocuments = z.object({
  listed: z.record(z.string(), listing),
  few: z.array(few),
  vocabulary: texts,
  names,
});

/** The schemas of the prepared data: records, their changes, and search documents. */
export const PREPARED = { texts, json, groups, collection, changes, searchDocuments } as const;

export type PreparedNames = Readonly<z.infer<typeof names>>;
export type PreparedJson = Readonly<z.infer<typeof json>>;
export type PreparedGroups = Readonly<z.infer<typeof groups>>;
export type PreparedSearch = Readonly<z.infer<typeof search>>;
export type PreparedIndex = Readonly<z.infer<typeof index>>;
export type PreparedMembers = Readonly<z.infer<typeof members>>;
export type PreparedCollection = Readonly<z.infer<typeof collection>>;
export type PreparedChanges = Readonly<z.infer<typeof changes>>;
export type Hit = Readonly<z.infer<typeof hit>>;
export type PreparedRanking = Readonly<z.infer<typeof ranking>>;
export type PreparedListing = Readonly<z.infer<typeof listing>>;
export type PreparedFew = Readonly<z.infer<typeof few>>;
export type PreparedSearchDocuments = Readonly<z.infer<typeof searchDocuments>>;
