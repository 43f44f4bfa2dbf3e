import type { Claim } from '../../catalog/evidence/claim.ts';
import type { Source } from '../../catalog/fields/evidence/source.ts';
import { symbolOf } from '../../catalog/fields/units.ts';
import type { ActuatorRef } from '../../query/alternatives/replacements.ts';
import { nearestOf, type ActuatorPage, type RobotPage } from '../build-site.ts';
import { actuatorSentence, robotSentence } from '../descriptions.ts';
import { UNKNOWN_TEXT } from '../format.ts';
import { markdownTable, paragraphs } from '../guide/markdown.ts';
import { jointTitle } from '../robots/joint-figures.ts';
import { robotKeyFigures, robotStatements, withDoubts } from '../robots/robot-sheet.ts';
import type { Correction } from './correction/correction.ts';
import { readableQuote } from './evidence/readable-quote.ts';
import { objectionsTo, wayOf, withoutValue } from './evidence/remarks.ts';
import { actuatorSheet, type SheetLine, type ShownFigure } from './sheet/sheet.ts';

/** An actuator's page as Markdown. */
export function actuatorMarkdown(page: ActuatorPage): string {
  const { actuator, entry, figures, category, replacements, correction } = page;
  const { brand, name, notes, robots_using, url, api_url } = actuator;
  const text = paragraphs(
    `# ${brand} ${name}`,
    actuatorSentence(actuator, category, figures),
    `Page: ${url} · JSON: ${api_url}`,
    notes,
    ...actuatorSheet(figures).map(({ title, rows }) => paragraphs(`## ${title}`, statementsTable(rows))),
    replacements.successors.length === 0 ? null : '## Successors',
    replacements.successors.map((other) => `- ${referenceText(other)}`).join('\n'),
    '## Nearest alternatives',
    nearestOf(replacements)
      .map((other) => `- ${referenceText(other)}: ${other.text}`)
      .join('\n'),
    robots_using.length === 0 ? null : '## Robots that use it',
    robots_using.map((robot) => `- ${referenceText(robot)}`).join('\n'),
    sourcesText(entry.sources),
    correctionText(correction),
  );
  return `${text}\n`;
}

const referenceText = ({ brand, name, url }: ActuatorRef): string => `[${brand} ${name}](${url})`;

/** A robot's page as Markdown. */
export function robotMarkdown(page: RobotPage): string {
  const { robot, entry, correction } = page;
  const { brand, name, summary, joints, url, api_url } = robot;
  const text = paragraphs(
    `# ${brand} ${name}`,
    robotSentence(robot, entry),
    summary,
    `Page: ${url} · JSON: ${api_url}`,
    markdownTable(
      ['Figure', 'Value'],
      robotKeyFigures(page).map((figure) => [figure.title, valueCell(figure)]),
    ),
    '## Joints',
    joints.length === 0 ? 'No source describes the joints one by one.' : jointsTable(page),
    '## Figures and their sources',
    statementsTable(robotStatements(page)),
    sourcesText(entry.sources),
    correctionText(correction),
  );
  return `${text}\n`;
}

function jointsTable(page: RobotPage): string {
  const { joints } = page.robot;
  const jointFigures = page.jointFigures.map(withDoubts);
  const columns = (['peak_torque_nm', 'rated_speed_rpm'] as const).map((name) => {
    const figures = jointFigures.flatMap((all) => all.find(({ field }) => field === name) ?? []);
    return { title: jointTitle(name, figures), cells: figures.map(valueCell) };
  });
  return markdownTable(
    ['Joints', 'Count', 'Motor', ...columns.map(({ title }) => title)],
    joints.map(({ role, count, motor }, index) => [
      role,
      String(count),
      `${motor.brand} ${motor.name}${motor.actuator_id === null ? '' : ` (${motor.actuator_id})`}`,
      ...columns.map(({ cells }) => cells[index] ?? UNKNOWN_TEXT),
    ]),
  );
}

/** Figures with what speaks against them, and the words of their sources. */
const statementsTable = (lines: readonly SheetLine[]): string =>
  markdownTable(
    ['Figure', 'Value', 'Stated as'],
    lines.map((line) => {
      const objections = objectionsTo(line).map(({ word, why }) => (why === null ? word : `${word}: ${why}`));
      const stated = [line.derivation, ...objections, statedText(line.claims)].filter(Boolean).join('; ');
      return [[line.title, ...(line.joints ?? [])].join(', '), valueCell(line), stated];
    }),
  );

/**
 * A figure with its unit, then in brackets the same in another unit, what kind of figure it is, and who
 * states it.
 */
function valueCell(figure: ShownFigure): string {
  const { text, unit, also, tags, glyph } = figure;
  if (text === null) return withoutValue(figure);
  const asides = [...new Set([also, ...tags, glyph?.says])].filter(Boolean);
  return `${text} ${symbolOf(unit)}`.trimEnd() + (asides.length === 0 ? '' : ` (${asides.join(', ')})`);
}

const statedText = (claims: readonly Claim[]): string =>
  claims
    .map((claim) => {
      const way = wayOf(claim);
      if (claim.words === null) return way;
      return `“${readableQuote(claim.words)}” [${claim.source}]${way === null ? '' : ` (${way})`}`;
    })
    .join('; ');

const correctionText = ({ file, issuesUrl }: Correction): string =>
  paragraphs(
    '## Suggest a correction',
    issuesUrl === null
      ? `Edit \`${file}\` in the catalog’s repository, then run \`npm run check:catalog\`, which lists every issue.`
      : `[Suggest a correction](${issuesUrl}), or edit \`${file}\`.`,
  );

const sourcesText = (sources: readonly Source[]): string =>
  paragraphs(
    '## Sources',
    sources
      .map(
        ({ title, url, kind, accessed }, index) =>
          `${index + 1}. [${title}](${url}), ${kind}, read ${accessed}`,
      )
      .join('\n'),
  );
