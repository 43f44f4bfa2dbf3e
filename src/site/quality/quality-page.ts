import type { Dataset } from '../../catalog/dataset.ts';
import type { Fields } from '../../catalog/fields/field.ts';
import { MOTOR_FIELDS } from '../../catalog/fields/motor.ts';
import type { PhysicsFinding } from '../../catalog/physics.ts';
import { ALL_ACTUATOR_FIELDS, ALL_ROBOT_FIELDS } from '../../catalog/profile.ts';
import { qualityOf, type Quality, type Tally } from '../../catalog/quality.ts';
import { shownNumber } from '../format.ts';
import { actuatorPath, robotPath } from '../paths.ts';
import { percentText, type Bar } from '../statistics/statistics.ts';

/** A count with its part of what could be counted. */
interface Count {
  readonly count: number;
  readonly share: number;
}

/** How well the figures of a field or of a brand are vouched for: how many could be known, then a count for each measure. */
export interface TallyRow {
  readonly label: string;
  readonly of: number;
  readonly counts: readonly Count[];
}

/** A record of the catalog with its page. */
interface RecordLink {
  readonly id: string;
  readonly href: string;
}

/** What physics is asked, with the figures that it does not lead to expect. */
export interface Check {
  readonly name: string;
  readonly says: string;
  readonly findings: readonly (RecordLink & Pick<PhysicsFinding, 'text'>)[];
}

/** Figures that contradict each other although their sources state them so. */
interface Suspect {
  readonly records: readonly RecordLink[];
  readonly fields: readonly string[];
  readonly says: string;
  /** What the catalog makes of it: whether it believes them. */
  readonly verdict: string;
}

/** What the page of the catalog's quality shows. */
interface QualityPage {
  readonly records: Quality['records'];
  readonly known: number;
  readonly overall: readonly Bar[];
  readonly fields: readonly { readonly title: string; readonly rows: readonly TallyRow[] }[];
  readonly brands: readonly TallyRow[];
  readonly checks: readonly Check[];
  readonly suspects: readonly Suspect[];
}

/** THE TABLE of what is counted of known figures, each as a part of them. */
const MEASURES: readonly (readonly [head: string, count: (tally: Tally) => number])[] = [
  ['Stated by the maker', (tally) => tally.stated_by_maker],
  ['Two witnesses', (tally) => tally.by_two_witnesses],
  ['Read twice, own words', (tally) => tally.verified.maker],
  ['Read twice, third party', (tally) => tally.verified.third_party],
  ['Follow from words', (tally) => tally.converted],
  ['Our reading of words', (tally) => tally.known - tally.converted - tally.unsourced],
  ['In conflict', (tally) => tally.in_conflict],
  ['Without words', (tally) => tally.unsourced],
];

/** The heads of the counts of a row, in their order. */
export const COUNT_HEADS: readonly string[] = ['Known', ...MEASURES.map(([head]) => head)];

/** THE TABLE of the kinds of records, with the rows that name their fields. */
const KINDS: Readonly<
  Record<Quality['fields'][number]['record'], { readonly title: string; readonly fields: Fields<never> }>
> = {
  actuator: { title: 'Actuators', fields: ALL_ACTUATOR_FIELDS },
  robot: { title: 'Robots', fields: ALL_ROBOT_FIELDS },
  motor: { title: 'Motors in the joints of robots', fields: MOTOR_FIELDS },
};

/** How good the catalog is, ready to be drawn. */
export function qualityPage(dataset: Dataset): QualityPage {
  const { records, figures, fields, brands, checks, findings, suspects } = qualityOf(dataset);
  const groups = Map.groupBy(fields, ({ record }) => record);
  const figuresOfActuator = groups.get('actuator')?.length ?? 0;
  return {
    records,
    known: figures.known,
    overall: overallBars(figures),
    fields: [...groups].map(([record, rows]) => ({
      title: KINDS[record].title,
      rows: rows.map((row) => tallyRow(KINDS[record].fields[row.field]?.title ?? row.field, row.of, row)),
    })),
    brands: brands.map((brand) => tallyRow(brand.name, brand.actuators * figuresOfActuator, brand)),
    checks: checks.map(({ check, says }) => ({
      name: CHECK_NAMES[check],
      says,
      findings: findings
        .filter((finding) => finding.check === check)
        .map(({ id, text }) => ({ id, href: actuatorPath(id), text })),
    })),
    suspects: suspects.map(({ ids, fields: names, says, ...settled }) => ({
      records: ids.map((id) => ({ id, href: dataset.robotById.has(id) ? robotPath(id) : actuatorPath(id) })),
      fields: names.map(titleOf),
      says,
      verdict: verdictOn(settled),
    })),
  };
}

function verdictOn({ disputed, explained }: Pick<Quality['suspects'][number], 'disputed' | 'explained'>): string {
  if (explained !== undefined) return `Explained: ${explained}`;
  return disputed === undefined ? 'Doubted' : `Not believed: ${disputed.map(titleOf).join(', ')}`;
}

const CHECK_NAMES: Readonly<Record<PhysicsFinding['check'], string>> = {
  rated_over_peak: 'Rated against peak torque',
  power: 'Power against torque times speed',
  torque_constant: 'Torque constant times current against peak torque',
  density: 'Torque density against the family',
};

const titleOf = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return Object.values(KINDS).flatMap(({ fields }) => fields[name]?.title ?? [])[0] ?? name;
};

const shareOf = (count: number, all: number): number => count / Math.max(1, all);

const overallBars = (tally: Tally): Bar[] =>
  COUNT_HEADS.map((label, index) => {
    const count = countsOf(tally)[index] ?? 0;
    const length = shareOf(count, tally.known);
    return { label, href: null, length, text: `${shownNumber(count)} (${percentText(length)})` };
  });

const countsOf = (tally: Tally): number[] => [tally.known, ...MEASURES.map(([, count]) => count(tally))];

const tallyRow = (label: string, of: number, tally: Tally): TallyRow => ({
  label,
  of,
  counts: countsOf(tally).map((count, index) => ({ count, share: shareOf(count, index === 0 ? of : tally.known) })),
});
