import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { arrangeFiles } from '../catalog/catalog-files.ts';
import type { CatalogFolder } from '../catalog/catalog-folder.ts';
import { issueLine } from '../catalog/issue.ts';
import { complain, EXIT, onCatalog, print, runCommand } from '../support/command-line.ts';
import { askForDraft } from './ask-for-draft.ts';
import { draftFile, draftName, missingFields, readDraft, unstatedFigures, type Draft } from './draft.ts';
import { flagsOf, helpText, missingLines } from './flags.ts';
import type { Lists, RecordForm } from './form.ts';
import { newFile, type NewFile } from './new-file.ts';

const MISSING = 'These flags are missing, and there is no terminal to ask on:';

const nothingWritten = ({ record }: RecordForm): string =>
  `Nothing was written. \`npm run new:${record} -- --help\` describes every flag.`;

/** Writes the file of a new record from flags and, on a terminal, from answers; returns the exit code. */
export const writeNewRecord = async (
  formOf: (lists: Lists) => RecordForm,
  argv: readonly string[],
): Promise<number> =>
  onCatalog('catalog', (catalog) => {
    const { brands, useCases } = arrangeFiles(catalog);
    const form = formOf({ brands: brands ?? {}, use_cases: useCases ?? {} });
    const flags = flagsOf(form.fields);
    return runCommand({ help: helpText(form), flags, run: (options) => run(catalog, form, options) }, argv);
  });

/** The flags as given: the answers by the names of their flags, the quotes and the dry run. */
interface Options extends Readonly<Record<string, unknown>> {
  readonly states?: readonly string[] | undefined;
  readonly dryRun: boolean;
}

async function run(catalog: CatalogFolder, form: RecordForm, options: Options): Promise<number> {
  const { draft: given, problems } = readDraft(form.fields, options, options.states);
  const open = missingFields(form.fields, given).filter(({ flag }) => !Object.hasOwn(options, flag));
  const missing = missingLines(open, unstatedFigures(form, given));
  if (problems.length > 0 || (missing.length > 0 && !process.stdin.isTTY)) {
    return complain(
      [...problems, ...(missing.length > 0 ? [MISSING, ...missing] : []), nothingWritten(form)],
      EXIT.usage,
    );
  }
  const draft = missing.length > 0 ? await askOnTerminal(form, given) : given;
  if (draft === null) return complain(['', nothingWritten(form)], EXIT.usage);
  const today = new Date().toISOString().slice(0, 10);
  return finish(newFile(catalog, draftName(form, draft), draftFile(form, draft, today)), options.dryRun);
}

/** Null when the input ends before the last answer. */
async function askOnTerminal(form: RecordForm, draft: Draft): Promise<Draft | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = once(terminal, 'close').then(() => null);
  const answered = await Promise.race([
    askForDraft(form, draft, (question) => terminal.question(question)),
    ended,
  ]);
  terminal.close();
  return answered;
}

function finish({ path, text, exists, issues }: NewFile, dryRun: boolean): number {
  if (exists)
    return complain([`${path}: found a file, wanted none: edit it, or choose another --model.`], EXIT.failed);
  if (issues.length > 0)
    return complain(
      [...issues.map(issueLine), 'Nothing was written. The file would have been:', '', text],
      EXIT.failed,
    );
  if (dryRun) return print([text.trimEnd()], EXIT.success);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
  return print(
    [`${path}: written. Read it once more, add more sources, and run \`npm run check:catalog\`.`],
    EXIT.success,
  );
}
