import { z } from 'zod';
import { alignedLines } from '../support/aligned-lines.ts';
import { onOff } from '../support/command-line.ts';
import { flagOf, type Field, type RecordForm } from './form.ts';
import { choicesOf, outlineOf, placeholder } from './read-answer.ts';

/** The flags of a new record: one for each field, `--states` any number of times, and a dry run. */
export const flagsOf = (fields: readonly Field[]) =>
  z.object({
    ...Object.fromEntries(
      fields.map((field) => [
        field.flag,
        z
          .string()
          .optional()
          .meta({ title: placeholder(field), description: meaningOf(field) }),
      ]),
    ),
    states: z.array(z.string()).optional().meta({
      title: '<field="words">',
      description: 'The quote that states a figure, in the unit of the source; once per figure.',
    }),
    dryRun: onOff('Print the file and write nothing.'),
  });

/** The flags that must be added, with the figures that `--states` must give words for. */
export const missingLines = (fields: readonly Field[], figures: readonly string[]): string[] =>
  alignedLines([
    ...fields.map((field) => [`  --${field.flag}`, placeholder(field), meaningOf(field)]),
    ...figures.map((figure) => ['  --states', `${figure}="…"`, 'The words of the source that state it.']),
  ]);

/** The help of the command: its purpose, and the flags that it needs. */
export const helpText = ({ record, fields }: RecordForm): string =>
  `Usage: npm run new:${record} [-- <flags>]

Writes catalog/${record}s/<brand>/<model>.yaml after checking it with the rules of the catalog. On a terminal it asks for missing answers; elsewhere these flags are required:
${fields.flatMap(neededOf).join(', ')},
and --states for each number, voltage and ratio. A new file has one source: add more in the file.`;

function neededOf({ flag, required, unless }: Field): string[] {
  if (required) return [`--${flag}`];
  return unless === undefined ? [] : [`--${flagOf(unless)} or --${flag}`];
}

function meaningOf(field: Field): string {
  const choices = choicesOf(field);
  if (choices.length > 0) return `${field.says} Known: ${choices.join(', ')}.`;
  const outline = outlineOf(field);
  return outline === null ? field.says : `${field.says} As in the file: ${outline}.`;
}
