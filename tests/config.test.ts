import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config, readConfig, SETTINGS } from '../src/config.ts';

// Vite sets its own BASE_URL in tests.
beforeEach(() => void vi.stubEnv('BASE_URL', undefined));
afterEach(() => void vi.unstubAllEnvs());

const faultsOf = (environment: Record<string, string>): readonly string[] => {
  const reading = readConfig(environment);
  return reading.ok ? [] : reading.errors;
};

const settingsOf = (environment: Record<string, string>) => {
  const reading = readConfig(environment);
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  return reading.config;
};

test('an empty environment gives the documented defaults', () => {
  expect(settingsOf({})).toEqual({
    baseUrl: 'http://localhost:4321',
    issuesUrl: null,
    repositoryUrl: null,
    operator: null,
    contact: null,
    olderData: null,
    host: '127.0.0.1',
    port: 4321,
    rateLimit: { requests: 120, seconds: 60 },
    pageLimit: { requests: 3000, seconds: 60 },
    maxConnections: 4096,
    maxConnectionsPerClient: 128,
    rateLimitStore: null,
    trustedProxies: [],
    logLevel: 'info',
    metrics: false,
    supervisor: null,
  });
});

test('an empty variable counts as absent', () => {
  expect(settingsOf({ PORT: '', TRUSTED_PROXIES: ' ', BASE_URL: '' })).toEqual(settingsOf({}));
});

