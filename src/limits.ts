/*
 * Limits that a client can meet. The code that holds a limit and every sentence that states it (guide,
 * OpenAPI, hints, MCP) take it from here; the server, which imports nothing of the other rooms, is given it.
 */

/** The number of requests that a client may make in a window of seconds. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Requests to the API, unless the setting RATE_LIMIT says otherwise (docs/interface.md, "Limits"). */
export const RATE_LIMIT = { requests: 120, seconds: 60 } as const;

/** Requests for pages and their files, unless PAGE_LIMIT says otherwise. */
export const PAGE_LIMIT = { requests: 3000, seconds: 60 } as const;

/** Seconds for which anyone may keep a success. */
export const CACHE_SECONDS = 300;

/** Records on a page of a list. */
export const PAGE_SIZE = { least: 1, most: 100, default: 25 } as const;

/** Hits of one search over everything. */
export const HIT_LIMIT = { least: 1, most: 50, default: 10 } as const;

/** Ids in one comparison. */
export const COMPARE_IDS = { least: 1, most: 20 } as const;

/** Joints in one question for actuators. */
export const MATCH_JOINTS = { least: 1, most: 12 } as const;

/** Actuators that one question can ask to be judged by their ids. */
export const MATCH_IDS = { least: 1, most: 20 } as const;

/** Actuators for each of several joints. */
export const JOINT_MATCHES = { least: 1, most: 10, default: 5 } as const;

/**
 * Bounds of the search for the actuators of a whole robot: candidates of a joint that are looked at, half of
 * them the cheapest and half the lightest; agreements on maker, bus and supply that are tried, the most
 * promising first; and choices for some joints that are carried on to the next one.
 */
export const SET_TRIES = { candidates: 2000, agreements: 100, choices: 300 } as const;

/** The number of alternatives to an actuator: `most` in its document, `default` by the MCP tool. */
export const ALTERNATIVES = { least: 1, most: 9, default: 5 } as const;

/** Steps of a duty cycle. */
export const DUTY_STEPS = { least: 1, most: 100 } as const;

/** Characters of a duty cycle. */
export const DUTY_LENGTH = 2048;

/** Operating points that one question can ask for. */
export const LOAD_POINTS = { least: 1, most: 20 } as const;

/**
 * Operating points that one question may have judged, over all its joints. The points of one speed count
 * once; the RMS point of a duty cycle is not counted.
 */
export const JUDGED_POINTS = 120;

/** Checks (requirements × actuators, over all joints) that one answer may hold. */
export const ANSWER_CHECKS = 1600;

/**
 * A match that asks for more operating points than this, or for a set, waits for its turn: one of a client at
 * a time.
 */
export const PROMPT_POINTS = 24;

/** Costly questions of one client that may wait for their turn. */
export const WAITING_QUESTIONS = 4;

/**
 * Requests that a question costs. The core always costs 1, and so does every operation that is not
 * listed here. A batch of MCP costs what its messages cost.
 */
export const PRICES = {
  /** Each joint of a match of several joints, by POST or MCP. */
  joint: 1,
  /** An export: all records of a list at once. */
  export: 4,
} as const;

/** Characters of operating points. */
export const POINTS_LENGTH = 512;

/** Samples of a load profile, which a page reads and nobody is sent. */
export const PROFILE_ROWS = 1_000_000;

/** Characters of a search, a name or an id. */
export const TEXT_LENGTH = 200;

/** Characters of a list of ids or of names of fields in an address. */
export const ID_LIST_LENGTH = 4096;

/** Characters of a cursor. */
export const CURSOR_LENGTH = 1024;

/** Bytes of the body of a request. */
export const BODY_BYTES = 16 * 1024;

/** Bytes of the target of a request: its path and query. */
export const TARGET_BYTES = 8 * 1024;

/** Bytes of the request line and the headers together. */
export const HEAD_BYTES = 16 * 1024;

/** Messages in one JSON-RPC batch. */
export const BATCH_MESSAGES = { least: 1, most: 10 } as const;

/** The pause between two messages of a batch, as long as the costliest of them takes. */
export const BATCH_PAUSE_MILLISECONDS = 20;

/**
 * Bytes of one computed answer that is not an export. Every list and match that the bounds above allow is far
 * below it.
 */
export const ANSWER_BYTES = 2_000_000;

/**
 * Bytes of one export, which is cut from lines that the build has made: the whole catalog in any format is
 * below it. As many are reserved before one is made, and a client may hold 16 MiB, so no more than is needed.
 */
export const EXPORT_BYTES = 6_000_000;

/** Bytes of the answers to one batch. */
export const BATCH_ANSWER_BYTES = 1_000_000;

/** Names of fields in one call of the MCP tool that explains them. */
export const EXPLAINED_FIELDS = 20;

/** `1 to 20`. */
export const rangeText = ({ least, most }: { readonly least: number; readonly most: number }): string =>
  `${least} to ${most}`;

/** `16 KiB`. */
export const kibibytes = (bytes: number): string => `${bytes / 1024} KiB`;

/** `1 MB`. */
export const megabytes = (bytes: number): string => `${bytes / 1e6} MB`;

/** `5 minutes`, or `90 seconds` where they are not whole minutes. */
export const duration = (seconds: number): string =>
  seconds % 60 === 0 ? counted(seconds / 60, 'minute') : counted(seconds, 'second');

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
