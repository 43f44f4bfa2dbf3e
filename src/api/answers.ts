import { answerCompare, answerCompareBatch } from './answer-compare.ts';
import { answerActuators, answerRobots } from './answer-list.ts';
import type { Asked } from './asked.ts';
import type { Document } from './document.ts';
import type { Service } from './service.ts';

/** How each operation that is made on request answers, by operation id. */
export const ANSWERS = {
  list_actuators: answerActuators,
  compare_actuators: answerCompare,
  compare_actuators_batch: answerCompareBatch,
  list_robots: answerRobots,
} as const satisfies Record<string, (service: Service, asked: Asked) => Document>;

export type ComputedOperation = keyof typeof ANSWERS;
