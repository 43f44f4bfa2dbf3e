import { DATA_SOURCES, type Source } from '../../../src/catalog/source.ts';
import type { Fault } from '../fault.ts';
import type { Rule } from '../rule.ts';

const WHY = '`data_source` of the API is the kind of the first source that states peak_torque_nm, else rated_torque_nm';

/** The answer's `data_source` is taken from the source of the torque and knows no press. */
export const torqueNotFromPress: Rule = {
  name: 'torque-not-from-press',
  description: "A source states each actuator's peak or rated torque, and the first that does is not the press.",
  check: ({ actuators }) =>
    actuators.flatMap(({ path, value }) =>
      value.sources === undefined ? [] : torqueSourceFaults(path, value.sources),
    ),
};

function torqueSourceFaults(file: string, sources: readonly Source[]): Fault[] {
  const index = torqueSourceIndex(sources);
  const kind = sources[index]?.kind;
  if (kind === undefined)
    return [{ file, field: 'sources', found: 'none that states a torque', wanted: `one that does; ${WHY}` }];
  if (DATA_SOURCES.some((known) => known === kind)) return [];
  return [{ file, field: `sources[${index}].kind`, found: kind, wanted: `one of ${DATA_SOURCES.join(', ')}; ${WHY}` }];
}

/** Which source `data_source` is taken from: the first that states the peak, else the rated torque; -1 when none does. */
export function torqueSourceIndex(sources: readonly Source[]): number {
  const [peak = -1, rated = -1] = ['peak_torque_nm', 'rated_torque_nm'].map((field) =>
    sources.findIndex(({ states }) => Object.hasOwn(states, field)),
  );
  return peak === -1 ? rated : peak;
}
