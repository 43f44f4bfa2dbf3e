import { z } from 'zod';
import { PAGE_LIMIT, RATE_LIMIT } from './limits.ts';
import { LOG_LEVELS } from './server/log.ts';
import {
  isAddressRange,
  isFormAddress,
  isHost,
  isOrigin,
  isOriginOrFolder,
  isStore,
  limitText,
  splitList,
  toRateLimit,
  wholeNumber,
  withoutSecrets,
} from './setting-formats.ts';

/** A setting as people read of it. */
export interface Setting {
  /** The member of the settings. */
  readonly key: string;
  /** The variable of the environment. */
  readonly name: string;
  /** The value when the variable is absent or empty. */
  readonly standard: string;
  readonly wanted: string;
  readonly example: string;
  readonly says: string;
  /** True if the value must never be shown. */
  readonly isSecret?: boolean;
}

const settings = z.registry<Omit<Setting, 'key' | 'name'>>();

/** Null for a word that says `none`, else what the schema reads. */
const unless = <Schema extends z.ZodType>(none: string, schema: Schema) =>
  z.union([z.literal(none).transform(() => null), schema]);

const FORM_ADDRESS = { standard: '', wanted: 'http:// or https://, a host and a path, without a query' };

/** The base address where none is set: that of a server with the default port. */
export const DEFAULT_BASE_URL = 'http://localhost:4321';

/** The settings: `baseUrl` is read from the variable BASE_URL. */
const variables = z.object({
  baseUrl: z.string().refine(isOrigin).register(settings, {
    standard: DEFAULT_BASE_URL,
    wanted: 'http:// or https:// and a host in lower case, without a path or a trailing slash',
    example: 'https://catalog.example.org',
    says: 'Base of every address in every document; the build and the start must agree on it.',
  }),
  issuesUrl: unless('', z.string().refine(isFormAddress)).register(settings, {
    ...FORM_ADDRESS,
    example: 'https://git.example.org/catalog/issues/new',
    says: 'Address of an issue form. The page of each record links to it, filled in; without it and `CONTACT`, pages take no reports.',
  }),
  repositoryUrl: unless('', z.string().refine(isFormAddress)).register(settings, {
    ...FORM_ADDRESS,
    example: 'https://git.example.org/catalog',
    says: 'Address of the repository of the catalog and its code; the footer links to it.',
  }),
  operator: unless('', z.string().max(100)).register(settings, {
    standard: '',
    wanted: 'a name of at most 100 characters',
    example: 'Robotics Lab of Example University',
    says: 'Name of the operator, for the footer.',
  }),
  contact: unless('', z.email()).register(settings, {
    standard: '',
    wanted: 'a mail address',
    example: 'catalog@example.org',
    says: 'Mail address of the operator, for the footer and for reports of wrong figures.',
  }),
  olderData: unless('', z.string().refine(isOriginOrFolder)).register(settings, {
    standard: '',
    wanted: 'an origin (http:// or https:// and a host), or a folder of the public files of a build',
    example: 'dist/client',
    says: 'Address or folder of the published files of older releases. A build copies them, so that their addresses keep working.',
  }),
  host: z.string().refine(isHost).register(settings, {
    standard: '127.0.0.1',
    wanted: 'an address or a host name',
    example: '0.0.0.0',
    says: 'Address on which the server listens.',
  }),
  port: wholeNumber(0, 65_535).register(settings, {
    standard: '4321',
    wanted: 'a whole number from 0 to 65535',
    example: '8080',
    says: 'Port on which the server listens; 0 takes a free one and prints it.',
  }),
  rateLimit: unless('off', z.string().transform(toRateLimit)).register(settings, {
    standard: limitText(RATE_LIMIT),
    wanted: 'requests/seconds (at most 86400 seconds), or off',
    example: limitText(RATE_LIMIT),
    says: 'Requests/seconds for each client; `off` removes the limit and its headers. Read at the start: no build depends on it.',
  }),
  pageLimit: unless('off', z.string().transform(toRateLimit)).register(settings, {
    standard: limitText(PAGE_LIMIT),
    wanted: 'requests/seconds (at most 86400 seconds), or off',
    example: limitText(PAGE_LIMIT),
    says: 'The same for pages and their files, counted separately and by each process for itself.',
  }),
  maxConnections: wholeNumber(1, 1_000_000).register(settings, {
    standard: '4096',
    wanted: 'a whole number from 1 to 1000000',
    example: '4096',
    says: 'Maximum number of open connections; any more are closed at once.',
  }),
  maxConnectionsPerClient: wholeNumber(1, 1_000_000).register(settings, {
    standard: '128',
    wanted: 'a whole number from 1 to 1000000',
    example: '128',
    says: 'Maximum number of open connections of one client; behind a trusted proxy, of answers under way to one client.',
  }),
  rateLimitStore: unless('memory', z.string().refine(isStore)).register(settings, {
    standard: 'memory',
    wanted:
      'memory, or redis:// or rediss:// with a host and, where needed, user, password, port and database number',
    example: 'redis://:password@store.internal:6379/0',
    isSecret: true,
    says: 'Where requests are counted: in `memory`, or in a Redis or Valkey that all replicas share.',
  }),
  trustedProxies: z
    .string()
    .transform(splitList)
    .pipe(z.array(z.string().refine(isAddressRange)))
    .register(settings, {
      standard: '',
      wanted: 'addresses or CIDRs, separated by commas',
      example: '10.0.0.0/8,fd00::/8',
      says: 'Proxies whose `X-Forwarded-For` is trusted; none when empty.',
    }),
  logLevel: z.enum(LOG_LEVELS).register(settings, {
    standard: 'info',
    wanted: `one of ${LOG_LEVELS.join(', ')}`,
    example: 'warn',
    says: 'Lowest level that is logged; at `info` one JSON line per request.',
  }),
  metrics: z
    .enum(['on', 'off'])
    .transform((state) => state === 'on')
    .register(settings, {
      standard: 'off',
      wanted: 'on or off',
      example: 'on',
      says: 'Whether `/metrics` is served, for operators; do not expose it to the public.',
    }),
});

