import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerTo, bodyOf } from '../../support/in-process.ts';
import { realService } from '../../support/real-service.ts';
import { PUBLIC_NAMES, type PublicName } from './public-names.ts';

const answer = z.looseObject({
  data: z.array(z.looseObject({ id: z.string() })),
  did_you_mean: z.array(z.string()).default([]),
});

/** The first hit and the first suggestion of the search over everything. */
function searched(name: string) {
  const { data, did_you_mean } = answer.parse(
    bodyOf(answerTo(realService, { target: `/api/v1/search?q=${encodeURIComponent(name)}&limit=1` })),
  );
  return { first: data[0]?.id ?? null, offered: did_you_mean[0] ?? null };
}

test.each(PUBLIC_NAMES)('$name is found first, suggested or rightly absent', ({ name, first, offered }) => {
  expect(searched(name)).toEqual({ first: first ?? null, offered: offered ?? null });
});

test('at least 19 in 20 names from public files get the right answer, and no first hit is wrong', () => {
  const answers = PUBLIC_NAMES.map((name) => outcomeOf(name, searched(name.name)));
  const counts = Object.fromEntries(
    OUTCOMES.map((one) => [one, answers.filter((each) => each === one).length]),
  );
  console.log(`${PUBLIC_NAMES.length} names: ${OUTCOMES.map((one) => `${counts[one]} ${one}`).join(', ')}`);
  expect(counts['wrong first']).toBe(0);
  expect(counts.missed).toBeLessThanOrEqual(PUBLIC_NAMES.length / 20);
});

const OUTCOMES = ['found first', 'offered', 'rightly absent', 'missed', 'wrong first'] as const;

function outcomeOf(name: PublicName, found: ReturnType<typeof searched>): (typeof OUTCOMES)[number] {
  const first = name.first ?? null;
  const offered = name.offered ?? null;
  if (found.first !== null) return found.first === first ? 'found first' : 'wrong first';
  if (first === null && offered === null) return found.offered === null ? 'rightly absent' : 'missed';
  return offered !== null && found.offered === offered ? 'offered' : 'missed';
}

test('a suggestion for a name with extra parts keeps the version and omits the fewest parts', () => {
  expect(searched('MOTOR_DM_J4310_2EC_V1.2_(48V)_48V').offered).toBe('DAMIAO DM-J4310-2EC V1.2 (48V)');
});

test.each(['zero backlash', '10-20 Nm', '24/48V', '20Nm'])(
  '%s names no actuator, so none is suggested',
  (text) => {
    expect(searched(text)).toEqual({ first: null, offered: null });
  },
);

test.each(['Robotiq', 'oriental motor', 'Schunk gripper'])(
  'the unlisted maker %s is not corrected to a common word',
  (name) => {
    expect(realService.find({ text: name, types: null, limit: 1 }).corrections).toEqual([]);
  },
);
