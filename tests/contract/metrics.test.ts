import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../scripts/support/temporary-folder.ts';
import { readOpenMetrics, valueOf } from '../support/openmetrics.ts';
import { writeSmallBuild } from '../support/small-build.ts';
import { useApi, useSharedApi } from './support/api.ts';
import { mediaTypeOf } from './support/ask.ts';
import { sendRaw } from './support/raw.ts';

describe('with METRICS=on', () => {
  const folder = temporaryFolder('measured');
  writeSmallBuild(folder);
  const api = useApi({ METRICS: 'on', RATE_LIMIT: '5/60' }, folder);

  test('/metrics reports answers, refusals and unreadable requests, and is not counted itself', async () => {
    const scrape = (): Promise<Response> => fetch(`${api().address}/metrics`);
    await scrape();
    const list = '/api/v1/robots?limit=3';
    const targets = ['/api', list, list, list, '/api/nope', '/api/nope'];
    for (const target of targets) await api().get(target, { 'Accept-Encoding': 'br' });
    expect(await sendRaw(api().address, 'NONSENSE\r\n\r\n')).toContain('"code":"bad_request"');
    const answer = await scrape();
    expect(answer.headers.get('content-type')).toBe(
      'application/openmetrics-text; version=1.0.0; charset=utf-8',
    );
    const families = readOpenMetrics(await answer.text());
    const count = (operation: string, status: string): number =>
      valueOf(families, 'http_requests_total', { operation, method: 'GET', status });
    expect([count('get_api_index', '200'), count('list_robots', '200')]).toEqual([1, 3]);
    expect([count('unknown', '404'), count('unknown', '429'), count('metrics', '200')]).toEqual([1, 1, 1]);
    expect(valueOf(families, 'document_lookups_total', { result: 'static' })).toBe(1);
    expect(valueOf(families, 'rate_limit_refusals_total')).toBe(1);
    expect(valueOf(families, 'http_unreadable_requests_total', { status: '400' })).toBe(1);
    const build = families.find(({ name }) => name === 'catalog_build_info')?.samples[0];
    expect(build?.labels).toMatchObject({ actuators: '2', robots: '2' });
  });
});

describe('without METRICS', () => {
  const api = useSharedApi();

  test('/metrics is not found', async () => {
    const answer = await api().get('/metrics');
    expect({ status: answer.status, type: mediaTypeOf(answer) }).toEqual({ status: 404, type: 'text/html' });
  });
});
