import { pick, type Random } from '../../support/random.ts';
import type { Material } from '../material.ts';
import type { Visitor } from '../visitor.ts';

/** What a client does in one go, and how often of a hundred. */
export interface Visit {
  readonly name: string;
  readonly weight: number;
  readonly make: (visitor: Visitor, material: Material, random: Random) => Promise<unknown>;
}

/** The codings that clients accept, each as often as the others. */
export const codingHeaders = (random: Random): Record<string, string> => ({ ...pick(random, CODINGS) });

const CODINGS = [{}, { 'Accept-Encoding': 'gzip' }, { 'Accept-Encoding': 'gzip, br' }] as const;

/** True in so many of a hundred. */
export const chance = (random: Random, ofHundred: number): boolean => random() * 100 < ofHundred;
