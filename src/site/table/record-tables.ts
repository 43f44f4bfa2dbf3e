import { countsGripper } from '../../catalog/fields/gripper-joints.ts';
import { symbolOf } from '../../catalog/fields/units.ts';
import type { MotorSum } from '../../catalog/records/motor-totals.ts';
import type { Actuator, Robot } from '../../catalog/records/record-schemas.ts';
import type { RobotPage } from '../build-site.ts';
import { availabilityLabelOf } from '../client-catalog/availability-label.ts';
import { glyphIn, kindWordsOf } from '../client-catalog/figure-marks.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { alignedTexts, capitalised, radiansPerSecond, words } from '../format.ts';
import { KEY_FIGURES, meaningOf, robotMeaningOf } from '../key-figures.ts';
import { actuatorPath, robotPath } from '../paths.ts';
import { jointTitle, MOTOR_COLUMNS, type JointFigure } from '../robots/joint-figures.ts';
import { FIRST_ROBOTS } from '../robots/page-size.ts';
import { withDoubts, ROBOT_FIGURES } from '../robots/robot-sheet.ts';
import {
  figureColumn,
  nameColumn,
  withEvidence,
  type FigureTable,
  type TableColumn,
} from './figure-table.ts';

/** Rows with the name of their maker or without: a maker's own page needs none. */
export type Makers = 'with makers' | 'of one maker';

/** The key figures of actuators, each with what kind of figure it is and who states it. */
export function actuatorTable(
  actuators: readonly Actuator[],
  makers: Makers,
  { actuatorById, fieldByName }: Catalog,
): FigureTable {
  const about = nameColumn('Actuator', actuators, ({ id, name, availability }) => ({
    text: name,
    href: actuatorPath(id),
    life: availabilityLabelOf(availability),
  }));
  const figures = KEY_FIGURES.map((field) => {
    const { title, unit } = meaningOf(field);
    const values = actuators.map((actuator) => actuator[field]);
    const evidence = actuators.map(({ id }) => {
      const listed = actuatorById.get(id);
      const shown = fieldByName.get(field);
      return listed && shown ? { tags: kindWordsOf(listed, shown), glyph: glyphIn(listed, shown) } : {};
    });
    return withEvidence(figureColumn(title, unit, values), evidence);
  });
  return { about, columns: [...makersColumn(actuators, makers), ...figures] };
}

/** The key figures of robots. */
export const robotTable = (robots: readonly Robot[], makers: Makers): FigureTable => ({
  about: robotNames(robots),
  columns: [...makersColumn(robots, makers), ...robotFigures(robots)],
});

const robotNames = (robots: readonly Robot[]): TableColumn =>
  nameColumn('Robot', robots, ({ id, name }) => ({
    text: name,
    href: robotPath(id),
    value: name.toLowerCase(),
  }));

const robotFigures = (robots: readonly Robot[]): TableColumn[] =>
  ROBOT_FIGURES.map((field) => {
    const { title, unit } = robotMeaningOf(field);
    const values = robots.map((robot) => robot[field]);
    return { ...figureColumn(title, unit, values), name: field };
  });

/**
 * The robots with their kinds and the price of their motors, marked so that a script can filter and sort the
 * rows.
 */
export function robotListTable(pages: readonly RobotPage[]): FigureTable {
  const robots = pages.map(({ robot }) => robot);
  const kinds = pages.map(({ entry }) => capitalised(words(entry.kind)));
  return {
    about: robotNames(robots),
    columns: [
      { ...nameColumn('Kind', kinds, (text) => ({ text, value: text })), name: 'kind' },
      {
        ...nameColumn('Maker', robots, ({ brand }) => ({ text: brand, value: brand.toLowerCase() })),
        name: 'brand',
      },
      ...figuresInSight(robots).map((column) =>
        column.name === 'dof' ? withGrippers(column, pages) : column,
      ),
      motorPrices(pages.map(({ motors }) => motors.price_usd)),
    ],
    marks: pages.map(marksOf),
  };
}

/** The key figures; those that are in sight at first are aligned by themselves. */
function figuresInSight(robots: readonly Robot[]): TableColumn[] {
  const further = robotFigures(robots.slice(FIRST_ROBOTS));
  return robotFigures(robots.slice(0, FIRST_ROBOTS)).map((column, index) => ({
    ...column,
    cells: [...column.cells, ...(further[index]?.cells ?? [])],
  }));
}

/** Degrees of freedom, with a tag where they count that of a gripper. */
const withGrippers = (column: TableColumn, pages: readonly RobotPage[]): TableColumn =>
  withEvidence(
    column,
    pages.map(({ robot: { dof, joints } }) =>
      countsGripper(dof, joints) === true ? { tags: ['with gripper'] } : {},
    ),
  );

const marksOf = ({ robot, entry, motors: { price_usd } }: RobotPage): Record<string, string> => ({
  'data-id': robot.id,
  'data-kind': entry.kind,
  'data-priced': String(price_usd.sum !== null && price_usd.unknown === 0),
});

/** Total price of the motors, to a dollar; `≥` when some have no price. */
function motorPrices(sums: readonly MotorSum[]): TableColumn {
  const prices = sums.map(({ sum }) => sum && Math.round(sum));
  const texts = alignedTexts(prices, '{USD}');
  return {
    name: 'motor_price_usd',
    title: 'Motors',
    unit: symbolOf('{USD}'),
    isNumber: true,
    cells: sums.map(({ sum, unknown }, index) => {
      const text = texts[index] ?? null;
      return { text: text !== null && unknown > 0 ? `≥ ${text}` : text, value: sum };
    }),
  };
}

const makersColumn = (records: readonly { readonly brand: string }[], makers: Makers): TableColumn[] =>
  makers === 'of one maker' ? [] : [nameColumn('Maker', records, ({ brand }) => ({ text: brand }))];

/** The joint groups of a robot and their motors' figures. */
export function jointTable(page: RobotPage): FigureTable {
  const { joints } = page.robot;
  const jointFigures = page.jointFigures.map(withDoubts);
  const motors = joints.map(({ motor }) => motor);
  const counts = joints.map(({ count }) => count);
  return {
    about: nameColumn('Joints', joints, ({ role }) => ({ text: role })),
    columns: [
      figureColumn('Count', null, counts),
      nameColumn('Motor', motors, ({ name, actuator_id: id }) => ({
        text: name,
        href: id === null ? null : actuatorPath(id),
      })),
      ...makersColumn(motors, 'with makers'),
      ...MOTOR_COLUMNS.flatMap((_, index) =>
        motorColumns(jointFigures.flatMap((figures) => figures[index] ?? [])),
      ),
    ],
  };
}

/** A figure of the motors; their speeds in the unit of model files too. */
function motorColumns(figures: readonly JointFigure[]): TableColumn[] {
  const [first] = figures;
  if (first === undefined) return [];
  const title = jointTitle(first.field, figures);
  const values = figures.map(({ value }) => value);
  const column = withEvidence(figureColumn(title, first.unit, values), figures);
  if (first.field !== 'rated_speed_rpm') return [column];
  const radians = values.map((value) => (typeof value === 'number' ? radiansPerSecond(value) : null));
  return [column, { ...figureColumn(title, null, radians), unit: 'rad/s' }];
}
