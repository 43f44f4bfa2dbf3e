import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TOOLS } from '../../../src/mcp/tools/tools.ts';
import { useSharedApi } from '../../contract/support/api.ts';
import { BASE_URL } from '../../contract/support/program.ts';

const api = useSharedApi();

const CLI = 'tests/long/node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js';

/** The output and exit status of the inspector. */
interface Inspection {
  readonly status: number | null;
  readonly result: unknown;
  readonly complaints: string;
}

function inspect(...given: readonly string[]): Inspection {
  const target = ['--cli', `${api().address}/mcp`, '--transport', 'http'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...target, ...given], {
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{'))
    throw new Error(`The inspector ended with ${status ?? 'nothing'}: ${stdout}${stderr}`);
  const result: unknown = JSON.parse(stdout);
  return { status, result, complaints: stderr };
}

const tools = z.looseObject({ tools: z.array(z.looseObject({ name: z.string() })) });

describe.each(['legacy', 'modern'])('the inspector in the %s era', (era) => {
  const inspectEra = (...given: readonly string[]) => inspect('--protocol-era', era, ...given);

  test('lists the tools and finds their schemas portable', () => {
    const { status, result, complaints } = inspectEra('--method', 'tools/list', '--strict');
    expect({ status, complaints }).toEqual({ status: 0, complaints: '' });
    expect(tools.parse(result).tools).toHaveLength(TOOLS.length);
  });

  test('calls a tool', () => {
    const call = ['--method', 'tools/call', '--tool-name', 'search_actuators', '--tool-args-json'];
    const { status, result } = inspectEra(...call, '{"q":"go-m8010","limit":1}');
    expect(status).toBe(0);
    expect(result).toMatchObject({ structuredContent: { data: [{ id: 'unitree-go-m8010-6' }] } });
  });

  test('reads a resource', () => {
    const uri = `${BASE_URL}/api/v1/robots/unitree-go1`;
    expect(inspectEra('--method', 'resources/read', '--uri', uri).result).toMatchObject({
      contents: [{ uri }],
    });
  });

  test('gets a prompt', () => {
    const prompt = ['--method', 'prompts/get', '--prompt-name', 'find_replacement', '--prompt-args'];
    expect(inspectEra(...prompt, 'actuator_id=unitree-go-m8010-6').result).toMatchObject({
      messages: [{ role: 'user' }],
    });
  });
});
