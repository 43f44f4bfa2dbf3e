import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './support/browser.ts';
import { EXIT, NO_FLAGS, print, runCommand } from './support/command-line.ts';
import { startOwnServer } from './support/processes/own-server.ts';
import { addressIn } from './support/processes/process.ts';

const FOLDER = 'docs/pictures';

const HELP = `Usage: npm run pictures [-- --help]

Takes the screenshots of the README from the built site in Chromium and writes them to ${FOLDER}: the finder with a
requirement, and the page of an actuator, each in light and dark colours.`;

/** The pictures: the name of the file, the page, and what must be on it before it is taken. */
const PICTURES = [
  {
    name: 'finder',
    path: '/actuators?need=20 N·m at 12 rad/s under 900 g, CAN, < $500',
    ready: '[data-ready]',
  },
  { name: 'record', path: '/actuators/cubemars-ak80-9-v3-0-kv100', ready: 'h1' },
] as const;

const COLOURS = ['light', 'dark'] as const;

// A server must not keep this process alive when something fails before the end.
process.exit(await runCommand({ help: HELP, flags: NO_FLAGS, run }));

async function run(): Promise<number> {
  const server = await startOwnServer();
  const address = addressIn(server.output());
  const browser = await launchBrowser();
  mkdirSync(FOLDER, { recursive: true });
  const lines: string[] = [];
  for (const picture of PICTURES)
    for (const colours of COLOURS) lines.push(await takePicture(browser, address, { ...picture, colours }));
  await browser.close();
  await server.stop();
  return print(lines, EXIT.success);
}

/** Takes a picture as WebP, which only the browser's own protocol supports; returns its file and size. */
async function takePicture(
  browser: Browser,
  address: string,
  { name, path, ready, colours }: (typeof PICTURES)[number] & { readonly colours: (typeof COLOURS)[number] },
): Promise<string> {
  const viewport = { width: 1200, height: 750 };
  const context = await browser.newContext({ viewport, colorScheme: colours, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await page.locator(ready).first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => true)');
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  const bytes = Buffer.from(data, 'base64');
  const file = join(FOLDER, `${name}-${colours}.webp`);
  writeFileSync(file, bytes);
  await context.close();
  return `${file} ${(bytes.length / 1000).toFixed(0)} kB`;
}
