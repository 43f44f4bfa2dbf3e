/** Paths that people try, and where the same is. A segment in braces stands for what they asked for. */
const ELSEWHERE: readonly (readonly [tried: string, hint: string])[] = [
  ['/api/v1/brands/{x}', 'A brand is a filter: /api/v1/actuators?brand={x}'],
  ['/api/v1/categories/{x}', 'A category is a filter: /api/v1/actuators?category={x}'],
  ['/api/v1/use-cases/{x}', 'A use case is a filter: /api/v1/actuators?use_case={x}'],
  ['/api/v1/joints/{x}', 'Joints are asked by their robot: /api/v1/joints?robot_id={x}'],
  ['/api/v1/robots/{x}/joints', 'The joints are in /api/v1/robots/{x}, and in /api/v1/joints?robot_id={x}'],
  ['/api/v1/search/{x}', 'The text is a parameter: /api/v1/search?q={x}'],
  ['/api/v1/fields/{x}', '/api/v1/fields lists every field'],
  ['/api/v1/changes/{x}', '/api/v1/changes lists every release'],
  ['/api/v1/quality/{x}', '/api/v1/quality has every brand and field'],
  ['/api/v1/dataset/{x}', '/api/v1/dataset has the version and its files'],
  ['/api/v1/claims', 'Claims are those of one record: /api/v1/actuators/{id}/claims'],
  ['/api/v1/sources', 'Sources are in the claims of each record: /api/v1/actuators/{id}/claims'],
  ['/api/v1/version', '/api/v1/dataset has the version of the catalog'],
  ['/api/v1/alternatives', 'Alternatives are those of one actuator: /api/v1/actuators/{id}/alternatives'],
];

/** Where to find what a path asks for that is none; null where that is not known. */
export function insteadOf(path: string): string | null {
  for (const [tried, hint] of ELSEWHERE) {
    const [before = '', after] = tried.split('{x}');
    if (after === undefined ? path === before : path.startsWith(before) && path.endsWith(after)) {
      const asked = after === undefined ? '' : path.slice(before.length, path.length - after.length);
      if (after === undefined || /^[^/]{1,80}$/.test(asked)) return hint.replaceAll('{x}', asked);
    }
  }
  return null;
}
