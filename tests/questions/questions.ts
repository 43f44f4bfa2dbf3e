import { AGENTS } from './agents.ts';
import { BUILDERS } from './builders.ts';
import { BUYERS } from './buyers.ts';
import { CONVERSIONS } from './conversions.ts';
import { COUNTING } from './counting.ts';
import { JOURNALISTS } from './journalists.ts';
import { MAINTAINERS } from './maintainers.ts';
import { MATCHES } from './matches.ts';
import { OPERATING_POINTS } from './operating-points.ts';
import { OWN_WORDS } from './own-words.ts';
import type { Question } from './question.ts';
import { SECOND_TRIAL } from './second-trial.ts';
import { SIMULATORS } from './simulators.ts';
import { STUDENTS } from './students.ts';
import { THIRD_TRIAL } from './third-trial.ts';
import { TRUSTING } from './trusting.ts';
import { UNKNOWABLE } from './unknowable.ts';

/** Questions that the catalog must answer. */
export const QUESTIONS: readonly Question[] = [
  ...MATCHES,
  ...OPERATING_POINTS,
  ...BUILDERS,
  ...STUDENTS,
  ...BUYERS,
  ...MAINTAINERS,
  ...SIMULATORS,
  ...JOURNALISTS,
  ...AGENTS,
  ...OWN_WORDS,
  ...TRUSTING,
  ...CONVERSIONS,
  ...COUNTING,
  ...SECOND_TRIAL,
  ...THIRD_TRIAL,
  ...UNKNOWABLE,
];
