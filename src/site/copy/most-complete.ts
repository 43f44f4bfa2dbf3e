/** What the order is made from. */
interface Published {
  readonly id: string;
  readonly family: string;
  readonly figures: Readonly<Record<string, unknown>>;
}

/**
 * The order in which actuators are shown when no other is asked for: the most completely published model of each family
 * first, then their variants. Of equally complete ones, that which more robots use comes first. Only the named figures
 * count.
 */
export function mostCompleteFirst<Item extends Published>(
  actuators: readonly Item[],
  names: readonly string[],
): Item[] {
  const byMerit = actuators
    .map((actuator) => ({ actuator, known: knownFigures(actuator, names) }))
    .toSorted(
      (one, other) =>
        other.known - one.known ||
        usesOf(other.actuator) - usesOf(one.actuator) ||
        (one.actuator.id < other.actuator.id ? -1 : 1),
    );
  const first = new Map(byMerit.toReversed().map(({ actuator }) => [actuator.family, actuator]));
  const isFirst = ({ actuator }: (typeof byMerit)[number]): boolean => first.get(actuator.family) === actuator;
  return [...byMerit.filter(isFirst), ...byMerit.filter((one) => !isFirst(one))].map(({ actuator }) => actuator);
}

const knownFigures = ({ figures }: Published, names: readonly string[]): number =>
  names.filter((name) => figures[name] !== null).length;

const usesOf = ({ figures }: Published): number => Number(figures.robot_count ?? 0);
