import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '../src/config.ts';
import { complain, EXIT, parseFolderArguments, print } from './command-line.ts';
import { writeManifest } from './manifest/build.ts';

/* Writes documents.bin and manifest.json into a built folder: what the server serves, and how. The last step of `npm run build`. */

const HELP = `Usage: node scripts/write-manifest.ts [folder]

Writes <folder>/manifest.json: every public path of the build with its file, type, headers and hash; and before it
<folder>/documents.bin: these files one behind the other, without the bulk ones, so that the server reads one instead of
thousands. The folder is dist unless another is given; BASE_URL must be that of the build.`;

function run(folder: string): number {
  if (!existsSync(join(folder, 'client')))
    return complain([`${folder}: found no build; run \`npm run build\`.`], EXIT.usage);
  const manifest = writeManifest({ folder, project: process.cwd(), baseUrl: config().baseUrl });
  const bytes = manifest.documents.reduce((sum, document) => sum + document.bytes, 0);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  return print([`${manifest.documents.length} public paths (${size}), version ${manifest.version}`], EXIT.well);
}

const asked = parseFolderArguments(process.argv.slice(2), { flags: ['help'], folder: 'dist' });
if (!asked.ok) process.exitCode = complain([asked.fault], EXIT.usage);
else process.exitCode = asked.value.flags.has('help') ? print([HELP], EXIT.well) : run(asked.value.folder);
