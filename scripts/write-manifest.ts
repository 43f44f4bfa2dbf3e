import { join } from 'node:path';
import { config } from '../src/config.ts';
import { writeManifest } from './manifest/write-pack-and-manifest.ts';
import { builtPath } from './support/built-catalog.ts';
import { EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';

const HELP = `Usage: node scripts/write-manifest.ts [folder]

Writes <folder>/manifest.json: every public path of the build with its file, type, headers and hash; and
<folder>/documents.bin: all these files except bulk files in one, so that the server reads one file instead of
thousands. Default folder: dist. BASE_URL must be that of the build.`;

function run(_options: unknown, folder: string): number {
  builtPath(join(folder, 'client'));
  const manifest = writeManifest({ folder, project: process.cwd(), baseUrl: config().baseUrl });
  const bytes = manifest.documents.reduce((sum, document) => sum + document.bytes, 0);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return print(
    [`${manifest.documents.length} public paths (${size}), version ${manifest.version}`],
    EXIT.success,
  );
}

process.exitCode = await runCommand({ help: HELP, flags: NO_FLAGS, folder: 'dist', run });
