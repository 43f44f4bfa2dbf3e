import { existsSync } from 'node:fs';
import { join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';
import { chromium as playwright, type Browser } from 'playwright-core';

/** A real Chromium: that of the npm package on Linux on x64, else the Chrome or Chromium that the machine has. */
export async function launchBrowser(further: readonly string[] = []): Promise<Browser> {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM;
  return isPackaged
    ? launchPackaged(further)
    : playwright.launch({ ...installedBrowser(), args: ['--no-sandbox', ...further] });
}

/** The package also brings the few libraries that a bare machine lacks (NSS, NSPR, Expat). */
async function launchPackaged(further: readonly string[]): Promise<Browser> {
  const libraries = join(await inflate(join('node_modules', '@sparticuz', 'chromium', 'bin', 'al2023.tar.br')), 'lib');
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...packagedArguments(), ...further],
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    headless: true,
  });
}

// The package is tuned for one short task; in a single process, closing one window would end them all.
const packagedArguments = (): string[] =>
  chromium.args.filter((argument) => !/^--(single-process|no-zygote)/.test(argument));

function installedBrowser() {
  const path = process.env.CHROMIUM;
  return path !== undefined && existsSync(path) ? { executablePath: path } : { channel: 'chrome' };
}
