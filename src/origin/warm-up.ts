import type { Answer } from './computed.ts';
import type { Documents } from './documents.ts';

/** Asks each kind of computed document once, so that the first client is not the one who waits for compiling. Throws when one fails. */
export async function warmUp(answer: Answer, { paths }: Documents): Promise<void> {
  const prefix = '/api/v1/actuators/';
  const ids = paths
    .filter((path) => path.startsWith(prefix))
    .slice(0, 2)
    .map((path) => path.slice(prefix.length));
  const urls = [
    '/api/v1/actuators',
    '/api/v1/actuators?q=servo&sort=price_usd',
    '/api/v1/robots',
    `/api/v1/actuators/compare?ids=${ids.join(',')}`,
  ];
  for (const url of urls) await answer({ method: 'GET', url, contentType: null, body: null });
}
