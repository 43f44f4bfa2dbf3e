import { parseArgs } from 'node:util';
import { alignedLines } from '../catalog/table.ts';
import { choicesOf, outlineOf, placeholder } from './answer.ts';
import type { GivenTexts } from './draft.ts';
import { flagOf, type Field, type RecordForm } from './form.ts';

/** What a command line asks for, or why it can't be read. */
export type Command =
  | { readonly ok: true; readonly given: GivenTexts; readonly switches: ReadonlySet<string> }
  | { readonly ok: false; readonly message: string };

const SWITCHES = {
  'dry-run': 'Print the file and write nothing.',
  help: 'Print this.',
} as const;

const STATES = {
  flag: 'states',
  row: [
    '  --states',
    '<field="words">',
    'The words in which the source states a figure, in its own unit; once per figure.',
  ],
};

/** The flags of a command line: one per field, `--states` any number of times, and the switches. */
export function parseFlags(argv: readonly string[], fields: readonly Field[]): Command {
  try {
    const { values } = parseArgs({ args: [...argv], options: optionsOf(fields) });
    const texts = Object.entries(values).flatMap(([flag, value]) =>
      typeof value === 'string' ? [[flag, value] as const] : [],
    );
    const states = [values.states].flat().filter((text) => typeof text === 'string');
    const switches = Object.keys(values).filter((flag) => Object.hasOwn(SWITCHES, flag));
    return { ok: true, given: { values: new Map(texts), states }, switches: new Set(switches) };
  } catch (error) {
    return { ok: false, message: `${error instanceof Error ? error.message : String(error)}; see --help.` };
  }
}

interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
}

const optionsOf = (fields: readonly Field[]): Record<string, Option> => ({
  ...Object.fromEntries(fields.map(({ flag }) => [flag, { type: 'string' }])),
  [STATES.flag]: { type: 'string', multiple: true },
  ...Object.fromEntries(Object.keys(SWITCHES).map((flag) => [flag, { type: 'boolean' }])),
});

/** The flags that must be added, with the figures that `--states` must give words for. */
export const missingLines = (fields: readonly Field[], figures: readonly string[]): string[] =>
  alignedLines([
    ...fields.map(flagRow),
    ...figures.map((figure) => ['  --states', `${figure}="…"`, 'The words of the source that state it.']),
  ]);

/** What the command does and each of its flags. */
export const helpText = ({ record, fields }: RecordForm): string =>
  [
    `Usage: npm run new:${record} [-- <flags>]`,
    '',
    `Writes catalog/${record}s/<brand>/<model>.yaml after checking it with the rules of the catalog. On a terminal it asks`,
    'for what the flags leave open; elsewhere the required flags must be given. One file has one source to begin with:',
    'add more in the file.',
    '',
    ...alignedLines([
      ['Required:'],
      ...fields.filter(({ required }) => required).map(flagRow),
      [],
      [`${alternatives(fields)}for each number, voltage and ratio given:`],
      STATES.row,
      [],
      ['Optional:'],
      ...fields.filter(({ required }) => !required).map(flagRow),
      ...Object.entries(SWITCHES).map(([flag, says]) => [`  --${flag}`, '', says]),
    ]),
  ].join('\n');

const alternatives = (fields: readonly Field[]): string =>
  fields
    .flatMap(({ flag, unless }) =>
      unless === undefined ? [] : [`At least one of --${flagOf(unless)} and --${flag}, and `],
    )
    .join('');

function flagRow(field: Field): string[] {
  return [`  --${field.flag}`, placeholder(field), [field.says, ...detailsOf(field)].join(' ')];
}

function detailsOf(field: Field): string[] {
  const choices = choicesOf(field);
  if (choices.length > 0) return [`Known: ${choices.join(', ')}.`];
  const outline = outlineOf(field);
  return outline === null ? [] : [`As in the file: ${outline}.`];
}
