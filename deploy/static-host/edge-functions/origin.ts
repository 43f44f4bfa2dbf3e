import { passOn } from '../pass-on.ts';

/** The part of Netlify's interface for edge functions that we use. */
declare const Netlify: { readonly env: { get(name: string): string | undefined } };

/**
 * Answers the paths below, before `_redirects` takes them for files. Set ORIGIN in the settings of the site,
 * such as `https://origin.example.org`.
 */
export default (request: Request, { ip }: { readonly ip: string }): Promise<Response> =>
  passOn(request, { origin: Netlify.env.get('ORIGIN') ?? '', client: ip });

/** The paths that are computed on request. */
export const config = {
  path: [
    '/api/v1/actuators',
    '/api/v1/actuators/compare',
    '/api/v1/actuators/export',
    '/api/v1/actuators/match',
    '/api/v1/actuators/summary',
    '/api/v1/changes',
    '/api/v1/joints',
    '/api/v1/joints/export',
    '/api/v1/joints/summary',
    '/api/v1/robots',
    '/api/v1/robots/export',
    '/api/v1/robots/summary',
    '/api/v1/search',
    '/mcp',
  ],
};
