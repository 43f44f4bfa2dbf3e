import type { Cell } from '../../bulk/table.ts';
import { figureTags } from '../../catalog/evidence/condition-tags.ts';
import { priceStatedBy } from '../../catalog/records/build-figures.ts';
import type { Figure } from '../../catalog/records/figure.ts';
import type { RobotPage } from '../build-site.ts';
import { pricedBy, UNDATED } from '../client-catalog/figure-marks.ts';
import { glyphOf } from '../record/evidence/glyphs.ts';
import { ROBOT_FIGURES } from './robot-sheet.ts';

/** The rows of the list of robots for its CSV, by id; a page loads them when a reader wants the file. */
export interface RobotRows {
  readonly heads: readonly string[];
  readonly rows: Readonly<Record<string, readonly Cell[]>>;
}

interface Column {
  readonly name: string;
  readonly read: (page: RobotPage) => Cell;
}

/**
 * The rows of robots: each figure, and behind it its kinds and the kind of source that states it, of a price also
 * on what terms and when; then the sum of the motors' prices, and what is known of it.
 */
export function robotRows(pages: readonly RobotPage[]): RobotRows {
  const evidence = FIGURES.flatMap((name): Column[] => {
    const columns: Column[] = [
      { name: `${name}_kind`, read: ({ figures }) => joined(kindsOf(figures.of(name))) },
      { name: `${name}_source`, read: ({ figures }) => joined(sourceOf(figures.of(name))) },
    ];
    const filled = columns.filter(({ read }) => pages.some((page) => read(page) !== null));
    return [{ name, read: ({ robot }) => robot[name] }, ...filled];
  });
  const columns = [...NAMES, ...evidence, ...MOTORS];
  return {
    heads: columns.map(({ name }) => name),
    rows: Object.fromEntries(pages.map((page) => [page.robot.id, columns.map(({ read }) => read(page))])),
  };
}

const FIGURES = [...ROBOT_FIGURES, 'price_max_usd' as const];

const NAMES: readonly Column[] = [
  { name: 'id', read: ({ robot }) => robot.id },
  { name: 'name', read: ({ robot }) => robot.name },
  { name: 'brand', read: ({ robot }) => robot.brand },
  { name: 'kind', read: ({ entry }) => entry.kind },
];

const MOTORS: readonly Column[] = [
  { name: 'known_motor_price_usd', read: ({ motors }) => motors.price_usd.sum },
  { name: 'motors_without_price', read: ({ motors }) => motors.price_usd.unknown },
  { name: 'motor_price_source', read: ({ motorKinds }) => motorKinds.price_usd },
];

const joined = (words: readonly string[]): string | null => words.join('; ') || null;

const kindsOf = (figure: Figure): readonly string[] => (figure.value === null ? [] : figureTags(figure));

function sourceOf(figure: Figure): string[] {
  if (figure.value === null) return [];
  const { kind } = glyphOf(figure.mark);
  if (!figure.field.startsWith('price_')) return [kind];
  return [kind, ...pricedBy(priceStatedBy(figure)), figure.conditions?.date ?? UNDATED];
}
