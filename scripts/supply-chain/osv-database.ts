import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import { listFiles } from '../list-files.ts';
import { messageOf } from '../message-of.ts';
import { osvRecord, type OsvRecord } from './osv.ts';

/**
 * Every record of an export: a zip or a folder of JSON files, a file with a record in each line (`.jsonl`), or a JSON file.
 * Rejects, naming the place, for what is no record and for what cannot be read.
 */
export async function* recordsOf(database: string): AsyncGenerator<OsvRecord> {
  for await (const [place, json] of textsOf(database)) {
    const parsed = parseJson(place, json);
    for (const record of Array.isArray(parsed) ? parsed : [parsed]) yield readRecord(place, record);
  }
}

type Text = readonly [place: string, json: string];

async function* textsOf(database: string): AsyncGenerator<Text> {
  if (statSync(database).isDirectory()) yield* textsInFolder(database);
  else if (database.endsWith('.zip')) yield* textsInZip(database);
  else yield* textsInFile(database);
}

async function* textsInFolder(folder: string): AsyncGenerator<Text> {
  for (const name of listFiles(folder)) if (/\.jsonl?$/.test(name)) yield* textsInFile(join(folder, name));
}

async function* textsInZip(file: string): AsyncGenerator<Text> {
  const zip = await openPromise(file);
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('.json')) continue;
    yield [`${file}/${entry.fileName}`, await text(await zip.openReadStreamPromise(entry))];
  }
}

async function* textsInFile(file: string): AsyncGenerator<Text> {
  if (!file.endsWith('.jsonl')) {
    yield [file, readFileSync(file, 'utf8')];
    return;
  }
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    number += 1;
    if (line.trim() !== '') yield [`${file}:${number}`, line];
  }
}

function parseJson(place: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${place}: found no JSON (${messageOf(error)}), wanted a record of OSV.`, { cause: error });
  }
}

function readRecord(place: string, json: unknown): OsvRecord {
  const read = osvRecord.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${place}: ${issue?.path.join('.')}: ${issue?.message}, wanted a record of OSV.`);
}
