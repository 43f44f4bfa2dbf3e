import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../../../scripts/support/processes/free-port.ts';
import { needProgram, startDaemon } from '../../../scripts/support/processes/programs.ts';
import { temporaryFolder } from '../../../scripts/support/temporary-folder.ts';
import { withValues, type Edge, type EdgeKind, type Values } from './edge.ts';

const DEPLOYED = resolve('deploy/varnish');

/** A Varnish that reads client addresses by the PROXY protocol, so that a test can use any address. */
interface Varnish extends Edge {
  /** The address whose connections begin with a PROXY protocol line. */
  readonly behindProxy: string;
}

export const varnish: EdgeKind<Varnish> = {
  name: 'Varnish',
  sortsQueries: true,
  start,
};

async function start(values: Values): Promise<Varnish> {
  const folder = temporaryFolder('varnish');
  const home = join(folder, 'home');
  const [port, proxied] = [await freePort(), await freePort()];
  writeFileSync(join(folder, 'catalog-values.vcl'), valuesOf(values));
  const daemon = await startDaemon(
    'varnishd',
    [...optionsOf(values, { port, home }), '-a', `127.0.0.1:${proxied},PROXY`, '-p', `vcl_path=${folder}`],
    port,
  );
  const administer = (...given: readonly string[]): void => {
    execFileSync(needProgram('varnishadm'), ['-n', home, ...given]);
  };
  return {
    address: `http://127.0.0.1:${port}`,
    behindProxy: `http://127.0.0.1:${proxied}`,
    purge: () => Promise.resolve(administer('ban', 'obj.status', '!=', '0')),
    stop: () => daemon.stop(),
  };
}

/** The options of the unit file, with a test's paths. */
function optionsOf({ storeMegabytes }: Values, { port, home }: { port: number; home: string }): string[] {
  const unit = readFileSync(join(DEPLOYED, 'varnish.service.conf'), 'utf8');
  const line = /^ExecStart=\/usr\/sbin\/varnishd (.+)$/m.exec(unit)?.[1] ?? '';
  return withValues(line, [
    ['-j unix,user=vcache', '-j none'],
    ['-a :80', `-a 127.0.0.1:${port}`],
    ['-T localhost:6082 -S /etc/varnish/secret', `-n ${home}`],
    ['/etc/varnish/catalog.vcl', join(DEPLOYED, 'catalog.vcl')],
    ...(storeMegabytes === null ? [] : [['malloc,256m', `malloc,${storeMegabytes}m`] as const]),
  ]).split(' ');
}

const valuesOf = ({ originPort, freshSeconds }: Values): string =>
  withValues(readFileSync(join(DEPLOYED, 'catalog-values.vcl'), 'utf8'), [
    ['"4321"', `"${originPort}"`],
    ...(freshSeconds === null
      ? []
      : [['300s', `${freshSeconds}s`] as const, ['set req.grace = 30s;', 'set req.grace = 1s;'] as const]),
  ]);
