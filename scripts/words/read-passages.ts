import { extname } from 'node:path';
import { lineAt, type Passage } from './passage.ts';
import { passagesOfCode } from './passages-of-code.ts';
import {
  passagesOfMarkdown,
  passagesOfMarkup,
  passagesOfSettings,
  passagesOfStyles,
} from './passages-of-other-files.ts';

/** The prose of a file, read by the kind of file. */
export function readPassages(file: string, text: string): Passage[] {
  const read = READERS[extname(file)];
  return read === undefined ? [] : read(file, text);
}

/** An Astro component: TypeScript between two lines of dashes, then markup. */
function passagesOfAstro(file: string, text: string): Passage[] {
  const [whole = '', code = ''] = /^---\n(.*?)^---$/ms.exec(text) ?? [];
  const markup = text.slice(whole.length);
  return [...passagesOfCode(file, code, 2), ...passagesOfMarkup(file, markup, lineAt(text, whole.length))];
}

const READERS: Readonly<Partial<Record<string, (file: string, text: string) => Passage[]>>> = {
  '.ts': passagesOfCode,
  '.js': passagesOfCode,
  '.mjs': passagesOfCode,
  '.astro': passagesOfAstro,
  '.md': passagesOfMarkdown,
  '.css': passagesOfStyles,
  '.sh': passagesOfSettings,
  '.yml': passagesOfSettings,
  '.yaml': passagesOfSettings,
  '.toml': passagesOfSettings,
  '.conf': passagesOfSettings,
  '.vcl': passagesOfSettings,
  '.lua': passagesOfSettings,
  '.service': passagesOfSettings,
  '': passagesOfSettings,
};
