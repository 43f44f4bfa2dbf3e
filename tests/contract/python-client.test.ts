import { expect, test } from 'vitest';
import { z } from 'zod';
import { runProcess } from '../../scripts/support/processes/process.ts';
import { useSharedApi } from './support/api.ts';

const api = useSharedApi();

const read = z.strictObject({
  torques: z.array(z.number().min(20)).length(2),
  categories: z.array(z.enum(['qdd_proprioceptive', 'smart_servo'])).length(2),
  joint: z.tuple([z.literal('Wrist'), z.literal(1)]),
  meets: z.int().min(1),
  problem: z.tuple([z.literal(404), z.literal('not_found')]),
});

test('a Python client built only from the OpenAPI document reads a list, a match and a problem', async () => {
  const { exitCode, stdout, stderr } = await runProcess({
    name: 'python3 walk.py',
    command: 'python3',
    args: ['tests/contract/client/walk.py', api().address],
  });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(read.safeParse(JSON.parse(stdout)).error).toBeUndefined();
});