test.each([
  ['BASE_URL', 'https://catalog.example.org', { baseUrl: 'https://catalog.example.org' }],
  ['BASE_URL', 'http://[::1]:8080', { baseUrl: 'http://[::1]:8080' }],
  ['ISSUES_URL', 'https://git.example/a/issues/new', { issuesUrl: 'https://git.example/a/issues/new' }],
  ['REPOSITORY_URL', 'https://git.example/a', { repositoryUrl: 'https://git.example/a' }],
  ['OPERATOR', 'Robotics Lab', { operator: 'Robotics Lab' }],
  ['CONTACT', 'catalog@example.org', { contact: 'catalog@example.org' }],
  ['OLDER_DATA', 'https://catalog.example', { olderData: 'https://catalog.example' }],
  ['OLDER_DATA', '../current/dist/client', { olderData: '../current/dist/client' }],
  ['HOST', '::', { host: '::' }],
  ['HOST', 'catalog.internal', { host: 'catalog.internal' }],
  ['PORT', '0', { port: 0 }],
  ['PORT', '65535', { port: 65_535 }],
  ['RATE_LIMIT', '1000/3600', { rateLimit: { requests: 1000, seconds: 3600 } }],
  ['RATE_LIMIT', 'off', { rateLimit: null }],
  ['PAGE_LIMIT', 'off', { pageLimit: null }],
  ['MAX_CONNECTIONS', '1', { maxConnections: 1 }],
  ['MAX_CONNECTIONS_PER_CLIENT', '1000000', { maxConnectionsPerClient: 1_000_000 }],
  ['RATE_LIMIT_STORE', 'memory', { rateLimitStore: null }],
  ['RATE_LIMIT_STORE', 'redis://localhost', { rateLimitStore: 'redis://localhost' }],
  ['RATE_LIMIT_STORE', 'redis://[::1]:6380/15', { rateLimitStore: 'redis://[::1]:6380/15' }],
  [
    'RATE_LIMIT_STORE',
    'rediss://user:p%2Fss@store:1/2',
    { rateLimitStore: 'rediss://user:p%2Fss@store:1/2' },
  ],
  ['TRUSTED_PROXIES', '10.0.0.0/8, ::1,fd00::/8', { trustedProxies: ['10.0.0.0/8', '::1', 'fd00::/8'] }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['METRICS', 'on', { metrics: true }],
  ['METRICS', 'off', { metrics: false }],
])('%s=%s is accepted', (name, value, wanted) => {
  expect(settingsOf({ [name]: value })).toMatchObject(wanted);
});

test.each([
  [
    'BASE_URL',
    [
      'https://a.example/',
      'https://a.example/base',
      'localhost:4321',
      'ftp://a.example',
      'a.example',
      'https://A.example',
      'x',
    ],
  ],
  [
    'REPOSITORY_URL',
    [
      'off',
      '/catalog',
      'javascript:alert(1)',
      'https://git.example/a?b=c',
      'https://user:secret@git.example/a',
    ],
  ],
  ['CONTACT', ['catalog', 'catalog@', 'mailto:a@b.example', 'a@b.example?subject=x', 'a b@c.example']],
  [
    'ISSUES_URL',
    [
      ...[
        'off',
        '/issues',
        'git.example/new',
        'javascript:alert(1)',
        'mailto:a@b.example',
        'https://git.example/a b',
      ],
      ...['https://git.example/new?title=x', 'https://git.example/new?', 'https://git.example/#new'],
      ...['https://user:secret@git.example/new', 'https://:secret@git.example/new'],
    ],
  ],
  [
    'OLDER_DATA',
    ['https://catalog.example/data', 'https://catalog.example/', 'ftp://catalog.example', 'file:///srv'],
  ],
  ['HOST', ['a b', 'not a host', 'http://a', '-a']],
  ['PORT', ['65536', '-1', 'http', '80x', '8.5', '0x10', '123456']],
  ['PAGE_LIMIT', ['3000', 'on']],
  ['MAX_CONNECTIONS', ['0', '-1', '1e3', '1000001', 'many']],
  ['MAX_CONNECTIONS_PER_CLIENT', ['0', '1.5', 'off']],
  ['RATE_LIMIT', ['120', '0/60', '120/0', '120/86401', '-1/60', '1.5/60', 'no', 'on', '120/60/2']],
  [
    'RATE_LIMIT_STORE',
    [
      ...[
        'file',
        'redis',
        'redis://',
        'redis:localhost',
        'postgres://x',
        'http://localhost',
        'redis://localhost/x',
        'redis://a b',
      ],
      ...[
        'redis://localhost:70000',
        'redis://localhost/0/1',
        'redis://localhost?db=1',
        'redis://localhost#1',
      ],
    ],
  ],
  [
    'TRUSTED_PROXIES',
    [
      '1',
      'loadbalancer',
      'proxy.internal',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '::1/129',
      '10.0.0.1;10.0.0.2',
      'loopback',
    ],
  ],
  ['LOG_LEVEL', ['loud', 'INFO']],
  ['METRICS', ['true', '1', 'ON']],
])('%s refuses %j, with one line that names the variable', (name, values) => {
  for (const value of values) {
    const faults = faultsOf({ [name]: value });
    expect(faults, value).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}: found ".*", wanted .+; for example ${name}=`));
    expect(faults[0]).toContain(JSON.stringify(value.replace(/(?<=^redis:.*[#?]).+$/, '***')));
    expect(faults[0]).not.toContain('\n');
  }
});

test('every bad variable is reported at once', () => {
  const faults = faultsOf({ PORT: 'x', LOG_LEVEL: 'loud', RATE_LIMIT: '1' });
  expect(faults.map((fault) => fault.split(':', 1)[0])).toEqual(['PORT', 'RATE_LIMIT', 'LOG_LEVEL']);
});

test('each bad entry of a list is reported separately', () => {
  const faults = faultsOf({ TRUSTED_PROXIES: '10.0.0.0/8,nonsense,::1/200' });
  expect(faults.map((fault) => /found "(.*?)"/.exec(fault)?.[1])).toEqual(['nonsense', '::1/200']);
});

test.each([
  'redis://user:secret@store:99999',
  'redis://:se/cret@store:6379',
  'redis://:secret@store/x',
  'redis:user:secret@store',
  'user:secret@store',
  'redis://:sec@ret@store:x',
  'rediss://:%zz-secret@store',
  'redis://:x@store#secret',
  'redis://:x@store?password=secret',
])('the error of %s does not repeat the password', (address) => {
  const [fault = ''] = faultsOf({ RATE_LIMIT_STORE: address });
  expect(fault).toContain('***@store');
  expect(fault).not.toMatch(/sec|ret@/);
});

test('the default and the example of every setting are accepted', () => {
  for (const { name, standard, example } of SETTINGS) {
    expect(faultsOf({ [name]: standard }), name).toEqual([]);
    expect(faultsOf({ [name]: example }), name).toEqual([]);
  }
});

test('the settings of the process come from its environment', () => {
  vi.stubEnv('PORT', '8080');
  expect(config().port).toBe(8080);
});

test('a supervisor is recognised by the variables that it sets', () => {
  expect(settingsOf({ NOTIFY_SOCKET: '/run/notify' }).supervisor).toEqual({ patienceMilliseconds: null });
  expect(settingsOf({ NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '30000000' }).supervisor).toEqual({
    patienceMilliseconds: 30_000,
  });
});

test('reading bad settings throws an error that names each', () => {
  vi.stubEnv('PORT', 'x');
  vi.stubEnv('LOG_LEVEL', 'loud');
  expect(config).toThrow(/^PORT: .*\nLOG_LEVEL: .*$/);
});
