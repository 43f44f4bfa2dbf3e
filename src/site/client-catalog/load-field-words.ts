import { FIELD_WORDS_FILE } from '../paths.ts';
import type { FieldWords } from './client-catalog.ts';

let loading: Promise<FieldWords> | undefined;

/** The words of the fields, loaded once; empty if loading fails. */
export const loadFieldWords = (): Promise<FieldWords> => (loading ??= load());

async function load(): Promise<FieldWords> {
  const response = await fetch(FIELD_WORDS_FILE).catch(() => null);
  const parsed: unknown = response?.ok === true ? await response.json() : null;
  return isFieldWords(parsed) ? parsed : { means: {}, words: [] };
}

/** True if a parsed file is that of the words. It is a file of our own build, so its outline is enough. */
const isFieldWords = (parsed: unknown): parsed is FieldWords =>
  typeof parsed === 'object' && parsed !== null && 'means' in parsed && 'words' in parsed;
