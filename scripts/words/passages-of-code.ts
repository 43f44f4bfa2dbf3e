import ts from 'typescript';
import { SENTENCE, withoutCode, type Passage, type Writing } from './passage.ts';

const TEST_CALL = /^(?:test|it|describe)\b/;

/** A comment. In code without its texts and patterns, two strokes are never anything else. */
const COMMENT = /\/\/[^\n]*|\/\*.*?\*\//gs;

/** The comments of a TypeScript file, its texts of three words or more, and the names of its tests. */
export function passagesOfCode(file: string, text: string, firstLine = 1): Passage[] {
  const source = ts.createSourceFile(file, text, LANGUAGE, false, kindOf(file));
  const passageAt = (start: number, writing: Writing, prose: string): Passage => {
    const line = firstLine + source.getLineAndCharacterOfPosition(start).line;
    return { file, line, writing, prose: withoutCode(prose) };
  };
  const literals = literalsOf(source);
  const comments = [...withoutLiterals(text, literals).matchAll(COMMENT)].map(({ 0: comment, index }) =>
    passageAt(index, 'comment', commentProse(comment)),
  );
  const texts = literals
    .filter(({ prose }) => SENTENCE.test(prose))
    .map(({ start, writing, prose }) => passageAt(start, writing, prose));
  return [...joinLineComments(comments, text.split('\n'), firstLine), ...texts].toSorted(
    (one, other) => one.line - other.line,
  );
}

/** Only the syntax is read, so comments of documentation need not be parsed. */
const LANGUAGE: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.Latest,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

/** A text or a pattern in code: characters that are not code and not a comment. */
interface CodeLiteral {
  readonly start: number;
  readonly end: number;
  readonly writing: Writing;
  /** Empty for a pattern and for the name of an imported file. */
  readonly prose: string;
}

/** The literals of a file, in their order. */
function literalsOf(source: ts.SourceFile): CodeLiteral[] {
  const literals: CodeLiteral[] = [];
  const visit = (node: ts.Node, parent: ts.Node): void => {
    if (isText(node) || ts.isRegularExpressionLiteral(node))
      literals.push({
        start: node.getStart(source),
        end: node.end,
        writing: isTestCall(parent, source) ? 'test name' : 'text',
        prose: isText(node) && !ts.isImportDeclaration(parent) ? node.text : '',
      });
    else ts.forEachChild(node, (child) => visit(child, node));
  };
  visit(source, source);
  return literals;
}

/** The code with blanks for its literals. */
function withoutLiterals(text: string, literals: readonly CodeLiteral[]): string {
  const pieces = literals.map(
    ({ start, end }, index) => text.slice(literals[index - 1]?.end ?? 0, start) + ' '.repeat(end - start),
  );
  return pieces.join('') + text.slice(literals.at(-1)?.end ?? 0);
}

/** Comments on consecutive lines are one passage: a sentence may go on in the next. */
function joinLineComments(
  comments: readonly Passage[],
  lines: readonly string[],
  firstLine: number,
): Passage[] {
  const joined: Passage[] = [];
  const isWholeLine = (line: number) => /^\s*\/\//.test(lines[line - firstLine] ?? '');
  for (const comment of comments) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined &&
      isWholeLine(comment.line) &&
      isWholeLine(comment.line - 1) &&
      comment.line === last.line + last.prose.split('\n').length;
    if (goesOn) joined[joined.length - 1] = { ...last, prose: `${last.prose}\n${comment.prose}` };
    else joined.push(comment);
  }
  return joined;
}

const kindOf = (file: string): ts.ScriptKind =>
  file.endsWith('.js') || file.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;

/** A comment without its signs, line by line. */
const commentProse = (comment: string): string =>
  comment
    .replace(/^\/\*+/, '')
    .replace(/\*+\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\/+|\*)?\s?/, ''))
    .join('\n');

type TextNode = ts.StringLiteral | ts.TemplateLiteralLikeNode;

const isText = (node: ts.Node): node is TextNode =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** A call whose text is the name of a test. */
const isTestCall = (node: ts.Node, source: ts.SourceFile): boolean =>
  ts.isCallExpression(node) && TEST_CALL.test(node.expression.getText(source));
