import { shownValue, type Fault } from '../fault.ts';
import type { ActuatorKeys, CatalogFiles, RecordEntry, RobotKeys } from '../files.ts';
import type { Rule } from '../rule.ts';
import { OR_A_ROW, verdictsIn, type Verdicts } from '../settled.ts';

/** What a joint may have of its actuator: by the field of the motor, the field of the actuator and how many times it. */
const MOST = {
  peak_torque_nm: { of: 'peak_torque_nm', times: 1.3 },
  rated_speed_rpm: { of: 'max_speed_rpm', times: 1.05 },
} as const;

const LINKAGE =
  /link(age|ed)|four-bar|parallel|\bpair|belt|chain|lever|two motors|coupled|\brod\b|differential|screw|reduction/i;

/** More than its actuator gives is a wrong link, a wrong figure, or a linkage that someone has to name. */
export const jointWithinActuator: Rule = {
  name: 'joint-within-actuator',
  description:
    "A joint has at most 1.3 times its actuator's peak torque and 1.05 times its speed, but for a named linkage.",
  check: (files) => {
    const actuators = new Map(files.actuators.map((actuator) => [actuator.id, actuator]));
    const verdicts = verdictsIn(files);
    return files.robots.flatMap((robot) => excesses(robot, { actuators, verdicts }));
  },
};

interface Known {
  readonly actuators: ReadonlyMap<string, CatalogFiles['actuators'][number]>;
  readonly verdicts: Verdicts;
}

const excesses = ({ id, path, value }: RecordEntry<RobotKeys>, { actuators, verdicts }: Known): Fault[] =>
  (value.joints ?? []).flatMap(({ role, motor }, index) => {
    const actuator = actuators.get(motor.actuator ?? '');
    if (actuator === undefined || LINKAGE.test(wordsOf(value, role, index))) return [];
    return Object.entries(MOST).flatMap(([name, { of, times }]): Fault[] => {
      const found = name === 'peak_torque_nm' ? motor.peak_torque_nm : motor.rated_speed_rpm;
      const most = verdicts.isDisputed(actuator.id, of) ? undefined : figureOf(actuator.value, of);
      if (found === undefined || most === undefined || found <= times * most || verdicts.isNamed(id, name)) return [];
      const wanted = `at most ${times} × ${most} of ${actuator.id}, words that name a linkage, ${OR_A_ROW}`;
      return [{ file: path, field: `joints[${index}].motor.${name}`, found: shownValue(found), wanted }];
    });
  });

const figureOf = ({ specs }: ActuatorKeys, field: 'peak_torque_nm' | 'max_speed_rpm'): number | undefined =>
  specs?.[field];

/** All that is said of a joint: its role, and the words of the sources. */
const wordsOf = ({ sources = [] }: RobotKeys, role: string, index: number): string =>
  [
    role,
    ...sources.flatMap(({ states }) =>
      Object.entries(states).flatMap(([key, words]) => (key.startsWith(`joints[${index}]`) ? words : [])),
    ),
  ].join(' ');
