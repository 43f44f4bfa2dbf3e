import { parseArgs } from 'node:util';
import { SETTINGS } from '../config.ts';

/** The command that the arguments give. */
export type Command =
  | { readonly kind: 'help' }
  /** Null for the standard folder. */
  | { readonly kind: 'serve'; readonly folder: string | null }
  | { readonly kind: 'mistake'; readonly error: string };

/** Reads the arguments of the server; a mistake is one line that says what was wanted. */
export function readArguments(args: readonly string[]): Command {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help === true) return { kind: 'help' };
    if (positionals.length > 1) return mistake(`found ${positionals.join(' ')}, wanted one folder`);
    return { kind: 'serve', folder: positionals[0] ?? null };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return mistake(line.replace(/\.?$/, ''));
  }
}

const mistake = (what: string): Command => ({ kind: 'mistake', error: `${what}; see --help.` });

/** The text of `--help`. */
export const usage = (): string => `Serves the catalog that \`npm run build\` made.

  npm start -- [folder]

  folder                the build, or a link to it; by default dist

Signals:
  SIGHUP                loads the build that is in the folder now; no request fails. A build that cannot
                        be served is refused with one line in the log, and the old one stays
  SIGTERM, SIGINT       finishes what is under way, for 10 s at most, and ends; a second one, 0.2 s later, ends at once

Settings, from the environment:
${SETTINGS.map(({ name, standard, says, wanted }) => `  ${name}=${standard}\n      ${says}\n      Wanted: ${wanted}.`).join('\n')}
`;
