import type { Doubt } from '../fields/evidence/doubt.ts';
import type { Catalog } from '../files/yaml-schemas.ts';
import { reasonsIn, type UndisputedActuator, type UndisputedRobot, type Reasons } from './disputes.ts';
import { physicsFindings, type PhysicsFinding } from './physics.ts';

/** Records without their rejected figures, and the rows of `suspects.yaml`. */
interface RecordsInDoubt {
  readonly actuators: readonly UndisputedActuator[];
  readonly robots: readonly UndisputedRobot[];
  readonly suspects: Catalog['suspects'];
}

/**
 * Doubtful figures that no row of `suspects.yaml` explains: a row explains a finding when it names all its
 * figures.
 */
export function openFindings({ actuators, robots, suspects }: RecordsInDoubt): PhysicsFinding[] {
  const explained = reasonsIn({ robots, suspects }, ({ explained: why, fields }) =>
    why === undefined ? [] : fields.map((field) => [field, why]),
  );
  return physicsFindings(actuators).filter(
    ({ id, fields }) => !fields.every((field) => explained.get(id)?.has(field) === true),
  );
}

/**
 * The doubts about each record, by id: rows of `suspects.yaml` that are neither disputed nor explained, then
 * findings of physics.
 */
export function doubtsById(judged: RecordsInDoubt): ReadonlyMap<string, readonly Doubt[]> {
  const suspected: Reasons = reasonsIn(judged, ({ fields, says, disputed = [], explained }) =>
    explained === undefined
      ? fields.filter((field) => !disputed.includes(field)).map((field) => [field, says])
      : [],
  );
  const disputed = new Map(
    [...judged.actuators, ...judged.robots].map((entry) => [entry.id, entry.disputed ?? {}]),
  );
  const rows = [
    ...[...suspected].flatMap(([id, reasons]) =>
      [...reasons].flatMap(([field, reason]) =>
        Object.hasOwn(disputed.get(id) ?? {}, field) ? [] : { id, field, reason },
      ),
    ),
    ...openFindings(judged).flatMap(({ id, fields, text: reason }) =>
      fields.map((field) => ({ id, field, reason })),
    ),
  ];
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byId].map(([id, group]) => [id, group.map(({ field, reason }) => ({ field, reason }))]));
}
