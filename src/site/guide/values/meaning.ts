import type { Service } from '../../../api/service.ts';
import { citationOf } from '../../../bulk/citation.ts';
import { UNITS } from '../../../catalog/fields/units.ts';
import { numberText } from '../../../catalog/lib/number-text.ts';
import type { Dataset } from '../../../catalog/records/dataset.ts';
import { RIGHTS } from '../../../catalog/records/rights.ts';
import { code, listText, markdownTable } from '../markdown.ts';
import type { Placeholders } from '../texts.ts';

/** Signs in answers that concern figures, and their meaning. */
const SIGNS: readonly (readonly [sign: string, meaning: string])[] = [
  [
    '`null`',
    'Unknown, neither zero nor no: no source in the catalog states it, or the stated figure is rejected, which claims mark as `disputed`. A filter on it leaves the record out; `has` and `lacks` ask for it. In a match it is `unknown`.',
  ],
  [
    '`kinds`',
    'The kind of each figure and its conditions, such as `stall at 12 V`; see [the kinds of torque and speed](#what-the-figures-mean). If no source states the kind of a torque or a speed, it reads `kind not stated`: such a figure never ranks above or equal to one of a stated kind, proves no more than a stall torque of the same size, and is left out by a filter on the kind. Two different kinds are never ranked against each other; prices only where the same kind of source states them, for the same parts.',
  ],
  [
    '`data_source`',
    'The publisher of the figures in the source that states the torque. `read_in` of the claims says where we read them: figures of a `manufacturer` may have been read in a third party’s copy.',
  ],
  [
    '`verified`',
    'The figures were read a second time. `verified_against` says where: `maker` for the maker’s own words, `copy` if some were read in a third party’s copy. It does not mean that anyone measured them.',
  ],
  ['`doubts`', 'Doubtful figures, with the reason. They may still be correct.'],
  [
    '`exact`',
    'For a joint: `false` if a source names the model of the motor but not its version. Mass and price are then those of the linked version, so a sum over such lines is an estimate. Also `false` where the motor is not in the catalog.',
  ],
  [
    '`Query-Corrected`',
    'A header of lists: a word of `q` that occurs nowhere was corrected. In a search, and in MCP, the member `corrected`. One letter is corrected in a word of five or more, two in one of eight or more; never the first letter, a word with a digit, or a word into its opposite. Summaries and matches correct nothing.',
  ],
  [
    '`Query-Hints`',
    'A header of lists, summaries and exports that suggests a better query. It names filters for words of `q`: `q=EtherCAT` looks at names and notes, `comm=EtherCAT` finds every actuator with that bus; "hollow shaft" is `min_through_hole_mm`, "no brake" is `brake=false`. If nothing is found, it has the nearest names, and the parts of the text that they leave out. In a search, `hints` and `did_you_mean`; in MCP, the hint.',
  ],
  [
    'alternatives',
    'Ranked by how far figures are apart on a logarithmic scale: peak torque counts three times, mass and speed twice, rated torque and diameter once. A different category, supply or protocol counts as much as a 60 % difference in torque; an unknown figure as much as a threefold difference.',
  ],
];

/** The values of the chapter on what answers mean. */
export const meaningValues = ({ dataset }: Service): Placeholders => ({
  signs: markdownTable(['Sign', 'Meaning'], SIGNS),
  units: unitsTable(),
  control_modes: controlModes(dataset),
  rights: listText(RIGHTS.map(({ says }) => says)),
  citation: citationOf(dataset).text,
});

const unitsTable = (): string =>
  markdownTable(
    ['Unit', 'Converted from'],
    Object.values(UNITS)
      .filter(({ conversions }) => conversions.length > 0)
      .map(({ symbol, conversions }) => [
        symbol || 'pairs',
        conversions.map(({ symbol: other, factor }) => `1 ${other} = ${numberText(factor)}`).join('; '),
      ]),
  );

/** The control modes, the most frequent first, each with the number of actuators that have it. */
function controlModes({ actuators }: Dataset): string {
  const modes = Map.groupBy(
    actuators.flatMap(({ control_modes }) => control_modes ?? []),
    (mode) => mode,
  );
  const named = [...modes].toSorted(([, one], [, other]) => other.length - one.length);
  return named.map(([mode, those]) => `${code(mode)} ${those.length}`).join(', ');
}
