import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

/** A rule that reports every node that a selector of syntax finds. */
const forbidden = (selector: string, message: string): Rule => ({
  create: (context) => ({
    [selector]: (node) => {
      context.report({ node, message });
    },
  }),
});

const FIRST = 'declaration.declarations.0';

/** Exports that need a comment: functions of two or more parameters, and tables. */
const COMMENTED = [
  '[declaration.params.length>1]',
  `[${FIRST}.init.type="ArrowFunctionExpression"][${FIRST}.init.params.length>1]`,
  `[${FIRST}.id.name=/^[A-Z][A-Z_]+$/][${FIRST}.init.type=/^(Object|Array|TS)/]`,
];

/** Only the first of several overloads needs the comment. */
const FURTHER_FORM = 'ExportNamedDeclaration:has(> TSDeclareFunction) + *';

const comments: Rule = {
  create: (context) => ({
    [`ExportNamedDeclaration:matches(${COMMENTED.join(', ')}):not(${FURTHER_FORM})`]: (node) => {
      const comment = context.sourceCode.getCommentsBefore(node).at(-1);
      if (comment?.type === 'Block' && comment.value.startsWith('*')) return;
      context.report({ node, message: 'Write a doc comment that says what callers can rely on.' });
    },
  }),
};

const LONGEST_PATTERN = 80;

const shortPatterns: Rule = {
  create: (context) => ({
    'Literal[regex]': (node) => {
      if (!('raw' in node) || typeof node.raw !== 'string' || node.raw.length <= LONGEST_PATTERN) return;
      context.report({
        node,
        message: `Write a regular expression of over ${LONGEST_PATTERN} characters as named parts.`,
      });
    },
  }),
};

/** The first argument of `Record`: a name in quotes, or a union of them. */
const QUOTED_NAMES = ':matches(TSLiteralType, TSUnionType:has(> TSLiteralType)):first-child';

/** Our own rules, which Oxlint does not have. */
export default {
  meta: { name: 'house' },
  rules: {
    comments,
    'short-patterns': shortPatterns,
    'written-types': forbidden(
      'ExportNamedDeclaration TSTypeReference[typeName.name="ReturnType"]',
      'Write a type that crosses a file out as an interface.',
    ),
    'named-members': forbidden(
      `TSTypeReference[typeName.name="Record"] > TSTypeParameterInstantiation > ${QUOTED_NAMES}`,
      'Write members with known names out as an interface.',
    ),
    'flat-literals': forbidden(
      'ObjectExpression > SpreadElement[argument.type="ObjectExpression"]',
      'Write the members out instead of spreading a literal.',
    ),
    'one-const': forbidden(
      'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]',
      'Write a const for each value.',
    ),
    'no-environment': forbidden(
      'MemberExpression[object.type="MetaProperty"][property.name="env"]',
      'Only src/config.ts reads the environment.',
    ),
    'no-clock': forbidden(
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'Take the time as a parameter: this floor does not read the clock.',
    ),
  },
};
