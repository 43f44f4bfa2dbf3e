import { describe, expect, test } from 'vitest';
import { redirectToPlainPath } from '../../src/composition/redirect-to-plain-path.ts';
import { splitTarget } from '../../src/server/http/request.ts';

/** The redirect of a request target as a client sends it; null if it is not redirected. */
function redirected(target: string) {
  const [writtenPath = ''] = target.split('?');
  return redirectToPlainPath({ ...splitTarget(target), writtenPath });
}

describe('a path with escaped plain letters redirects to its plain spelling:', () => {
  test.each([
    ['/%61pi/v1/brands', '/api/v1/brands'],
    ['/api/v1/%61ctuators?q=%61&limit=5', '/api/v1/actuators?q=%61&limit=5'],
    ['/api/v1/actuators/comp%61re?ids=a', '/api/v1/actuators/compare?ids=a'],
    ['/api/v1/actuators/acme%2Da1/cl%61ims', '/api/v1/actuators/acme-a1/claims'],
    ['/%61pi/v1/actuators/acme-%61%31', '/api/v1/actuators/acme-a1'],
    ['/api/v1/%6eope', '/api/v1/nope'],
    ['/mc%70', '/mcp'],
    ['/%6detrics', '/metrics'],
    ['/%68ealthz', '/healthz'],
    ['/%63hanges?y=1', '/changes?y=1'],
    ['/actuators/acme%2Da1', '/actuators/acme-a1'],
    ['/d%61ta/v/claims.ndjson', '/data/v/claims.ndjson'],
  ])('%s to %s', (target, location) => {
    expect(redirected(target)).toMatchObject({ status: 308, body: '', headers: { Location: location } });
  });
});

describe('a path is not redirected', () => {
  test.each([
    '/api/v1/brands',
    '/api/v1/actuators?q=%61',
    '/api/v1/actuators/m%C3%B3dulo',
    '/a%2Fb',
    '/%2e%2e/x',
  ])('if no plain letter is escaped: %s', (target) => {
    expect(redirected(target)).toBeNull();
  });

  test.each(['/api/v1/actuators/acme%2Da1', '/api/v1/robots/acme%2Dr1/bom', '/api/v1/actuators/%61'])(
    'if only its id has escaped letters: %s',
    (target) => {
      expect(redirected(target)).toBeNull();
    },
  );

  test.each(['//%65vil.test', '//evil.t%65st/x', '/\\%65vil.test', '///%61pi/v1/brands'])(
    'if a browser would read it as another host: %s',
    (target) => {
      expect(redirected(target)).toBeNull();
    },
  );
});
