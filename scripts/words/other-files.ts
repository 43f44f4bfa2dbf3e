import { blank, lineAt, withoutCode, type Passage } from './passage.ts';

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

/** Texts between tags: an element's own, without expressions. */
const ELEMENT_TEXT = />([^<>{}]*[A-Za-z][^<>{}]*)[<{]/g;

/** The texts of markup, as readers see them. */
export const passagesOfMarkup = (file: string, text: string, firstLine: number): Passage[] =>
  [...text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, blank).matchAll(ELEMENT_TEXT)].map(
    ({ 1: prose = '', index }) => ({
      file,
      line: firstLine + lineAt(text, index) - 1,
      writing: 'text',
      prose,
    }),
  );
