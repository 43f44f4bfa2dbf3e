import { openApiDocument } from '../support/openapi.ts';

/** Bounds whose field has another name; null for parameters that only look like bounds of a figure. */
const NAMED_OTHERWISE: Readonly<Record<string, string | null>> = {
  min_speed_rpm: 'max_speed_rpm',
  max_speed_rpm: 'max_speed_rpm',
  max_speed_kind: null,
  min_ip: null,
  min_price_date: null,
};

/**
 * The bounds of a list, each with its field: `min_` and `max_` before its name (docs/interface.md,
 * "Filters").
 */
function boundsOf(path: string): Readonly<Record<string, string>> {
  const bounds: Record<string, string> = {};
  for (const { name } of openApiDocument.paths[path]?.get?.parameters ?? []) {
    const [, named = null] = /^(?:min|max)_(.+)$/.exec(name) ?? [];
    const field = name in NAMED_OTHERWISE ? NAMED_OTHERWISE[name] : named;
    if (field !== null && field !== undefined) bounds[name] = field;
  }
  return bounds;
}

/** The bounds on figures of actuators, each with its field. */
export const ACTUATOR_BOUNDS = boundsOf('/api/v1/actuators');

/** The bounds on figures of robots. */
export const ROBOT_BOUNDS = boundsOf('/api/v1/robots');

/** The bounds on figures of joint groups and their motors. */
export const JOINT_BOUNDS = boundsOf('/api/v1/joints');
