import { Document, isMap, isScalar, isSeq, Scalar, visit, type Pair } from 'yaml';

const LINE_WIDTH = 115;
const LISTS_ON_ONE_LINE = [['use_cases'], ['aliases'], ['specs', 'comm'], ['specs', 'control_modes']];

// Unquoted, YAML 1.1 reads 9:1 as 541 and a day as a timestamp.
const QUOTES = [
  { pattern: /^\d+(\.\d+)?:\d/, type: Scalar.QUOTE_DOUBLE },
  { pattern: /^\d{4}-\d\d(-\d\d)?$/, type: Scalar.QUOTE_SINGLE },
] as const;

/**
 * A record's file as text, in the form of the catalog's files: the conditions of each figure are on one line.
 */
export function yamlText(file: object): string {
  const document = new Document(file);
  visit(document, { Pair: (_, pair) => putConditionsOnOneLine(pair) });
  return documentText(document);
}

function putConditionsOnOneLine({ key, value }: Pair): void {
  if (!isScalar(key) || key.value !== 'conditions' || !isMap(value)) return;
  for (const condition of value.items.map((item) => item.value).filter(isMap)) condition.flow = true;
}

/**
 * The document of a record's file as text, in the form of the catalog's files: each point of a curve is on
 * one line.
 */
export function documentText(document: Document): string {
  for (const list of LISTS_ON_ONE_LINE.map((path) => document.getIn(path, true)).filter(isSeq))
    list.flow = true;
  const points = document.getIn(['figures', 'torque_speed_points'], true);
  if (isSeq(points)) for (const point of points.items.filter(isMap)) point.flow = true;
  quoteScalars(document);
  return document.toString({ lineWidth: LINE_WIDTH, singleQuote: true, flowCollectionPadding: false });
}

/** Quotes texts that a reader of YAML 1.1 takes for another type. */
export const quoteScalars = (document: Document): void =>
  visit(document, { Scalar: (_, scalar) => quote(scalar) });

function quote(scalar: Scalar): void {
  const text = scalar.value;
  const quotes = typeof text === 'string' ? QUOTES.find(({ pattern }) => pattern.test(text)) : undefined;
  if (quotes !== undefined) scalar.type = quotes.type;
}
