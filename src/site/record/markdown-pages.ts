import type { Claim } from '../../catalog/claims.ts';
import { symbolOf } from '../../catalog/fields/units.ts';
import type { Source } from '../../catalog/source.ts';
import type { ActuatorRef } from '../../query/replacements.ts';
import { NOT_PUBLISHED } from '../format.ts';
import { figureText } from '../format.ts';
import { markdownTable, paragraphs } from '../guide/markdown.ts';
import { robotKeyFigures, robotStatements } from '../robots/robot-sheet.ts';
import { actuatorSentence, robotSentence } from '../sentences.ts';
import { nearestOf, type ActuatorPage, type RobotPage } from '../site.ts';
import { quoteOf } from './evidence.ts';
import { actuatorSheet, type SheetRow } from './sheet.ts';

/** An actuator's page as Markdown. */
export function actuatorMarkdown({ actuator, entry, category, replacements }: ActuatorPage): string {
  const { brand, name, notes, robots_using, url, api_url } = actuator;
  const text = paragraphs(
    `# ${brand} ${name}`,
    actuatorSentence(actuator, category),
    `Page: ${url} · JSON: ${api_url}`,
    notes,
    ...actuatorSheet(actuator, entry).map(({ title, rows }) =>
      paragraphs(`## ${title}`, markdownTable(['Figure', 'Value', 'Stated as'], rows.map(rowCells))),
    ),
    replacements.successors.length === 0 ? null : '## Successors',
    replacements.successors.map((other) => `- ${referenceText(other)}`).join('\n'),
    '## Nearest alternatives',
    nearestOf(replacements)
      .map((other) => `- ${referenceText(other)}: ${other.text}`)
      .join('\n'),
    robots_using.length === 0 ? null : '## Robots that use it',
    robots_using.map((robot) => `- ${referenceText(robot)}`).join('\n'),
    sourcesText(entry.sources),
  );
  return `${text}\n`;
}

const referenceText = ({ brand, name, url }: ActuatorRef): string => `[${brand} ${name}](${url})`;

/** A robot's page as Markdown. */
export function robotMarkdown({ robot, entry }: RobotPage): string {
  const { brand, name, summary, joints, url, api_url } = robot;
  const text = paragraphs(
    `# ${brand} ${name}`,
    robotSentence(robot, entry.kind),
    summary,
    `Page: ${url} · JSON: ${api_url}`,
    markdownTable(
      ['Figure', 'Value'],
      robotKeyFigures(robot).map(({ title, unit, value }) => [title, figureText(value, unit)]),
    ),
    '## Joints',
    joints.length === 0 ? 'No source tells the joints apart.' : jointsTable(joints),
    '## What the sources say',
    markdownTable(
      ['Figure', 'Value', 'Stated as'],
      robotStatements(robot, entry).map(({ title, text: value, claims, tags }) => [
        title,
        withTags(value, tags),
        statedText(claims),
      ]),
    ),
    sourcesText(entry.sources),
  );
  return `${text}\n`;
}

const jointsTable = (joints: RobotPage['robot']['joints']): string =>
  markdownTable(
    ['Joints', 'Count', 'Motor', 'Peak torque', 'Rated speed'],
    joints.map(({ role, count, motor }) => [
      role,
      String(count),
      `${motor.brand} ${motor.name}${motor.actuator_id === null ? '' : ` (${motor.actuator_id})`}`,
      figureText(motor.peak_torque_nm, 'N.m'),
      figureText(motor.rated_speed_rpm, '/min'),
    ]),
  );

const rowCells = ({ title, text, unit, derivation, claims, tags }: SheetRow): string[] => [
  title,
  text === null ? NOT_PUBLISHED : withTags(`${text} ${symbolOf(unit)}`.trimEnd(), tags),
  [derivation, statedText(claims)].filter(Boolean).join('; '),
];

const withTags = (text: string, tags: readonly string[]): string =>
  tags.length === 0 ? text : `${text} (${tags.join(', ')})`;

const statedText = (claims: readonly Claim[]): string =>
  claims
    .map(
      ({ source, words, converted }) => `“${quoteOf(words)}” [${source}]${converted === null ? '' : ` (${converted})`}`,
    )
    .join('; ');

const sourcesText = (sources: readonly Source[]): string =>
  paragraphs(
    '## Sources',
    sources
      .map(({ title, url, kind, accessed }, index) => `${index + 1}. [${title}](${url}), ${kind}, read ${accessed}`)
      .join('\n'),
  );
