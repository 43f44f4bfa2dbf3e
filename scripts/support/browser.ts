import { existsSync } from 'node:fs';
import { join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type LaunchOptions } from 'playwright-core';

/** Chromium: from the npm package on Linux on x64, otherwise the installed Chrome or Chromium. */
export async function launchBrowser(further: readonly string[] = []): Promise<Browser> {
  const options = isPackaged()
    ? await packaged(further)
    : { ...installed(), args: ['--no-sandbox', ...further] };
  return playwright.launch({ ...options, timeout: PATIENCE_MILLISECONDS });
}

/** Unpacks the browser before several processes launch it: a file that is still written cannot be started. */
export async function unpackBrowser(): Promise<void> {
  if (isPackaged()) await packaged([]);
}

const isPackaged = (): boolean =>
  process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM;

/** The start of the browser takes longer than the default of half a minute on a slow, busy machine. */
const PATIENCE_MILLISECONDS = 180_000;

/** The package also brings the few libraries that a bare machine lacks (NSS, NSPR, Expat). */
async function packaged(further: readonly string[]): Promise<LaunchOptions> {
  const libraries = join(
    await inflate(join('node_modules', '@sparticuz', 'chromium', 'bin', 'al2023.tar.br')),
    'lib',
  );
  return {
    executablePath: await chromium.executablePath(),
    args: [...packagedArguments(), ...further],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    headless: true,
  };
}

// The package is tuned for one short task that may use WebGL: with a single process, closing one window would
// end all, and software rendering takes two fifths of the pages' time.
const ONE_PROCESS = ['--single-process', '--no-zygote', '--in-process-gpu'];
const SOFTWARE_GPU = ['--use-gl', '--use-angle', '--ignore-gpu', '--enable-unsafe-swiftshader'];
// Web security stays on: without it, every test of CORS would pass.
const NO_ORIGINS = ['--disable-web-security', '--allow-running-insecure-content'];
const NOT_OURS = [...ONE_PROCESS, ...SOFTWARE_GPU, ...NO_ORIGINS];

const packagedArguments = (): string[] => [
  ...chromium.args.filter((argument) => !NOT_OURS.some((flag) => argument.startsWith(flag))),
  '--disable-gpu',
];

function installed(): LaunchOptions {
  const path = process.env.CHROMIUM;
  return path !== undefined && existsSync(path) ? { executablePath: path } : { channel: 'chrome' };
}
