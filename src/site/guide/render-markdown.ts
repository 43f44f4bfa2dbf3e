import { Marked, type Token, type Tokens } from 'marked';
import { OPERATIONS } from '../../api/operations.ts';
import { problemAnchor, PROBLEMS, type ProblemCode } from '../../api/problems.ts';
import { escaped } from '../format.ts';

/** A heading of a text. */
export interface Heading {
  /** Its anchor. */
  readonly id: string;
  readonly text: string;
  /** 1 for the title. */
  readonly depth: number;
}

/** The headings of a Markdown text, the title first. */
export function headingsOf(text: string): Heading[] {
  const headings = new Marked()
    .lexer(text)
    .filter((token): token is Tokens.Heading => token.type === 'heading');
  const raise = (headings[0]?.depth ?? 1) - 1;
  return headings.map(({ text: words, depth }) => ({
    id: anchorOf(words),
    text: words,
    depth: depth - raise,
  }));
}

/**
 * Renders our own Markdown: headings become anchors, code and tables can be scrolled by keyboard, curl can be
 * run. The first heading becomes the title of the page, whatever its level; `addressOf` says where an anchor
 * lies.
 */
export function renderMarkdown(text: string, addressOf = (anchor: string): string => `#${anchor}`): string {
  let raise: number | undefined;
  const times = new Map<string, number>();
  /** An anchor that no heading before has: a second one of the same words is numbered. */
  const ownAnchor = (words: string): string => {
    const anchor = anchorOf(words);
    const time = (times.get(anchor) ?? 0) + 1;
    times.set(anchor, time);
    return time === 1 ? anchor : `${anchor}-${time}`;
  };
  const heading = (token: Tokens.Heading): string => headingAt(token, ownAnchor(token.text));
  const walkTokens = (token: Token): void => {
    if (token.type === 'heading') token.depth -= raise ??= token.depth - 1;
    if (token.type === 'link' && isAnchor(token.href)) token.href = addressOf(token.href.slice(1));
  };
  return new Marked({ gfm: true, renderer: { heading, code, table }, walkTokens }).parse(text, {
    async: false,
  });
}

const isAnchor = (href: unknown): href is string => typeof href === 'string' && href.startsWith('#');

/** The anchor of a heading: that of a problem's code, an operation's id, else its words with hyphens. */
export function anchorOf(words: string): string {
  if (isProblem(words)) return problemAnchor(words);
  if (OPERATIONS.some(({ id }) => id === words)) return words;
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const isProblem = (words: string): words is ProblemCode => Object.hasOwn(PROBLEMS, words);

function headingAt({ text, depth }: Tokens.Heading, id: string): string {
  if (depth === 1) return `<h1>${escaped(text)}</h1>\n`;
  const isName = isProblem(text) || id === text;
  const words = isName ? `<code>${text}</code>` : escaped(text);
  return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${words}</a></h${depth}>\n`;
}

function code({ text, lang }: Tokens.Code): string {
  const language = lang ?? 'text';
  const request = language === 'sh' ? requestOf(text) : '';
  return `<pre tabindex="0" class="language-${language}"${request}><code>${escaped(text)}</code></pre>\n`;
}

/**
 * Attributes for the Run button of a curl line: path and, for a POST, its body. Only plain requests can be
 * run.
 */
function requestOf(text: string): string {
  const [, path] = /^curl '[a-z]+:\/\/[^/]+([^']*)'/.exec(text) ?? [];
  if (path === undefined) return '';
  const [, body] = /-d '([^']*)'/.exec(text) ?? [];
  return ` data-path="${escaped(path)}"${body === undefined ? '' : ` data-body="${escaped(body)}"`}`;
}

function table(
  this: { parser: { parseInline(tokens: Tokens.Generic[]): string } },
  { header, rows }: Tokens.Table,
): string {
  const cells = (row: readonly Tokens.TableCell[], tag: string): string =>
    row
      .map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag.split(' ')[0] ?? tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  return `<div class="table-frame" tabindex="0"><table class="table"><thead><tr>${cells(header, 'th scope="col"')}</tr></thead><tbody>\n${body}\n</tbody></table></div>\n`;
}
