import { LIMITS, throughStage, xmlComment, type SimulatedJoints } from './simulated.ts';

/** The limits of URDF, one for the joints of each group: what goes into `<joint>`. Its `lower` and `upper` are those of the mechanism. */
export const urdfOf = (simulated: readonly SimulatedJoints[], ratio: number): string =>
  simulated.flatMap((group) => [limit(group, ratio), remark(group)]).join('\n');

function limit({ limits }: SimulatedJoints, ratio: number): string {
  const { forcerange, velocity } = throughStage(limits, ratio);
  const attributes = Object.entries({ effort: forcerange, velocity });
  return `<limit${attributes.map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`)).join('')}/>`;
}

/** Whose limit it is, and what is unknown of it. */
function remark({ label, limits }: SimulatedJoints): string {
  const missing = [
    ...(limits.forcerange === null ? [LIMITS.forcerange] : []),
    ...(limits.velocity === null ? [LIMITS.velocity] : []),
  ];
  return xmlComment([label, ...missing].join(', '));
}
