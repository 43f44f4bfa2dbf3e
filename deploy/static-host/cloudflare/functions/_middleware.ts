import { passOn } from '../../pass-on.ts';

/** What Cloudflare Pages hands to a function, as far as it is used. */
interface Context {
  readonly request: Request;
  /** Set ORIGIN in the settings of the project, such as `https://origin.example.org`. */
  readonly env: { readonly ORIGIN?: string };
}

/** Answers the paths of `_routes.json`, and no others: what comes from a function gets nothing of `_headers` and `_redirects`. */
export const onRequest = ({ request, env }: Context): Promise<Response> =>
  passOn(request, { origin: env.ORIGIN ?? '', client: request.headers.get('CF-Connecting-IP') ?? '' });
