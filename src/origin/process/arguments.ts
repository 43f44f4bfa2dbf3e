import { parseArgs } from 'node:util';

/** What the command line asks for. */
export type Asked =
  | { readonly kind: 'help' }
  /** Null for the standard folder; 0 workers serve in this process itself. */
  | { readonly kind: 'serve'; readonly folder: string | null; readonly workers: number }
  | { readonly kind: 'mistake'; readonly fault: string };

/** As many processes as a large machine has cores; more is a slip of the keyboard. */
const MOST_WORKERS = 256;

/** Reads the arguments of the server; a mistake is one line that says what was wanted. */
export function readArguments(args: readonly string[]): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { workers: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help === true) return { kind: 'help' };
    if (positionals.length > 1) return mistake(`found ${positionals.join(' ')}, wanted one folder`);
    return serveWith(positionals[0] ?? null, values.workers);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return mistake(line.replace(/\.?$/, ''));
  }
}

function serveWith(folder: string | null, workers: string | undefined): Asked {
  if (workers === undefined) return { kind: 'serve', folder, workers: 0 };
  const count = /^\d{1,4}$/.test(workers) ? Number(workers) : 0;
  if (count >= 1 && count <= MOST_WORKERS) return { kind: 'serve', folder, workers: count };
  return mistake(
    `--workers: found ${JSON.stringify(workers)}, wanted a whole number from 1 to ${MOST_WORKERS}; for example --workers 2`,
  );
}

const mistake = (what: string): Asked => ({ kind: 'mistake', fault: `${what}; see --help.` });
