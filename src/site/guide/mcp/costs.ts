/** The cost of a list or a call: tokens of its text, and of the whole result with its structured content. */
export interface Cost {
  readonly what: string;
  /** Null for a list, which has no text form. */
  readonly text: number | null;
  readonly whole: number;
}

/** The tokenizer by which tokens are counted. */
export const TOKENIZER = 'o200k_base (js-tiktoken)';

/** The cost of the list of tools and of typical calls; `npm run tokens -- --write` counts and writes it. */
export const COSTS: readonly Cost[] = [
  { what: 'tools/list', text: null, whole: 6569 },
  { what: 'search, a brief page of 10', text: 861, whole: 1767 },
  { what: 'search, the knee of a quadruped', text: 468, whole: 974 },
  { what: 'get one actuator', text: 609, whole: 1289 },
  { what: 'compare three', text: 2259, whole: 5036 },
  { what: 'match a knee, ten records', text: 1779, whole: 3694 },
  { what: 'find five alternatives', text: 1053, whole: 2296 },
  { what: 'get the evidence of a price', text: 202, whole: 438 },
  { what: 'search joints, a page of 10', text: 934, whole: 1932 },
  { what: 'count servos by bus', text: 107, whole: 236 },
  { what: 'get one robot', text: 802, whole: 1692 },
  { what: 'explain three fields', text: 251, whole: 537 },
];
