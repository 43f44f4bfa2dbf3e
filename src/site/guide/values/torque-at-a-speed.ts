import type { Service } from '../../../api/service.ts';
import { actuatorFigures } from '../../../catalog/records/build-figures.ts';
import { bothCorners } from '../../../catalog/torque-speed/actuator-corners.ts';
import { driveFiguresOf } from '../../../catalog/torque-speed/drive-figures.ts';
import { ASSUMPTIONS } from '../../../catalog/torque-speed/torque-speed-document.ts';
import { drawCurves, positionIn, reachOf, type CurveCorners, type Reach } from '../../plot/curve-drawing.ts';
import { listText, markdownTable } from '../markdown.ts';
import type { Placeholders } from '../texts.ts';

/** The actuator of the drawn example, and the torque and speed that are asked of it. */
export const DRAWN = { id: 'robstride-rs03', asked: { torque: 40, speed: 115 } } as const;

const KINDS = [
  [
    'stall',
    'The torque while the output is blocked. The motor then only gets hot, so half of this torque counts as proved.',
  ],
  ['peak', 'The highest short-term torque; few sources say for how long.'],
  [
    'momentary',
    'A torque that a gear survives a few times in its life, as in a collision. The motor may never reach it.',
  ],
  ['repeated peak', 'A torque that a gear survives in every cycle, when starting and stopping.'],
  [
    'model limit',
    'A limit from a robot model or from the software of a driver. The actuator may be able to do more or less.',
  ],
  ['rated', 'A continuous torque, at the rated speed where one is stated.'],
  [
    'continuous',
    'A torque that the motor gives for as long as you like, often at rest or at low speed, with the cooling that the source names.',
  ],
  ['no load', 'The speed without any torque at the output. It proves the speed, but no torque.'],
  ['maximum', 'The highest allowed speed. It does not say how much torque is left there.'],
  ['rated speed', 'The speed at which the rated torque is given: one point of the curve, not its end.'],
] as const;

/** The values of the chapter on torque at a speed: the kinds of figures, and a drawn example. */
export function torqueValues({ baseUrl, dataset }: Service): Placeholders {
  const { id, asked } = DRAWN;
  const actuator = dataset.actuatorById.get(id);
  if (actuator === undefined) throw new Error(`The catalog has no actuator ${id}.`);
  const corners = bothCorners(driveFiguresOf(actuatorFigures(dataset, id)));
  const reach = reachOf(corners);
  if (reach === null) throw new Error(`${id} has no torque or no speed.`);
  return {
    base_url: baseUrl,
    kinds: markdownTable(['Kind', 'Meaning'], KINDS),
    drawn_name: `${actuator.brand} ${actuator.name}`,
    drawn_torque: String(asked.torque),
    drawn_speed: String(asked.speed),
    drawing: drawing(corners, reach, asked),
    drawn_page: `/actuators/${id}?point=${asked.torque},${asked.speed}`,
    assumptions: listText(ASSUMPTIONS),
  };
}

function drawing(corners: CurveCorners, reach: Reach, asked: Reach): string {
  const frame = { across: { from: 40, to: 380 }, up: { from: 170, to: 15 }, reach };
  const { proved, continuous, unknown } = drawCurves(corners, frame);
  const { x, y } = positionIn(frame, asked);
  const area = (path: string | null, opacity: number): string =>
    path === null ? '' : `<path d="${path}" fill="currentColor" fill-opacity="${opacity}"/>`;
  return [
    '<svg viewBox="0 0 400 200" width="400" role="img" aria-label="Torque over speed, with the operating point">',
    area(unknown, 0.08) + area(proved, 0.2) + area(continuous, 0.3),
    `<path d="M40 10V170H390M${x - 6} ${y}h12M${x} ${y - 6}v12" fill="none" stroke="currentColor" stroke-width="1.5"/>`,
    `<g fill="currentColor" font-size="12"><text x="36" y="20" text-anchor="end">${reach.torque}</text><text x="36" y="170" text-anchor="end">N·m</text><text x="380" y="188" text-anchor="end">${reach.speed} rpm</text></g></svg>`,
  ].join('');
}
