import type { Attack } from './attack.ts';
import { BAD_BODIES } from './attacks/bad-bodies.ts';
import { CACHE_BUSTING } from './attacks/cache-busting.ts';
import { HOSTILE_BATCHES } from './attacks/hostile-batches.ts';
import { HOSTILE_QUERIES_ATTACK } from './attacks/hostile-queries.ts';
import { IDLE_CONNECTIONS } from './attacks/idle-connections.ts';
import { FULL_DISK_LOG, UNREAD_LOG } from './attacks/logs.ts';
import { ODD_REQUESTS } from './attacks/odd-requests.ts';
import { RELOAD_STORM } from './attacks/reload-storm.ts';
import { SLOW_READERS } from './attacks/slow-readers.ts';
import { UNKNOWN_NAMES } from './attacks/unknown-names.ts';
import { UNREAD_PIPELINES } from './attacks/unread-pipelines.ts';

/** THE TABLE of attacks. */
export const ATTACKS: readonly Attack[] = [
  HOSTILE_BATCHES,
  HOSTILE_QUERIES_ATTACK,
  UNREAD_PIPELINES,
  SLOW_READERS,
  IDLE_CONNECTIONS,
  BAD_BODIES,
  RELOAD_STORM,
  FULL_DISK_LOG,
  UNREAD_LOG,
  ODD_REQUESTS,
  UNKNOWN_NAMES,
  CACHE_BUSTING,
];
