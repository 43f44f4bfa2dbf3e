import { blank, lineAt, SENTENCE, withoutCode, type Passage, type Writing } from './passage.ts';

/** A paragraph, a row of a table or an item of a list. */
const BLOCK = /^[^\n]*\S[^\n]*(?:\n(?!\s*(?:[-*|#>]|\d+\.)\s)[^\n]*\S[^\n]*)*/gm;

/** The blocks of a Markdown document, without code, addresses and tags. */
export function passagesOfMarkdown(file: string, text: string): Passage[] {
  const prose = text
    .replaceAll(/^```.*?^```/gms, blank)
    .replaceAll(/<!--.*?-->|<\/?[a-z][^>]*>/gs, blank)
    .replaceAll(/\]\([^)]*\)/g, blank);
  return [...prose.matchAll(BLOCK)].map(({ 0: block, index }) => ({
    file,
    line: lineAt(prose, index),
    writing: 'document',
    prose: withoutCode(block),
  }));
}

/** Whole lines of comment in a file of shell, YAML, VCL, nginx, Lua or systemd, which begin alike. */
const COMMENT_LINES = /^[ \t]*(?:#(?!!)|\/\/|--)[^\n]*(?:\n[ \t]*(?:#|\/\/|--)[^\n]*)*/gm;

/** The comments of a settings or shell file. */
export const passagesOfSettings = (file: string, text: string): Passage[] =>
  [...text.matchAll(COMMENT_LINES)].map(({ 0: comment, index }) => ({
    file,
    line: lineAt(text, index),
    writing: 'comment',
    prose: withoutCode(comment.replaceAll(/^[ \t]*(?:#+|\/\/+|--+)\s?/gm, '')),
  }));

/** The comments of a style sheet. */
export const passagesOfStyles = (file: string, text: string): Passage[] =>
  [...text.matchAll(/\/\*(.*?)\*\//gs)].map(({ 1: comment = '', index }) => ({
    file,
    line: lineAt(text, index),
    writing: 'comment',
    prose: withoutCode(comment),
  }));

/** Comments of HTML, and of expressions in markup. */
const MARKUP_COMMENT = /<!--(.*?)-->|\{\s*\/\*(.*?)\*\/\s*\}/gs;

/** Texts between tags and expressions. */
const ELEMENT_TEXT = /[>}]([^<>{}]*[A-Za-z][^<>{}]*)(?=[<{])/g;

/** Texts in quotes: those of attributes and of expressions. */
const QUOTED_TEXT = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g;

/** The comments of markup, and its texts as readers see them. */
export function passagesOfMarkup(file: string, text: string, firstLine: number): Passage[] {
  const passagesOf = (writing: Writing, source: string, pattern: RegExp): Passage[] =>
    [...source.matchAll(pattern)].map((match) => ({
      file,
      line: firstLine + lineAt(text, match.index) - 1,
      writing,
      prose: match.slice(1).find(Boolean) ?? '',
    }));
  const markup = text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, blank);
  const plain = markup.replaceAll(MARKUP_COMMENT, blank);
  const tags = plain.replaceAll(ELEMENT_TEXT, blank);
  return [
    ...passagesOf('comment', markup, MARKUP_COMMENT),
    ...passagesOf('text', plain, ELEMENT_TEXT),
    ...passagesOf('text', tags, QUOTED_TEXT).filter(({ prose }) => SENTENCE.test(prose)),
  ].toSorted((one, other) => one.line - other.line);
}
