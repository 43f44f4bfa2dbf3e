import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answersIn, applyAnswers } from './review/apply-answers.ts';
import { readCsv } from './review/read-csv.ts';
import { complain, EXIT, onCatalog, print } from './support/command-line.ts';
import { messageOf } from './support/message-of.ts';

const HELP = `Usage: npm run apply-review -- FILE [FOLDER]

Writes a maker's corrections (new_value, new_quote, new_url of /brands/{brand}/review.csv) into the files of the
catalog in FOLDER, by default \`catalog\`. Each figure needs a quote and its address. A changed figure
removes \`verified\` from its record until someone checks it a second time. Check the result with \`npm run check:catalog\`.`;

/** Runs the command with its arguments; returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const [file, folder = 'catalog'] = argv;
  if (argv.includes('--help')) return print([HELP], EXIT.success);
  if (file === undefined) return complain([HELP], EXIT.usage);
  try {
    return await onCatalog(folder, ({ files }) => apply(readFileSync(file, 'utf8'), folder, files));
  } catch (error) {
    return complain([messageOf(error)], EXIT.usage);
  }
}

function apply(text: string, folder: string, files: Parameters<typeof applyAnswers>[0]): number {
  const rows = readCsv(text);
  if (rows === null)
    return complain(['found a quote that is not closed, wanted CSV (RFC 4180).'], EXIT.usage);
  const answers = answersIn(rows);
  const applied = applyAnswers(files, answers, new Date().toISOString().slice(0, 10));
  for (const { name, text: changed } of applied.files) writeFileSync(join(folder, name), changed);
  print(
    [...applied.files.map(({ name }) => `${folder}/${name}`), `${applied.files.length} files changed`],
    EXIT.success,
  );
  return applied.errors.length === 0 ? EXIT.success : complain(applied.errors, EXIT.failed);
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
