import type { PreparedService } from '../service-bin.ts';
import { matchTemplate } from './path-template.ts';

/**
 * Wrong paths that people try, each with a hint. `{id}` is one segment, which the hint repeats as `{x}`;
 * where a field is named, the hint applies only if the segment is a value of that field.
 */
const ELSEWHERE: readonly (readonly [tried: string, hint: string, field?: string])[] = [
  ['/api/v1/brands/{id}', 'A brand is a filter: /api/v1/actuators?brand={x}', 'brand'],
  ['/api/v1/categories/{id}', 'A category is a filter: /api/v1/actuators?category={x}', 'category'],
  ['/api/v1/use-cases/{id}', 'A use case is a filter: /api/v1/actuators?use_case={x}', 'use_cases'],
  ['/api/v1/joints/{id}', 'Joints are filtered by robot: /api/v1/joints?robot_id={x}', 'robot_id'],
  ['/api/v1/robots/{id}/joints', 'The joints are in /api/v1/robots/{x}, and in /api/v1/joints?robot_id={x}'],
  ['/api/v1/robots/{id}/motors', 'The motors are in /api/v1/robots/{x}/bom'],
  ['/api/v1/robots/{id}/bill-of-materials', 'Ask for /api/v1/robots/{x}/bom'],
  ['/api/v1/actuators/{id}/changes', 'Ask for /api/v1/changes?id={x}'],
  ['/api/v1/robots/{id}/changes', 'Ask for /api/v1/changes?id={x}'],
  ['/api/v1/search/{id}', 'The text is a parameter: /api/v1/search?q={x}'],
  ['/api/v1/fields/{id}', '/api/v1/fields lists every field'],
  ['/api/v1/changes/{id}', '/api/v1/changes lists every release'],
  ['/api/v1/quality/{id}', '/api/v1/quality has every brand and field'],
  ['/api/v1/dataset/{id}', '/api/v1/dataset has the version and its files'],
  ['/api/v1/sources', 'Sources are in the claims of each record: /api/v1/actuators/{id}/claims'],
  ['/api/v1/version', '/api/v1/dataset has the version of the catalog'],
];

/** The values that segments of a path are checked against. */
export type KnownValues = Pick<PreparedService['groups'], 'actuators' | 'jointGroups'>;

/** A hint for a path, in lower case, that is not part of the API; null where none is known. */
export function hintForMistakenPath(path: string, { actuators, jointGroups }: KnownValues): string | null {
  const groups = { ...jointGroups, ...actuators };
  for (const [tried, hint, field = ''] of ELSEWHERE) {
    const asked = matchTemplate(tried, path);
    if (asked === null || asked.length > LONGEST) continue;
    const values = groups[field]?.values.map((value) => encodeURIComponent(value).toLowerCase());
    if (values?.includes(asked) === false) return `${tried.replace('/{id}', '')} lists every one`;
    return hint.replaceAll('{x}', () => asked);
  }
  return null;
}

const LONGEST = 80;
