import { applyFilters } from '../../query/filters/apply-filters.ts';
import { INCLUDE_UNKNOWN } from '../../query/filters/filter-names.ts';
import { givenBy, type GivenFilter } from '../../query/filters/filter.ts';
import { pointsOf, type LoadPoint } from '../../query/parameters/duty.ts';
import type { Mask } from '../../query/table/mask.ts';
import type { ClientField } from '../client-catalog/client-catalog.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { figureText, UNKNOWN_TEXT, words } from '../format.ts';
import { inShownUnit, unitShown } from '../units/shown-units.ts';
import { boundsIn, type Bounds } from './bounds.ts';
import { tableOf } from './catalog-table.ts';
import {
  choiceText,
  filtersOf,
  includesUnknown,
  listIn,
  namesOf,
  type AskedField,
  type FacetControl,
  type FilterTexts,
} from './filter-controls.ts';

/** A filter in use, with the rows that meet it. */
export interface Criterion extends AskedField {
  readonly rows: Mask;
}

/** A filter in use, with its parameters. */
export interface AskedCriterion extends AskedField {
  readonly parameters: readonly string[];
}

/** The filters that texts ask. */
export function criteriaOf(catalog: Catalog, texts: FilterTexts): AskedCriterion[] {
  const given = givenIn(catalog, texts);
  const asked = new Set(given.map(({ name }) => name));
  const controls = filtersOf(catalog).flatMap((control): AskedCriterion[] => {
    const parameters = namesOf(control).filter((name) => asked.has(name));
    const { name } = control.field;
    return parameters.length === 0 ? [] : [{ name, label: labelOf(catalog, control, texts), parameters }];
  });
  const inPane = new Set(controls.flatMap(({ parameters }) => parameters));
  const further = given.flatMap(({ name }): AskedCriterion[] =>
    inPane.has(name) || name === INCLUDE_UNKNOWN
      ? []
      : [{ name, label: furtherLabel(catalog, name, texts[name] ?? ''), parameters: [name] }],
  );
  return [
    ...further.filter(({ name }) => name === 'q'),
    ...controls,
    ...further.filter(({ name }) => name !== 'q'),
  ];
}

/** The actuators that a list keeps by some of the parameters that texts ask. */
export function rowsKeptBy(catalog: Catalog, texts: FilterTexts, parameters: readonly string[]): Mask {
  const given = givenIn(catalog, texts);
  const own = given.filter(({ name }) => parameters.includes(name));
  return applyFilters(tableOf(catalog).table, own, given);
}

const givenIn = (catalog: Catalog, texts: FilterTexts): GivenFilter[] =>
  Object.entries(texts).flatMap(([name, text]) => givenBy(tableOf(catalog).filters[name], name, text));

/** Labels of parameters that are not fields. */
const FURTHER_TITLES: Readonly<Record<string, string>> = {
  peak_points: 'Peak torque at a speed',
  rated_points: 'Continuous torque at a speed',
  duty: 'Duty cycle',
  together: 'Torque and speed at once',
  has: 'Known',
  lacks: 'Unknown',
};

/** Words for a parameter that has no filter in the pane. */
export function furtherLabel({ fieldByName }: Catalog, name: string, text: string): string {
  if (name === 'q') return `“${text}”`;
  const field = fieldByName.get(name);
  const title = FURTHER_TITLES[name] ?? field?.title ?? sentenceCase(words(name));
  const points = name.endsWith('_points') ? pointsOf(text) : null;
  if (points !== null) return `${title}: ${points.map(pointText).join(', ')}`;
  if (text === 'true' || text === 'false') return `${title}: ${text === 'true' ? 'yes' : 'no'}`;
  return `${title}: ${text} ${unitShown(field?.unit ?? null).symbol}`.trimEnd();
}

const pointText = ({ torque_nm, speed_rpm }: LoadPoint): string =>
  `${figureText(torque_nm, 'N.m')} at ${figureText(speed_rpm, '/min')}`;

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A filter of the pane in words, with its values. */
export function labelOf(catalog: Catalog, control: FacetControl, texts: FilterTexts): string {
  const { field } = control;
  const unknown = includesUnknown(texts, field) ? ` or ${UNKNOWN_TEXT}` : '';
  if (control.kind === 'range') return rangeLabel(field, boundsIn(control, texts)) + unknown;
  if (control.kind === 'text') {
    const unit = unitShown(field.unit).symbol;
    return `${field.title}: ${texts[control.name] ?? ''} ${unit}`.trimEnd() + unknown;
  }
  const wanted = listIn(texts, control.name);
  return `${field.title}: ${wanted.map((value) => choiceText(catalog, field, value)).join(' or ')}${unknown}`;
}

function rangeLabel({ title, unit }: ClientField, { min, max }: Bounds): string {
  const least = min === null ? null : inShownUnit(min, unit);
  const most = max === null ? null : inShownUnit(max, unit);
  const range = least === null ? `≤ ${most ?? ''}` : most === null ? `≥ ${least}` : `${least}–${most}`;
  return `${title} ${range} ${unitShown(unit).symbol}`.trimEnd();
}
