import type { Service } from '../../api/service.ts';
import { citationOf } from '../../bulk/citation.ts';
import { UNITS } from '../../catalog/fields/units.ts';
import { numberText } from '../../catalog/lib/number-text.ts';
import { RIGHTS } from '../../catalog/records/rights.ts';
import { code, codeBlock, markdownTable, paragraphs } from './markdown.ts';

/** Signs in answers that concern figures, and their meaning. */
const SIGNS: readonly (readonly [sign: string, meaning: string])[] = [
  [
    '`null`',
    'Unknown, neither zero nor no: no source in the catalog states it, or what it states is refuted, which claims have as `disputed`. A filter on it leaves the record out; `has` and `lacks` ask for it. In a match it is `unknown`.',
  ],
  [
    '`kinds`',
    'What kind of figure each is and when it holds, such as `stall at 12 V`; [the kinds of torque and speed](#what-the-figures-mean). A figure without a kind is one whose source does not say: alternatives and frontiers compare it with figures of every kind, comparisons do not rank it beside a stall, momentary or no-load figure or a limit of a model, and a filter by kind leaves it out. Two different kinds are never ranked against each other.',
  ],
  [
    '`data_source`',
    'Who publishes the figures of the source that states the torque. Where we read them is another question, which claims answer by `read_in`: `manufacturer` may have been read in a copy by a third party.',
  ],
  [
    '`verified`',
    'The figures were read a second time. `verified_against` says against what: `maker` for the maker’s own words, `copy` where some were read in a third party’s copy. It does not mean that anyone measured them.',
  ],
  ['`doubts`', 'Figures that are out of the ordinary, with the reason.'],
  [
    '`exact`',
    'Of a joint: `false` where a source names the model of the motor but not its version; mass and price are then those of the version that is linked, so a sum over such lines is an estimate. Also `false` where the motor is not in the catalog.',
  ],
  [
    '`Query-Corrected`',
    'The header of a list whose `q` had a word that occurs nowhere and was corrected; `corrected` in a search, in MCP too. One letter in a word of five or more, two in one of eight or more; never the first letter, a word with a digit, or a word into its opposite. Summaries and matches correct nothing.',
  ],
  [
    '`Query-Hints`',
    'The header of a list, summary or export that names what to ask instead. Words of `q` that a filter asks for: `q=EtherCAT` looks at names and notes, `comm=EtherCAT` finds every actuator with that bus; "hollow shaft" is `min_through_hole_mm`, "no brake" `brake=false`. Where nothing is found, the nearest names, and the parts of the text that they leave out. `hints` and `did_you_mean` in a search, a hint in MCP.',
  ],
  [
    'alternatives',
    'Ranked by how far figures are apart on a logarithmic scale: peak torque counts three times, mass and speed twice, rated torque and diameter once. Another family, a supply that is not covered and another protocol count like a torque that is 60 % off, an unknown figure like one that is three times as great.',
  ],
];

/** The chapter of what holds for figures in every answer. */
export const meaningChapter = (service: Service): string =>
  paragraphs(
    '## What answers mean',
    'Figures are quoted, not measured by us. These signs say how far each can be trusted:',
    markdownTable(['Sign', 'Meaning'], SIGNS),
    unitsSection(),
    controlModesSection(service),
    rightsSection(service),
  );

const unitsSection = (): string =>
  paragraphs(
    '### Units of figures',
    'Each field has one unit, at the end of its name. Sources use others; claims say how their words convert, by these factors, which `conversions` of `/api/v1/fields` has as data. Parameters take numbers in the unit of the field; with another unit, the hint of the error has the number to send.',
    markdownTable(
      ['Unit', 'Converted from'],
      Object.values(UNITS)
        .filter(({ conversions }) => conversions.length > 0)
        .map(({ symbol, conversions }) => [
          symbol || 'pairs',
          conversions.map(({ symbol: other, factor }) => `1 ${other} = ${numberText(factor)}`).join('; '),
        ]),
    ),
  );

function controlModesSection({ dataset }: Service): string {
  const modes = Map.groupBy(
    dataset.actuators.flatMap(({ control_modes }) => control_modes ?? []),
    (mode) => mode,
  );
  const named = [...modes].toSorted(([, one], [, other]) => other.length - one.length);
  return paragraphs(
    '### Control modes',
    `What drivers regulate, with the number of actuators: ${named.map(([mode, those]) => `${code(mode)} ${those.length}`).join(', ')}. \`mit\` is a protocol on CAN that sends position, velocity, two gains and torque in one frame.`,
  );
}

const rightsSection = ({ dataset }: Service): string =>
  paragraphs(
    '### Licence and citation',
    RIGHTS.map(({ says }) => `- ${says}`).join('\n'),
    'So you may keep the CSV of actuators in your repository, with a reference such as this; `/api/v1/dataset` has it as `citation`, as BibTeX and CFF too:',
    codeBlock('text', citationOf(dataset).text),
  );
