/** Kinds of writing: comments of code, documents in Markdown, texts that users read, names of tests. */
export type Writing = 'comment' | 'document' | 'text' | 'test name';

/** A piece of prose in a file, without the code that it quotes. */
export interface Passage {
  readonly file: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly writing: Writing;
  readonly prose: string;
}

/** A sentence for a reader has three words at least; shorter texts are names, patterns and data. */
export const SENTENCE = /\S\s+\S+\s+\S/;

/** Code in backticks names things as the code does, in whatever words: only its length and lines are kept. */
export const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, blank);

/** As many blanks as the text has characters, on as many lines. */
export const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The line of an offset in a text, from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
