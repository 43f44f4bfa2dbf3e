import { expect, test } from 'vitest';
import { shareOf } from '../../support/runs.ts';
import { ATTACKS } from './attacks.ts';
import { MEMORY_LIMIT, runAttack, type Outcome } from './run.ts';

/** The duration of each attack. */
const SECONDS = Number(process.env.ATTACK_SECONDS ?? 4);

/** The figures of an attack as one line. */
function figuresOf({ quiet, attacked, slowdown, memory, isLimited, exitCode }: Outcome): string {
  const whole = (value: number): string => value.toFixed(0);
  const limit = isLimited ? `limit ${MEMORY_LIMIT} MB` : 'no limit';
  return [
    `others p50 ${whole(quiet.p50)} -> ${whole(attacked.p50)} ms, p99 ${whole(quiet.p99)} -> ${whole(attacked.p99)} ms`,
    `${attacked.lost} lost`,
    `slowdown ${slowdown.toFixed(1)}`,
    `memory ${whole(memory.before)} -> ${whole(memory.most)} MB (${limit})`,
    exitCode === 0 ? 'lives' : 'KILLED',
  ].join('; ');
}

/** Median of others' answer times without attack, ms, on the machine for which the bounds are written. */
const USUAL_P50 = 10;

/** Slowdown of a server that shares two cores only with its attacker and the other clients. */
const USUAL_SLOWDOWN = 1.2;

/**
 * The bound for the 99th percentile in this run, scaled by the machine's speed without attack and by the load
 * of other programs.
 */
const boundOn = ({ quiet, slowdown }: Outcome, p99: number): number =>
  p99 * Math.max(1, quiet.p50 / USUAL_P50) * Math.max(1, slowdown / USUAL_SLOWDOWN);

// A busy machine may delay one run; a blocking server delays all three.
test.each(shareOf(ATTACKS))('$name: $sends', { retry: 2 }, async (attack) => {
  const outcome = await runAttack(attack, SECONDS);
  console.log(`${attack.name}: ${figuresOf(outcome)}`);
  const { attacked, memory, exitCode, complaints } = outcome;
  // Soft assertions, so that one run reports all failures.
  expect.soft(exitCode, 'the server lives, and goes in peace').toBe(0);
  expect.soft(attacked.lost, "others' requests that were lost").toBe(0);
  expect
    .soft(attacked.p99, "99th percentile of others' answers, ms")
    .toBeLessThan(boundOn(outcome, attack.p99));
  expect.soft(memory.most - memory.before, 'growth of memory, MB').toBeLessThan(attack.megabytes);
  expect.soft(complaints).toEqual([]);
});
