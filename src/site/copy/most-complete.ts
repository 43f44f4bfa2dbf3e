import type { ActuatorPage } from '../site.ts';

/**
 * The order in which actuators are shown when no other is asked for: the most completely published model of each family
 * first, then their variants. Of equally complete ones, that which more robots use comes first.
 */
export function mostCompleteFirst(pages: readonly ActuatorPage[]): ActuatorPage[] {
  const byMerit = pages.toSorted(
    (one, other) =>
      knownFigures(other) - knownFigures(one) ||
      other.actuator.robots_using.length - one.actuator.robots_using.length ||
      (one.actuator.id < other.actuator.id ? -1 : 1),
  );
  const first = new Map(byMerit.toReversed().map((page) => [familyOf(page), page]));
  return [
    ...byMerit.filter((page) => first.get(familyOf(page)) === page),
    ...byMerit.filter((page) => first.get(familyOf(page)) !== page),
  ];
}

const knownFigures = ({ actuator }: ActuatorPage): number =>
  Object.values(actuator).filter((value) => value !== null).length;

/** Versions and windings of one model share its first word: `AK80-9 V3.0 KV100` and `AK80-9`. */
const familyOf = ({ actuator: { brand, name } }: ActuatorPage): string =>
  `${brand} ${name.split(/[\s(]/)[0] ?? name}`.toLowerCase();
