import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MANIFEST } from '../support/containerfile.ts';

const unit = readFileSync('deploy/systemd/robot-actuator-catalog.service', 'utf8');

/** The values of a directive, in their order. */
const valuesOf = (name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

describe('the unit of systemd', () => {
  test('starts the server by the flags and the variables of `npm start`', () => {
    const [, ...words] = MANIFEST.wireit.start.command.split(' ');
    expect(valuesOf('ExecStart')[0]).toContain(` ${words.join(' ')} `);
    const variables = Object.entries(MANIFEST.wireit.start.env).map(([name, value]) => `${name}=${value}`);
    expect(valuesOf('Environment')).toEqual(expect.arrayContaining(variables));
  });

  test('loads a new build by SIGHUP and ends the server by SIGTERM, with time for what is under way', () => {
    expect(valuesOf('ExecReload')).toEqual(['/bin/kill -HUP $MAINPID']);
    expect(valuesOf('KillSignal')).toEqual(['SIGTERM']);
    // The server itself takes ten seconds at most.
    expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(10);
    expect(valuesOf('Restart')).toEqual(['on-failure']);
  });

  test.each([
    ['DynamicUser', 'yes'],
    ['NoNewPrivileges', 'yes'],
    ['ProtectSystem', 'strict'],
    ['ProtectHome', 'yes'],
    ['PrivateTmp', 'yes'],
    ['PrivateDevices', 'yes'],
    ['CapabilityBoundingSet', ''],
    ['RestrictNamespaces', 'yes'],
    ['MemoryMax', '512M'],
  ])('has %s=%s', (name, value) => {
    expect(valuesOf(name)).toEqual([value]);
  });
});
