import { pick, type Random } from '../../support/random.ts';
import { answeredByMcp } from '../in-process.ts';
import type { Material } from '../material.ts';
import { codingHeaders, type Visit } from './visit.ts';

const HEADERS = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

interface Message {
  readonly method: string;
  readonly params?: unknown;
}

const tool = (name: string, given: Readonly<Record<string, unknown>>): Message => ({
  method: 'tools/call',
  params: { name, arguments: given },
});

/** What an agent sends. */
function message({ actuatorId, robotId, service }: Material, random: Random): Message {
  const { brand, name } = pick(random, service.dataset.actuators);
  return pick(random, [
    { method: 'ping' },
    { method: 'tools/list' },
    { method: 'resources/list' },
    tool('search_actuators', { q: name.slice(0, 4), limit: 5 }),
    tool('search_actuators', { brand, sort: 'peak_torque_nm' }),
    tool('search_actuators', { colour: 'red' }),
    tool('get_actuators', { ids: [actuatorId(random), actuatorId(random), 'nobody'] }),
    tool('compare_actuators', { ids: [actuatorId(random), actuatorId(random)] }),
    tool('get_robot', { id: robotId(random) }),
    tool('list_taxonomies', {}),
    tool('no_such_tool', {}),
  ]);
}

/** Visits of AI agents. */
export const MESSAGE_VISITS: readonly Visit[] = [
  {
    name: 'MCP',
    weight: 5,
    make: async (visitor, material, random) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: Math.floor(random() * 1e6), ...message(material, random) });
      const headers = { ...HEADERS, 'MCP-Protocol-Version': '2025-06-18' };
      const asked = { method: 'POST', target: '/mcp', headers, body };
      const sent = { ...asked, headers: { ...headers, ...codingHeaders(random) } };
      return visitor.ask(sent, await answeredByMcp(material, asked));
    },
  },
];
