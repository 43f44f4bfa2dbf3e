import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MANIFEST } from '../support/containerfile.ts';

const unit = readFileSync('deploy/systemd/robot-actuator-catalog@.service', 'utf8');

/** The values of a directive, in their order. */
const valuesOf = (name: string): string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

describe('the unit of systemd', () => {
  test('starts the server by the command of `npm start`, on the port that is the name of the instance', () => {
    expect(valuesOf('ExecStart')[0]).toContain(`/usr/bin/${MANIFEST.scripts.start} `);
    expect(valuesOf('Environment')[0]?.split(' ')).toContain('PORT=%i');
  });

  test('notices a process that hangs: it waits for signs of life, which a child of the server gives', () => {
    expect(valuesOf('Type')).toEqual(['notify']);
    expect(valuesOf('NotifyAccess')).toEqual(['all']);
    expect(Number(valuesOf('WatchdogSec')[0])).toBeGreaterThan(0);
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
    ['MemoryMax', '768M'],
  ])('has %s=%s', (name, value) => {
    expect(valuesOf(name)).toEqual([value]);
  });
});
