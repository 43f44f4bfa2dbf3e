import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { temporaryFolder } from '../support/temporary-folder.ts';
import type { Question } from './questions.ts';

/** The path at which other servers replay a recorded answer. */
export const recordedPath = (number: number): string => `/recorded/${number}`;

/** The headers of recorded answers by path: names and values in turn. */
export const recordedHeaders = z.record(z.string(), z.array(z.string()));

/**
 * Writes the answers to the first questions into a folder: bodies below their paths, and `headers.json`.
 * Returns the folder.
 */
export async function recordAnswers(baseUrl: string, question: Question, count: number): Promise<string> {
  const folder = temporaryFolder('recorded');
  mkdirSync(join(folder, 'recorded'));
  const headers: Record<string, readonly string[]> = {};
  for (let number = 0; number < count; number += 1) {
    const answer = await answerOf(`${baseUrl}${question(number)}`);
    writeFileSync(join(folder, recordedPath(number)), await answer.bytes());
    headers[recordedPath(number)] = [...answer.headers].filter(([name]) => !NODES_OWN.test(name)).flat();
  }
  writeFileSync(join(folder, 'headers.json'), JSON.stringify(headers));
  return folder;
}

const NODES_OWN = /^(date|connection|keep-alive|transfer-encoding)$/i;

async function answerOf(address: string): Promise<Response> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  if (response.status !== 200) throw new Error(`${address}: found status ${response.status}, wanted 200.`);
  return response;
}
