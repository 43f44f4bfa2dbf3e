import { z } from 'zod';
import type { CatalogClient } from './ask.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

const text = z.looseObject({ text: z.string() });

/** What JSON-RPC answers to a call of a tool, to the reading of a resource, and to the question which resources there are. */
const called = z.object({ result: z.looseObject({ content: z.tuple([text]) }) });
const read = z.object({ result: z.looseObject({ contents: z.tuple([text]) }) });
const listed = z.object({ result: z.looseObject({ resources: z.array(z.looseObject({ uri: z.string() })) }) });

/** A client of the server at an address. */
export function overHttp(address: string): CatalogClient {
  const message = async (method: string, params: object): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return (await fetch(`${address}/mcp`, { method: 'POST', headers: JSON_TYPE, body })).json();
  };
  const uriOf = async (path: string): Promise<string | undefined> => {
    const { resources } = listed.parse(await message('resources/list', {})).result;
    return resources.find(({ uri }) => uri.endsWith(path))?.uri;
  };
  return {
    async rest({ target, body }) {
      const posting = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) };
      const response = await fetch(`${address}${target}`, body === undefined ? {} : posting);
      return response.text();
    },
    async mcp(asked) {
      if ('resource' in asked) {
        const reading = await message('resources/read', { uri: await uriOf(asked.resource) });
        return read.parse(reading).result.contents[0].text;
      }
      const answer = await message('tools/call', { name: asked.tool, arguments: asked.given });
      return called.parse(answer).result.content[0].text;
    },
  };
}
