import type { AskedApi } from './api.ts';
import type { Answer, Headers } from './ask.ts';
import { newClient } from './new-client.ts';

/** Sends a request as one client. */
export type Ask = (target?: string, method?: string, headers?: Headers) => Promise<Answer>;

/** Lets a test send as any client, as a trusted proxy does; without an address, as a new one. */
export const askingAs =
  (api: () => AskedApi) =>
  (client = newClient()): Ask =>
  (target = '/api', method = 'GET', headers = {}) =>
    api().ask(method, target, { headers: { 'X-Forwarded-For': client, ...headers } });

/** Sends a number of requests, one after the other. */
export const spend = async (ask: Ask, times: number): Promise<Answer[]> =>
  times === 0 ? [] : [await ask(), ...(await spend(ask, times - 1))];
