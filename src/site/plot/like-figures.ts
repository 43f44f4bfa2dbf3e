import { isSameKind, kindIn } from '../../catalog/condition-tags.ts';
import type { Point } from '../../query/frontier.ts';
import type { CopiedField } from '../copy/catalog-copy.ts';
import type { Listed } from '../copy/listed.ts';
import { kindsOf } from '../copy/unlike.ts';

/** The points whose figures are of the kind that most have, by which alone a front is drawn, and the kinds of the others. */
export function likeFigures(points: readonly Point<Listed>[], axes: readonly CopiedField[]) {
  const kindOn = (actuator: Listed, { name }: CopiedField): string => kindIn(kindsOf(actuator, name));
  const usual = axes.map((axis) => byCount(points.map(({ subject }) => kindOn(subject, axis)))[0] ?? '');
  const others = new Map(
    points.map(({ subject }) => {
      const kinds = axes.map((axis) => kindOn(subject, axis));
      return [subject, kinds.filter((kind, axis) => !isSameKind(kind, usual[axis] ?? ''))];
    }),
  );
  const isHollow = (actuator: Listed): boolean => others.get(actuator)?.length !== 0;
  return {
    alike: points.filter(({ subject }) => !isHollow(subject)),
    hollow: byCount([...others.values()].flat()).join('; ') || null,
    isHollow,
  };
}

/** Each of some texts once, the most frequent first. */
const byCount = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => text)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([text]) => text);
