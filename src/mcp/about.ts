import { ABOUT } from '../api/index-document.ts';

/** What the MCP server is called for people, and what it does in at most 100 characters (the bound of cards and registries). */
export const MCP_ABOUT = {
  name: 'robot-actuator-catalog',
  title: 'Robot Actuator Catalog',
  description: 'Search, compare and cite robot actuators, and the robots that use them; every figure is sourced.',
  version: ABOUT.version,
} as const;

/** THE TABLE of protocol revisions that are served, newest first: each request of a modern one stands for itself, older clients open with `initialize`. */
export const PROTOCOL_REVISIONS = {
  modern: ['2026-07-28'],
  legacy: ['2025-11-25', '2025-06-18', '2025-03-26'],
} as const;

/** Name of the server in reverse DNS form, from the host at which it is served: `org.example/robot-actuator-catalog`. */
export const serverName = (baseUrl: string): string =>
  `${new URL(baseUrl).hostname.split('.').toReversed().join('.')}/${MCP_ABOUT.name}`;

/** How the server names itself to clients: in every answer, so briefly. */
export const implementation = (baseUrl: string) => ({
  name: serverName(baseUrl),
  title: MCP_ABOUT.title,
  version: MCP_ABOUT.version,
});

/** What a model should know before its first call. */
export const INSTRUCTIONS =
  'A read-only catalog of robot actuators (motors, servos, joint modules) with published figures, and of robots and the actuators in their joints. ' +
  'Start with search_actuators: figures are filters there, so one call usually finds what is wanted. get_actuators then gives all figures, caveats and sources of the best few; compare_actuators aligns them. ' +
  'A missing or null figure means that no source states it, never zero or no; numeric filters leave such actuators out. ' +
  'Cite `sources` for every figure that you repeat.';
