import { z } from 'zod';
import { areAlike, type ComparableRecord } from '../../../catalog/evidence/comparable.ts';
import { figureTags } from '../../../catalog/evidence/condition-tags.ts';
import { kindFieldOf } from '../../../catalog/evidence/figure-kind.ts';
import { ACTUATOR_FIELDS, betterEndOf } from '../../../catalog/fields/actuator.ts';
import { pointText } from '../../../catalog/fields/point-text.ts';
import { comparedNames } from '../../../catalog/fields/select-fields.ts';
import { supplyRange } from '../../../catalog/fields/supply-range.ts';
import { torqueSpeedPoint } from '../../../catalog/fields/torque-speed-point.ts';
import { isKnown } from '../../../catalog/records/is-known.ts';
import { compareValues } from '../../../query/compare/compare.ts';
import { parseJsonArray } from '../../../query/table/json-rows.ts';
import type { McpService } from '../../service.ts';
import type { AnyRecord } from './records.ts';

/**
 * The figures of actuators side by side: the actuators are the columns, and each figure that one of them
 * knows is a row.
 */
export function sideBySide(
  { actuators, matchCardAt }: McpService,
  actuatorRows: readonly number[],
  fields: readonly string[] | null,
): AnyRecord {
  const records = z.array(compared).parse(parseJsonArray(actuators.selectionOf(actuatorRows, MEMBERS)));
  const { rows, unknownToAll } = alignFigures(
    records.map((record, index) => {
      const { conditions, price_stated_by } = matchCardAt(actuatorRows[index] ?? 0);
      return { record, conditions, price_stated_by, supply: supplyRange(record.voltage_v) };
    }),
  );
  const isAsked = (field: string): boolean => fields?.includes(field) ?? true;
  return {
    actuators: records.map(({ id, name, brand, source_url, doubts }) => ({
      id,
      name,
      brand,
      source_url,
      ...(doubts.length > 0 && { doubts }),
    })),
    rows: rows.filter(({ field }) => isAsked(field)),
    unknown_to_all: actuatorRows.length === 0 ? [] : unknownToAll.filter(isAsked),
  };
}

/** The figures that a comparison aligns, extended ones included, in the order of the data sheet. */
export const FIGURES = comparedNames(ACTUATOR_FIELDS);

type FigureName = (typeof FIGURES)[number];

const heading = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  source_url: z.string().nullable(),
  doubts: z.array(z.unknown()),
});
// A point of a curve is a text in a table.
const compared = z.looseObject({
  ...heading.shape,
  torque_speed_points: z.array(torqueSpeedPoint.transform(pointText)).nullable(),
});
/** The members of each actuator in a comparison. */
export const MEMBERS = [...Object.keys(heading.shape), ...FIGURES];

/** An actuator with the conditions that decide whether its figures can be compared. */
export interface ActuatorColumn extends ComparableRecord {
  readonly record: Readonly<Record<string, unknown>> & { readonly id: string };
}

/** Aligns the figures of actuators: those that at least one knows, and the names of the others. */
export function alignFigures(actuators: readonly ActuatorColumn[]) {
  const isKnownOfAny = (name: FigureName): boolean => actuators.some(({ record }) => isKnown(record[name]));
  return {
    rows: FIGURES.filter(isKnownOfAny).map((name) => compareFigure(name, actuators)),
    unknownToAll: FIGURES.filter((name) => !isKnownOfAny(name)),
  };
}

/** One figure of several actuators: in their order (null where unknown), and by their ids. */
function compareFigure(field: FigureName, actuators: readonly ActuatorColumn[]) {
  const values = actuators.map(({ record }) => record[field] ?? null);
  const tags = actuators.map(({ record, conditions }) =>
    isKnown(record[field]) ? figureTags({ field, conditions: conditions[kindFieldOf(field)] }) : [],
  );
  const better = betterEndOf(field);
  const { relation, best, unknown, isAlike } = compareValues(values, better, (known) =>
    areAlike(
      field,
      known.flatMap((column) => actuators[column] ?? []),
    ),
  );
  const idsAt = (columns: readonly number[]): string[] =>
    columns.flatMap((column) => actuators[column]?.record.id ?? []);
  return {
    field,
    values,
    // Such as `stall at 12 V`; null for a figure without a kind, and for the whole row where no figure has
    // one.
    kinds: tags.some((kinds) => kinds.length > 0) ? tags.map((kinds) => kinds.join(', ') || null) : null,
    better,
    alike: isAlike,
    best: idsAt(best),
    unknown: idsAt(unknown),
    differs: relation === 'differs',
  };
}
