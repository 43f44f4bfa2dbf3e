import { isCollection, isMap, isSeq, parseDocument, Scalar, visit, type Document } from 'yaml';
import { ACTUATOR_FIELDS } from '../../src/catalog/fields/actuator.ts';
import type { Field } from '../../src/catalog/fields/field.ts';
import { recordNamed, type TextFile } from '../catalog/catalog-folder.ts';
import { readings } from '../record-form/read-answer.ts';
import { quoteScalars } from '../record-form/yaml-text.ts';

/** A row of a review that the maker has filled in. */
interface Answer {
  /** The id of the actuator. */
  readonly id: string;
  readonly field: string;
  /** Empty where the value stays. */
  readonly value: string;
  readonly quote: string;
  readonly url: string;
}

/** The filled-in rows of a copy of `/brands/{brand}/review.csv`. */
export const answersIn = (rows: readonly Readonly<Record<string, string>>[]): Answer[] =>
  rows
    .map(({ id = '', field = '', new_value = '', new_quote = '', new_url = '' }) => ({
      id,
      field,
      value: new_value,
      quote: new_quote,
      url: new_url,
    }))
    .filter(({ value, quote, url }) => value !== '' || quote !== '' || url !== '');

/** The outcome of a review. */
interface AppliedAnswers {
  /** The files that change. */
  readonly files: readonly TextFile[];
  /** An error for each answer that could not be applied. */
  readonly errors: readonly string[];
}

/** Writes answers into the files of their actuators, each quote under its source, read on the day given. */
export function applyAnswers(
  files: readonly TextFile[],
  answers: readonly Answer[],
  today: string,
): AppliedAnswers {
  const errors: string[] = [];
  const changed = [...Map.groupBy(answers, ({ id }) => id)].flatMap(([id, own]) => {
    const file = files.find(
      ({ name }) => recordNamed(name)?.records === 'actuators' && recordNamed(name)?.id === id,
    );
    if (file === undefined) {
      errors.push(`${id}: found no file of this actuator, wanted an id as the review's file has it.`);
      return [];
    }
    const document = parseDocument(file.text);
    const found = own.flatMap((answer) => writeAnswer(document, answer, today) ?? []);
    errors.push(...found);
    return found.length === own.length ? [] : [{ ...file, text: textOf(document, file.text) }];
  });
  return { files: changed, errors };
}

/** A document as text; unchanged parts keep their formatting, including line breaks. */
function textOf(document: Document, written: string): string {
  const kept: string[] = [];
  quoteScalars(document);
  visit(document, {
    Node: (_, node) => {
      if (!node.range || (isCollection(node) && node.flow !== true)) return undefined;
      const { comment, commentBefore, spaceBefore } = node;
      const placeholder = new Scalar(
        `\uE000${kept.push(written.slice(node.range[0], node.range[1])) - 1}\uE000`,
      );
      Object.assign(placeholder, { comment, commentBefore, spaceBefore });
      return placeholder;
    },
  });
  return document
    .toString({ lineWidth: 120, flowCollectionPadding: false })
    .replaceAll(/\uE000(\d+)\uE000/g, (_, index) => kept[Number(index)] ?? '');
}

const FIELDS: Readonly<Record<string, Field<never>>> = ACTUATOR_FIELDS;

/** Sets the field and the words of its source; returns the error, or null. */
function writeAnswer(
  document: Document,
  { id, field, value, quote, url }: Answer,
  today: string,
): string | null {
  const written = FIELDS[field]?.written;
  if (written === undefined)
    return `${id}: found the field "${field}", wanted a field that the files of actuators have.`;
  if (quote === '' || !URL.canParse(url))
    return `${id}, ${field}: found "${quote}" from "${url}", wanted new_quote and new_url: each figure needs a quote and its address.`;
  if (value !== '') {
    const read = readings(value).find((one) => written.as.safeParse(one).success);
    if (read === undefined)
      return `${id}, ${field}: found "${value}", wanted a value in the form that other files use.`;
    document.setIn(
      written.in === 'specs' || written.in === 'figures' ? [written.in, field] : [field],
      document.createNode(read, { flow: true }),
    );
    // The date belongs to the old price.
    if (field === 'price_usd') document.setIn(['conditions', field, 'date'], document.createNode(today));
    // The new figure has not been read a second time.
    document.delete('verified');
  }
  addWords(document, { field, quote, url }, today);
  return null;
}

/** Adds words to the source with their address; a new source comes first, because it is the maker's own. */
function addWords(
  document: Document,
  { field, quote, url }: Pick<Answer, 'field' | 'quote' | 'url'>,
  today: string,
): void {
  const sources = document.get('sources');
  if (!isSeq(sources)) return;
  const known = sources.items.find((source) => isMap(source) && source.get('url') === url);
  if (isMap(known)) {
    known.set('accessed', document.createNode(today));
    known.setIn(['states', field], document.createNode(quote));
    return;
  }
  const source = { url, title: `Review by the maker, ${today}`, kind: 'manufacturer', accessed: today };
  sources.items.unshift(document.createNode({ ...source, states: { [field]: quote } }));
}
