import { expect, test } from 'vitest';
import { parseRedirects, rewrite } from '../../../scripts/static-host/redirects-and-headers.ts';

const rules = parseRedirects(`# The first rule that matches is taken.
/actuators/old /actuators/new 301
/actuators/lost /actuators/lost/index.html 410!
/api/v1/actuators/:id/claims /api/v1/actuators/:id/claims.json 200
/api/v1/actuators/:id /api/v1/actuators/:id.json 200
`);

test.each([
  ['/actuators/old', '/actuators/new', 301],
  ['/actuators/lost', '/actuators/lost/index.html', 410],
  ['/api/v1/actuators/x', '/api/v1/actuators/x.json', 200],
  ['/api/v1/actuators/x/claims', '/api/v1/actuators/x/claims.json', 200],
  ['/api/v1/actuators/x/y', '/api/v1/actuators/x/y', 200],
  ['/', '/', 200],
])('%s is answered with %s and %d', (path, to, status) => {
  expect(rewrite(path, rules)).toEqual({ to, status });
});
