import type { Service } from '../../api/service.ts';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { DATA_SHEET_FIELDS } from '../../catalog/fields/data-sheet.ts';
import { namesWith } from '../../catalog/fields/select-fields.ts';
import { symbolOf } from '../../catalog/fields/units.ts';
import type { GivenFilter } from '../../query/filters/filter.ts';
import type { SummaryQuery } from '../../query/summary/parse-summary.ts';
import { summarize } from '../../query/summary/summary.ts';
import { allRows, difference } from '../../query/table/mask.ts';
import { keepMask } from '../../query/table/row-filter.ts';
import { UNKNOWN_TEXT, shownNumber } from '../format.ts';
import { FIELDS_BY_NAME } from '../key-figures.ts';
import { finderPath } from '../paths.ts';
import { logScale } from '../plot/scale.ts';

/** A bar with its label; its length is a part of 1. */
export interface Bar {
  readonly label: string;
  readonly href: string | null;
  readonly length: number;
  readonly text: string;
}

/** The figures on the page, in the order of the data sheet. */
const FIGURES = [
  ...namesWith(DATA_SHEET_FIELDS, 'unit').filter((name) => name !== 'voltage_v'),
  'price_usd',
] as const;

const LEADING = namesWith(ACTUATOR_FIELDS, 'lead');

/** Statistics over all actuators. */
export const statisticsOf = (service: Service) => ({
  coverage: coverageOf(service),
  comparisons: [
    comparisonOf(service, 'torque_density_nm_per_kg', 'Peak torque for its mass: more is better.'),
    comparisonOf(
      service,
      'price_per_nm',
      'List price for its peak torque, where a price is public: less is better.',
    ),
  ],
  countries: countsOf(service, 'country'),
  buses: countsOf(service, 'comm'),
  leading: LEADING.map((name) => ACTUATOR_FIELDS[name].title),
  brands: brandsOf(service),
});

const ask = ({ actuators, groups }: Service, query: Partial<SummaryQuery>) =>
  summarize(
    { index: actuators, groups: groups.actuators },
    { filters: [], countBy: [], spreadOf: [], by: null, ...query },
  );

const coverageOf = (service: Service): Bar[] =>
  ask(service, { spreadOf: FIGURES })
    .spreads.toSorted((one, other) => other.known - one.known)
    .map(({ field, known, unknown }) => ({
      label: FIELDS_BY_NAME[field]?.title ?? field,
      href: null,
      length: shareOf(known, unknown),
      text: percentText(shareOf(known, unknown)),
    }));

const shareOf = (known: number, unknown: number): number => known / Math.max(1, known + unknown);

/** A part of 1 in percent; only 0 is written as 0 %, and only 1 as 100 %. */
export function percentText(share: number): string {
  if (share > 0 && share < 0.01) return 'under 1 %';
  if (share > 0.99 && share < 1) return 'over 99 %';
  return `${Math.round(share * 100)} %`;
}

/**
 * Keeps stall torques, or all others: a stall torque and what follows from it is not a figure to work with.
 */
const torqueFilter = (isStall: boolean): GivenFilter => ({
  name: 'peak_torque_kind',
  value: ['stall'],
  filterRows: (index) => {
    const stall = index.having('peak_torque_kind', 'stall');
    return keepMask(isStall ? stall : difference(allRows(index.count), stall));
  },
});

/** The spreads of one figure over the categories, on one scale from 0 to 100. */
function comparisonOf(service: Service, field: 'torque_density_nm_per_kg' | 'price_per_nm', says: string) {
  const all = [false, true].flatMap((isStall) =>
    ask(service, { filters: [torqueFilter(isStall)], spreadOf: [field], by: 'category' }).spreads.map(
      (spread) => ({
        ...spread,
        isStall,
      }),
    ),
  );
  // The two kinds of torque of a category are side by side.
  const byFamily = [...Map.groupBy(all, ({ group }) => group).values()].flat();
  const spreads = byFamily.flatMap(({ group, p25, median, p75, ...others }) =>
    group === null || p25 === null || median === null || p75 === null
      ? []
      : [{ ...others, group, p25, median, p75 }],
  );
  const scale = logScale(
    spreads.flatMap(({ p25, p75 }) => [p25, p75]),
    { from: 0, to: 100 },
  );
  const { title, unit } = ACTUATOR_FIELDS[field];
  return {
    title,
    unit: symbolOf(unit),
    says,
    scale,
    ticks: scale.ticks.filter(({ label }) => label !== null),
    spreads,
  };
}

function countsOf(service: Service, field: string): Bar[] {
  const { counts, total } = ask(service, { countBy: [field] });
  return (counts[field] ?? []).map(({ value, count }) => ({
    label: value ?? UNKNOWN_TEXT,
    href: value === null ? null : finderPath({ [field]: value }),
    length: count / Math.max(1, total),
    text: shownNumber(count),
  }));
}

/** Each brand with the share of its actuators that have each leading figure. */
function brandsOf(service: Service) {
  const { spreads } = ask(service, { spreadOf: LEADING, by: 'brand' });
  return [...Map.groupBy(spreads, ({ group }) => group ?? '')].map(([brand, figures]) => ({
    brand,
    total: figures[0] === undefined ? 0 : figures[0].known + figures[0].unknown,
    shares: figures.map(({ known, unknown }) => shareOf(known, unknown)),
  }));
}
