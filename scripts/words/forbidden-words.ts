import type { Writing } from './passage.ts';

/** An opening or a word that our prose does not use. */
export interface WordRow {
  readonly name: string;
  readonly pattern: RegExp;
  /** The kinds of writing that it is looked for in; all when absent. */
  readonly in?: readonly Writing[];
  readonly reason: string;
}

/** A pattern of several alternatives, with capitals as written. */
const anyOfExact = (...alternatives: readonly RegExp[]): RegExp =>
  new RegExp(alternatives.map(({ source }) => source).join('|'), 'g');

/** A pattern of several alternatives, in any case. */
const anyOf = (...alternatives: readonly RegExp[]): RegExp => new RegExp(anyOfExact(...alternatives), 'gi');

/** Words that open a clause without a noun. */
const OPENINGS = ['What', 'Who', 'Whose', 'Whom', 'Whether', 'Which', 'How', 'Why'].join('|');

/** Words before which such a clause begins: `For how long`. */
const PREPOSITIONS = ['Against', 'At', 'By', 'For', 'From', 'In', 'Of', 'On', 'To', 'Under', 'With'].join(
  '|',
);

/** Openings and words that our prose avoids, each with the reason and what to write instead. */
const ROWS: readonly WordRow[] = [
  {
    name: 'opening',
    pattern: new RegExp(
      String.raw`(?:^\s*|(?<=\.)\s+)(?:(?:${OPENINGS})|(?:${PREPOSITIONS}) (?:${OPENINGS.toLowerCase()}))\b[^.?]*(?:\.|$)`,
      'g',
    ),
    in: ['comment'],
    reason: 'A comment that opens with a noun clause hides its subject: name the thing first.',
  },
  {
    name: 'noun clause',
    // The head of a column may be a short clause; a cell with more words is a sentence.
    pattern: anyOfExact(
      /(?:^|(?<=[.:;]\s))(?:\s|[-*>] )*(?:What|Who|Whose|Whom)\b[^.?]*(?:\.|$)/,
      /(?<=\|\s+)(?:What|Who|Whose|Whom)(?: [\w'’-]+){4,}[^.?|]*[.|]/,
    ),
    in: ['document', 'text'],
    reason:
      'A sentence with a clause for its subject is read twice: write the noun that the clause stands for.',
  },
  {
    name: 'test subject',
    // In a group, `whose` goes on with the name of the group.
    pattern: /^(?:[Ww]hat|[Ww]ho|[Ww]hom)\b.*$/g,
    in: ['test name'],
    reason: 'The name of a test is a sentence about a thing: name the thing first.',
  },
  {
    name: 'is no',
    pattern: anyOf(/(?<!\bthere )\b(?:is|are|was|were) no (?!(?:longer|more|less)\b)\w+/),
    in: ['comment', 'text'],
    reason: 'Write "is not a number", "are not figures".',
  },
  {
    name: 'for none',
    pattern: anyOf(/\b(?:null|none|undefined|empty) for (?:none|nothing|no one)\b/),
    reason: 'Write "null if there is none", "empty without a name": say when.',
  },
  {
    name: 'none of its kind',
    pattern: anyOf(/\bfor what is (?:none|no)\b/, /\b(?:what|that|which|who) (?:is|are) none\b/),
    reason: 'Write "null when malformed", "not a number", "an unknown name": say which error it is.',
  },
  {
    name: 'held against',
    pattern: anyOf(/\b(?:is|are|was|were|be|been) held against\b/, /\bholds? (?:\w+ ){1,4}against\b/),
    reason: 'Things are compared with, checked against or judged by each other.',
  },
  {
    name: 'stands beside',
    pattern: /\bst(?:ands?|ood) beside\b/gi,
    reason: 'Values do not stand: write "next to", "with" or "in addition to".',
  },
  {
    name: 'tells',
    pattern: /\btells\b/gi,
    reason: 'A function returns, checks or reports; a source states; a hint says.',
  },
  {
    name: 'bears',
    pattern: /\bbears?\b/gi,
    reason: 'A thing has a mark, a header or a name.',
  },
  {
    name: 'mend',
    pattern: /\bmend(?:s|ed|ing)?\b/gi,
    reason: 'Errors are fixed, spellings corrected, data repaired.',
  },
  {
    name: 'dear',
    pattern: /\bdear(?:er|est)?\b/gi,
    reason: 'Work is expensive, an actuator costs more.',
  },
  {
    name: 'twins',
    pattern: /\btwins?\b/gi,
    reason: 'Write "the same file in ..." or name the two things.',
  },
  {
    name: 'sister',
    pattern: /\bsisters?\b/gi,
    reason: 'Write "the other variants" or "the other models of the series".',
  },
  {
    name: 'usual',
    pattern: /\busual\b/gi,
    reason: 'The value when none is given is the default; otherwise write "common" or "normal".',
  },
  {
    name: 'place',
    pattern: anyOf(
      /\bplaces of\b/,
      /\bby (?:its |their )?places?\b/,
      /\bplace in the (?:order|list|table)\b/,
    ),
    reason: 'A record has a row in a table, a position in an order, a path on the disk.',
  },
  {
    name: 'fault',
    pattern: /\bfaults?\b/gi,
    reason: 'A client makes a field error, the catalog has an issue, the program an error.',
  },
  {
    name: 'trouble',
    pattern: /\btroubles?\b/gi,
    reason: 'A client makes a field error, the catalog has an issue, the program an error.',
  },
  {
    name: 'believe',
    pattern: /\bbeliev\w+/gi,
    reason: 'A figure is doubtful or rejected; a proxy is trusted.',
  },
  {
    name: 'suspect',
    pattern: /\bsuspects?\b(?!\.yaml)|\bimplausible\b/gi,
    reason: 'A figure that looks wrong is doubtful.',
  },
  {
    name: 'witness',
    pattern: /\bwitness(?:es)?\b/gi,
    reason: 'The words of a source are a quote; with its figure they are a claim.',
  },
  {
    name: 'lasting',
    pattern: anyOf(
      /\blasting\b/,
      /\b(?:what|which) lasts\b/,
      /\b(?:one|torque|curve|point) that lasts\b(?! (?:longer|as))/,
    ),
    reason: 'A torque that a motor gives for as long as you like is continuous.',
  },
  {
    name: 'family',
    pattern: /(?<!\b(?:font|metric) )\bfamil(?:y|ies)\b/gi,
    in: ['comment', 'document', 'text'],
    reason: 'The six kinds of actuator are categories; versions of one model are variants.',
  },
  {
    name: 'basket',
    pattern: /\bbasket\b/gi,
    reason: 'The reader collects a parts list.',
  },
  {
    name: 'asked point',
    pattern: /\b(?:load|asked) points?\b/gi,
    reason: 'A torque at a speed is an operating point.',
  },
  {
    name: 'for it is',
    pattern: anyOf(/[,;:] for (?:it|they|there|nobody|he|we|you) (?!to\b)\w+/),
    reason: 'Write "because": "for" as a conjunction is literary.',
  },
  {
    name: 'whoever',
    pattern: /\bwho(?:m)?ever\b/gi,
    reason: 'Name the person or the program: the operator, the caller, the reader.',
  },
  {
    name: 'for which',
    pattern: anyOf(/\breasons? for which\b/, /\bways? in which\b/),
    reason: 'Write "the reason it is refused", "the way figures decide it".',
  },
  {
    name: 'be had',
    pattern: anyOf(/\b(?:can|cannot|could|to) be had\b/),
    reason: 'A file cannot be loaded, a store is unavailable.',
  },
  {
    name: 'goes with',
    pattern: anyOf(/\bgo(?:es)? with (?:the|its) supply\b/),
    reason: 'A figure depends on the supply.',
  },
  {
    name: 'walk',
    pattern: anyOf(/\bwalk(?:s|ed|ing)\b/, /\b(?:a|the) walk\b/),
    in: ['comment', 'document', 'test name'],
    reason: 'Code reads a list, loops over rows or follows links.',
  },
  {
    name: 'said of',
    pattern: anyOf(/\b(?:is|are) said of\b/, /\bsays? of (?:it|itself|its|a|an|each|more)\b/),
    reason: 'A word describes a figure, a source states it, a message explains it.',
  },
  {
    name: 'so many',
    pattern: anyOf(/\bso many (?!that\b|of\b)\w+/),
    reason: 'Name the number: "in a window of seconds", "at most N rows".',
  },
  {
    name: 'leads on',
    pattern: anyOf(/\bleads? (?:on|nowhere)\b/),
    in: ['comment', 'test name'],
    reason: 'An old address redirects, a broken link has no target.',
  },
  {
    name: 'to life',
    pattern: anyOf(/\bto life\b/),
    reason: 'A script starts, a plot becomes interactive.',
  },
  {
    name: 'anew',
    pattern: /\banew\b/gi,
    reason: 'Write "again".',
  },
  {
    name: 'on file',
    pattern: anyOf(/\bon file\b/),
    reason: 'A quote is in the catalog.',
  },
  {
    name: 'absent document',
    pattern: /\b(?:SPEC|CONTRACT|CAPABILITIES|STANDARDS)\b(?:-2|\.md| \d)?/g,
    reason: 'No such document is in the repository: cite docs/interface.md.',
  },
];

/** The pattern with blanks that also match the end of a line, because prose goes on in the next. */
const acrossLines = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll(' ', String.raw`\s+`), flags);

/** The rows, with patterns that read on across lines. */
export const WORD_ROWS: readonly WordRow[] = ROWS.map((row) => ({
  ...row,
  pattern: acrossLines(row.pattern),
}));
