/** What a list or a call costs: tokens of its text, and of the whole result with its structured content. */
export interface Cost {
  readonly what: string;
  /** Null for a list, which has no text form. */
  readonly text: number | null;
  readonly whole: number;
}

/** The tokenizer by which tokens are counted. */
export const TOKENIZER = 'o200k_base (js-tiktoken)';

/** THE TABLE of what the list of tools and typical calls cost; `node scripts/mcp-tokens.ts --write` counts and writes it. */
export const COSTS: readonly Cost[] = [
  { what: 'tools/list', text: null, whole: 7991 },
  { what: 'search, a brief page of 10', text: 660, whole: 1358 },
  { what: 'search, the knee of a quadruped', text: 312, whole: 662 },
  { what: 'get one actuator', text: 610, whole: 1299 },
  { what: 'compare three', text: 1955, whole: 4379 },
  { what: 'match a knee, ten records', text: 1456, whole: 3112 },
  { what: 'find five alternatives', text: 817, whole: 1704 },
  { what: 'get the evidence of a price', text: 202, whole: 441 },
  { what: 'search joints, a page of 10', text: 981, whole: 2030 },
  { what: 'count servos by bus', text: 61, whole: 145 },
  { what: 'get one robot', text: 776, whole: 1651 },
  { what: 'explain three fields', text: 117, whole: 262 },
];
