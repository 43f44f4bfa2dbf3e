import { Document, isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../src/catalog/fields/actuator.ts';
import type { Field, Fields, FileForm } from '../../src/catalog/fields/field.ts';
import { sentenceForAuthor } from '../../src/catalog/fields/select-fields.ts';
import { documentText } from '../record-form/yaml-text.ts';

const HEAD = `One actuator. Copy this file to catalog/actuators/<brand>/<model>.yaml and put your actuator's values in place of these. The folder is the brand's slug in brands.yaml, the file name the model in lower-case letters, digits and hyphens; together they make the id: actuators/cubemars/ak80-9.yaml is cubemars-ak80-9.

Leave out what no source states: an absent key is null in the API, which means "not published". Never guess a figure, never compute one from others. Required are name, category, use_cases, specs with a peak or a rated torque, sources. Then run \`npm run check:catalog\`.

This file is written by \`npm run template\` from the table of fields.`;

/** The meaning of keys that are not fields, for the author of a file. */
export const NOTES = {
  specs:
    'The figures, at the output (after the gear) where both are published: numbers without units, in the unit of the key.',
  conditions:
    'The kind and conditions of a figure, if a source states them. Any may have voltage_v, seconds, speed_rpm and cooling.',
  figures: 'Further figures, which the API answers outside the actuator itself.',
  aliases: 'Other names that people use for it. They are searched, and not shown as the name.',
  replaced_by: "The id of the maker's successor in the catalog.",
  sources: 'Where the figures come from, best first: manufacturer, paper, distributor, repository, press.',
  url: 'An http or https address that others can open.',
  title: 'The title of the page, document or file.',
  kind: 'Its publisher: manufacturer, paper, distributor, repository or press. Torque must not come from the press.',
  accessed: 'The day on which you read it, quoted.',
  states:
    "Field -> the words of the source that state it, in the source's own unit and language. Every number, the voltage and the gear ratio need such words in one of the sources, and so do the availability, driver, buses, control modes, encoder and backdrivability of a new record; quote them when they contain a colon or begin with a sign.",
} as const;

/** The keys with a blank line before them. */
const SECTIONS = /^(specs|conditions|figures|aliases|replaced_by|notes|sources)$/;

type Row = readonly [name: string, field: Field<never>];

const SOURCE = {
  url: 'https://example.org/actuators/80-9',
  title: 'Example 80-9 product page',
  kind: 'manufacturer',
  accessed: '2026-11-21',
} as const;

/**
 * The commented file that contributors copy, in the order of the schema; every field that files state is a
 * line of it.
 */
export function templateText(fields: Fields<never> = ACTUATOR_FIELDS): string {
  const rows: readonly Row[] = Object.entries(fields);
  const part = (wanted: FileForm['in']): object =>
    columnOf(rows, ({ written, template }) => (written?.in === wanted ? template?.value : undefined));
  const document = new Document({
    ...part('head'),
    specs: part('specs'),
    conditions: columnOf(rows, ({ template }) => template?.condition),
    figures: part('figures'),
    aliases: ['EX80'],
    replaced_by: 'acme-80-9-v2',
    ...part('foot'),
    sources: [{ ...SOURCE, states: columnOf(rows, ({ template }) => template?.words) }],
  });
  document.commentBefore = paragraphs(HEAD, 0);
  explain(document, rows);
  return documentText(document);
}

const columnOf = (rows: readonly Row[], valueOf: (field: Field<never>) => unknown): Record<string, unknown> =>
  Object.fromEntries(
    rows
      .map(([name, field]): [string, unknown] => [name, valueOf(field)])
      .filter(([, value]) => value !== undefined),
  );

/**
 * Sets a comment above each key: in `conditions` the kinds of the figure, elsewhere the meaning of the key.
 */
function explain(document: Document, rows: readonly Row[]): void {
  const meanings = { ...columnOf(rows, meaningOf), ...NOTES };
  comment(document.contents, meanings);
  comment(document.get('specs'), meanings, 2);
  comment(document.get('conditions'), columnOf(rows, kindsOf), 2);
  comment(document.get('figures'), meanings, 2);
  comment(document.getIn(['sources', 0]), NOTES, 4);
}

function comment(map: unknown, notes: Readonly<Record<string, unknown>>, indent = 0): void {
  if (!isMap(map)) return;
  for (const { key } of map.items) {
    if (!isScalar(key)) continue;
    const note = notes[String(key.value)];
    if (typeof note === 'string') key.commentBefore = paragraphs(note, indent);
    if (SECTIONS.test(String(key.value))) key.spaceBefore = true;
  }
}

/** A field's sentence, with the words among which its value is chosen. */
function meaningOf(field: Field<never>): string {
  const words = wordsOf(field.written?.as);
  return words === null
    ? sentenceForAuthor(field)
    : `${sentenceForAuthor(field).replace(/\.$/, '')}: ${words}.`;
}

const kindsOf = ({ conditions = {} }: Field<never>): string | undefined => {
  const kinds = Object.entries(conditions).map(([name, schema]) =>
    wordsOf(schema) === null ? name : `${name}: ${wordsOf(schema)}`,
  );
  return kinds.length === 0 ? undefined : `${kinds.join('; ')}.`;
};

/** `a, b or c`; null for a value that is not chosen from words. */
function wordsOf(schema: z.ZodType | undefined): string | null {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (!(inner instanceof z.ZodEnum)) return null;
  const words = inner.options.map(String);
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** Text as a comment, in lines that fit the width of the catalog's files. */
const paragraphs = (text: string, indent: number): string =>
  text
    .split('\n')
    .map((paragraph) => paragraph.replaceAll(lineOf(115 - indent), '$1\n').replace(/\n$/, ''))
    .join('\n')
    .replace(/^/gm, ' ');

/** As many words as fit a line of this width. */
const lineOf = (width: number): RegExp => new RegExp(`(\\S.{0,${width - 1}})(?:\\s+|$)`, 'g');
