import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MANIFEST } from '../support/containerfile.ts';

const unit = readFileSync('deploy/systemd/robot-actuator-catalog@.service', 'utf8');

/** The values of a directive, in order. */
const valuesOf = (name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

describe('the systemd unit', () => {
  test('starts the server with the command of `npm start`, on the port in the instance name', () => {
    expect(valuesOf('ExecStart')[0]).toContain(`/usr/bin/${MANIFEST.scripts.start} `);
    expect(valuesOf('Environment')[0]?.split(' ')).toContain('PORT=%i');
  });

  test('notices a hung process: a child of the server reports that it is alive', () => {
    expect(valuesOf('Type')).toEqual(['notify']);
    expect(valuesOf('NotifyAccess')).toEqual(['all']);
    expect(Number(valuesOf('WatchdogSec')[0])).toBeGreaterThan(0);
  });

  test('loads a new build by SIGHUP and ends the server by SIGTERM, with time for pending requests', () => {
    expect(valuesOf('ExecReload')).toEqual(['/bin/kill -HUP $MAINPID']);
    expect(valuesOf('KillSignal')).toEqual(['SIGTERM']);
    // The server itself takes at most ten seconds.
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
    ['MemoryMax', '768M'],
  ])('has %s=%s', (name, value) => {
    expect(valuesOf(name)).toEqual([value]);
  });
});
