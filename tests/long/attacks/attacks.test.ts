import { expect, test } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { MEMORY_LIMIT, runAttack, type Outcome } from './run.ts';

/** The seconds that each attack lasts. */
const SECONDS = Number(process.env.ATTACK_SECONDS ?? 8);

/** The figures of an attack in a line. */
function figuresOf({ quiet, attacked, memory, isLimited, exitCode }: Outcome): string {
  const whole = (value: number): string => value.toFixed(0);
  const limit = isLimited ? `limit ${MEMORY_LIMIT} MB` : 'no limit';
  return [
    `others p50 ${whole(quiet.p50)} -> ${whole(attacked.p50)} ms, p99 ${whole(quiet.p99)} -> ${whole(attacked.p99)} ms`,
    `${attacked.lost} lost`,
    `memory ${whole(memory.before)} -> ${whole(memory.most)} MB (${limit})`,
    exitCode === 0 ? 'lives' : 'KILLED',
  ].join('; ');
}

// A busy machine delays one run; a server that blocks delays all three.
test.each(ATTACKS)('$name: $sends', { retry: 2 }, async (attack) => {
  const outcome = await runAttack(attack, SECONDS);
  console.log(`${attack.name}: ${figuresOf(outcome)}`);
  const { attacked, memory, exitCode, complaints } = outcome;
  // Soft, so that one run says all that is wrong.
  expect.soft(exitCode, 'the server lives, and goes in peace').toBe(0);
  expect.soft(attacked.lost, "others' requests that were lost").toBe(0);
  expect.soft(attacked.p99, "99th percentile of others' answers, ms").toBeLessThan(attack.p99);
  expect.soft(memory.most - memory.before, 'growth of memory, MB').toBeLessThan(attack.megabytes);
  expect.soft(complaints).toEqual([]);
});
