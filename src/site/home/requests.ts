import { answerRequest } from '../../api/answer.ts';
import { textOf } from '../../api/documents/document.ts';
import type { Service } from '../../api/service.ts';
import { curlLine } from '../paths.ts';

/** The home page's requests. */
const REQUESTS: readonly {
  readonly asks: string;
  readonly path: string;
  readonly query: string;
  readonly shown: readonly string[];
}[] = [
  {
    asks: 'The most torque for its mass, under 600 g, driver on board',
    path: '/api/v1/actuators',
    query: 'integrated_driver=true&max_weight_g=600&sort=torque_density_nm_per_kg&limit=2',
    shown: ['id', 'peak_torque_nm', 'weight_g', 'torque_density_nm_per_kg', 'price_usd'],
  },
  {
    asks: 'Two candidates for a leg, side by side',
    path: '/api/v1/actuators/compare',
    query: 'ids=unitree-go-m8010-6,cubemars-ak80-9-v3-0-kv100',
    shown: ['id', 'peak_torque_nm', 'max_speed_rpm', 'weight_g', 'source_domain'],
  },
  {
    asks: 'Robots that a search finds',
    path: '/api/v1/robots',
    query: 'q=humanoid&limit=2',
    shown: ['id', 'name', 'dof', 'weight_kg', 'joint_count'],
  },
];

/**
 * The home page's requests with what the service answers to them now; of each record a few members are shown.
 */
export const homeRequests = (service: Service) =>
  REQUESTS.map(({ asks, path, query, shown }) => {
    const parameters = new URLSearchParams(query);
    const asked = { method: 'GET', path, parameters, contentType: null, body: null };
    const answer = textOf(answerRequest(service, asked));
    const target = `${path}?${query}`;
    return { asks, target, curl: curlLine(`${service.baseUrl}${target}`), answer: shortened(answer, shown) };
  });

/** A list's JSON with only some members of each record; an ellipsis stands for the others. */
function shortened(body: string, shown: readonly string[]): string {
  const keep = new Set(['data', 'pagination', 'next_cursor', 'has_more', 'total', 'not_found', ...shown]);
  const parsed: unknown = JSON.parse(body, (key, value: unknown) =>
    key === '' || /^\d+$/.test(key) || keep.has(key) ? value : undefined,
  );
  return JSON.stringify(parsed, null, 2).replaceAll(/^( {4})\}/gm, '      …\n$1}');
}