/** The settings of the service (docs/interface.md, "Settings"), checked. */
export interface Config extends Readonly<z.output<typeof variables>> {
  /** The supervisor that started this process, which wants to hear from it; null when there is none. */
  readonly supervisor: { readonly patienceMilliseconds: number | null } | null;
}

/** The outcome of reading the environment: the settings, or one line per bad variable. */
export type ConfigReading =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Every variable that the service reads, for `--help` and messages. */
export const SETTINGS: readonly Setting[] = Object.entries(variables.shape).map(([key, schema]) => {
  const row = settings.get(schema);
  if (row === undefined) throw new Error(`The setting ${key} is not described.`);
  return { key, name: key.replaceAll(/[A-Z]/g, '_$&').toUpperCase(), ...row };
});

/**
 * Reads the settings of the service; every bad variable is reported. Nothing else in the project reads the
 * environment.
 */
export function readConfig(environment: Environment = process.env): ConfigReading {
  const texts = Object.fromEntries(
    SETTINGS.map(({ key, name, standard }) => [key, environment[name]?.trim() || standard]),
  );
  const parsed = variables.safeParse(texts);
  if (!parsed.success)
    return { ok: false, errors: parsed.error.issues.map(({ path }) => errorOf(path, texts)) };
  return { ok: true, config: { ...parsed.data, supervisor: supervisorIn(environment) } };
}

/** Not a setting: systemd itself sets these variables for a unit of the type `notify`. */
function supervisorIn({ NOTIFY_SOCKET, WATCHDOG_USEC }: Environment): Config['supervisor'] {
  if (NOTIFY_SOCKET === undefined) return null;
  return { patienceMilliseconds: WATCHDOG_USEC === undefined ? null : Number(WATCHDOG_USEC) / 1000 };
}

/** The settings from the environment of the process. Throws, naming every bad variable, when one is bad. */
export function config(): Config {
  const reading = readConfig();
  if (!reading.ok) throw new Error(reading.errors.join('\n'));
  return reading.config;
}

type Environment = Readonly<Record<string, string | undefined>>;

function errorOf([key, place]: readonly PropertyKey[], texts: Readonly<Record<string, string>>): string {
  const row = SETTINGS.find((setting) => setting.key === key);
  if (row === undefined) throw new Error(`No setting is called ${String(key)}.`);
  const text = texts[row.key] ?? '';
  const found = typeof place === 'number' ? (splitList(text)[place] ?? '') : text;
  const shown = row.isSecret === true ? withoutSecrets(found) : found;
  return `${row.name}: found ${JSON.stringify(shown.slice(0, 100))}, wanted ${row.wanted}; for example ${row.name}=${row.example}`;
}
