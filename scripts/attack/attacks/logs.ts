import { attacker, closingGet, say, volley, type Attack } from '../attack.ts';

const PER_SECOND = 200;
const CLIENTS = 200;

/** Requests with long addresses, each of which is a line of the log. */
const PATH = `/api/v1/brands?${'x'.repeat(4000)}`;

const FILLING = {
  environment: { LOG_LEVEL: 'info' },
  strike: (target) =>
    volley(target, PER_SECOND, (number) => say(target.address, attacker(number % CLIENTS), closingGet(PATH))),
} satisfies Partial<Attack>;

/** The disk of the log is full. */
export const FULL_DISK_LOG: Attack = {
  ...FILLING,
  name: 'full-disk-log',
  says: `${PER_SECOND} requests a second with 4 kB of address, while the log goes to /dev/full`,
  before: 'hung for ever after 4 kB of log, deaf to SIGTERM, the port kept',
  complaints: 'full disk',
};

/** Nobody reads the log. */
export const UNREAD_LOG: Attack = {
  ...FILLING,
  name: 'unread-log',
  says: `${PER_SECOND} requests a second with 4 kB of address, while the log goes to a pipe that nobody reads`,
  before: '182 → 276 MB and growing: no bound on waiting lines',
  complaints: 'unread',
};
