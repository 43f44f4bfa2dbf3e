import { fieldAt } from '../../catalog/evidence/claim.ts';
import type { PhysicsFinding } from '../../catalog/evidence/physics.ts';
import { qualityOf, type Quality, type Tally } from '../../catalog/evidence/quality-document.ts';
import type { Dataset } from '../../catalog/records/dataset.ts';
import { shownNumber } from '../format.ts';
import { FIELDS_BY_NAME } from '../key-figures.ts';
import { actuatorPath, robotPath } from '../paths.ts';
import { percentText, type Bar } from '../statistics/statistics.ts';

/** Counts over figures, each shown as a part of the known ones. */
const MEASURES: readonly (readonly [label: string, count: (tally: Tally) => number])[] = [
  ['Known', (tally) => tally.known],
  ['Stated by the maker', (tally) => tally.stated_by_maker],
  ['Stated by two sources', (tally) => tally.by_two_witnesses],
  ['Compared with the maker’s text', (tally) => tally.verified.maker],
  ['Compared with a third party’s copy', (tally) => tally.verified.third_party],
  ['Computed from the quote', (tally) => tally.converted],
  ['Our reading of the quote', (tally) => tally.known - tally.converted - tally.unsourced],
  ['Conflicting', (tally) => tally.in_conflict],
  ['Without a quote', (tally) => tally.unsourced],
  ['Without a quote, marked as our reading', (tally) => tally.our_reading],
];

/** The quality of the catalog, ready to be drawn. */
export function qualityPage(dataset: Dataset) {
  const { records, figures, checks, findings, suspects } = qualityOf(dataset);
  const nameOf = (id: string): string => {
    const record = dataset.actuatorById.get(id) ?? dataset.robotById.get(id);
    return record === undefined ? id : `${record.brand} ${record.name}`;
  };
  return {
    records,
    known: figures.known,
    overall: overallBars(figures),
    checks: checks.map(({ check, says }) => ({
      name: CHECK_NAMES[check],
      says,
      findings: findings
        .filter((finding) => finding.check === check)
        .map(({ id, text }) => ({ name: nameOf(id), href: actuatorPath(id), text })),
    })),
    verdicts: VERDICTS.map((title) => ({
      title,
      suspects: suspects
        .filter((suspect) => verdictOn(suspect) === title)
        .map((suspect) => ({
          records: suspect.ids.map((id) => ({
            name: nameOf(id),
            href: dataset.robotById.has(id) ? robotPath(id) : actuatorPath(id),
          })),
          fields: suspect.fields.map(titleOf),
          says: suspect.says,
          outcome: outcomeOf(suspect),
        })),
    })),
  };
}

type Suspect = Quality['suspects'][number];

/**
 * The verdicts on figures that contradict each other although their sources state them so, the gravest first.
 */
const VERDICTS = ['rejected', 'doubtful, still shown', 'explained'] as const;

const verdictOn = ({ disputed, explained }: Suspect) =>
  VERDICTS[explained !== undefined ? 2 : disputed === undefined ? 1 : 0];

/** The outcome for doubtful figures: their explanation, or those of them that the catalog leaves out. */
const outcomeOf = ({ disputed, explained }: Suspect): string =>
  explained ?? (disputed === undefined ? '' : `Rejected: ${disputed.map(titleOf).join(', ')}`);

const CHECK_NAMES: Readonly<Record<PhysicsFinding['check'], string>> = {
  rated_over_peak: 'Rated against peak torque',
  power: 'Power against torque times speed',
  torque_constant: 'Torque constant times current against peak torque',
  rated_torque_constant: 'Torque constant times rated current against rated torque',
  density: 'Torque density against the category',
};

const titleOf = (path: string): string => {
  const name = fieldAt(path);
  return FIELDS_BY_NAME[name]?.title ?? name;
};

const overallBars = (tally: Tally): Bar[] =>
  MEASURES.map(([label, countOf]) => {
    const count = countOf(tally);
    const length = count / Math.max(1, tally.known);
    return { label, href: null, length, text: `${shownNumber(count)} (${percentText(length)})` };
  });
