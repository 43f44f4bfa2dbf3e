import ts from 'typescript';
import { SENTENCE, withoutCode, type Passage, type Writing } from './passage.ts';

const TEST_CALL = /^(?:test|it|describe)\b/;

/** The comments of a TypeScript file, its texts of three words or more, and the names of its tests. */
export function passagesOfCode(file: string, text: string, firstLine = 1): Passage[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  const passages: Passage[] = [];
  const add = (writing: Writing, start: number, prose: string) => {
    const line = firstLine + source.getLineAndCharacterOfPosition(start).line;
    passages.push({ file, line, writing, prose: withoutCode(prose) });
  };
  const seen = new Set<number>();
  const addComments = (ranges: readonly ts.CommentRange[] = []) => {
    for (const { pos, end } of ranges) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      add('comment', pos, commentProse(text.slice(pos, end)));
    }
  };
  const visit = (node: ts.Node): void => {
    addComments(ts.getLeadingCommentRanges(text, node.pos));
    addComments(ts.getTrailingCommentRanges(text, node.end));
    if (isText(node) && SENTENCE.test(node.text))
      add(isTestName(node) ? 'test name' : 'text', node.getStart(source), node.text);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return joinLineComments(passages, text.split('\n'), firstLine);
}

/** Comments on consecutive lines are one passage: a sentence may go on in the next. */
function joinLineComments(
  passages: readonly Passage[],
  lines: readonly string[],
  firstLine: number,
): Passage[] {
  const joined: Passage[] = [];
  const isWholeLine = (line: number) => /^\s*\/\//.test(lines[line - firstLine] ?? '');
  for (const passage of passages) {
    const last = joined.at(-1);
    const goesOn =
      last?.writing === 'comment' &&
      passage.writing === 'comment' &&
      isWholeLine(passage.line) &&
      isWholeLine(passage.line - 1) &&
      passage.line === last.line + last.prose.split('\n').length;
    if (goesOn) joined[joined.length - 1] = { ...last, prose: `${last.prose}\n${passage.prose}` };
    else joined.push(passage);
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
  (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent)) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

const isTestName = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && TEST_CALL.test(parent.expression.getText());
