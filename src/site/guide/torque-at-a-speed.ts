import type { Service } from '../../api/service.ts';
import { bothCorners } from '../../catalog/torque-speed/both-corners.ts';
import { driveFiguresOf } from '../../catalog/torque-speed/stated-curves.ts';
import { ASSUMPTIONS } from '../../catalog/torque-speed/torque-speed-document.ts';
import { drawCurves, positionIn, reachOf, type CurveCorners, type Reach } from '../plot/curve-drawing.ts';
import { codeBlock, markdownTable, paragraphs } from './markdown.ts';

/** The actuator of the drawn example, and the torque and speed that are asked of it. */
export const DRAWN = { id: 'robstride-rs03', asked: { torque: 40, speed: 115 } } as const;

const KINDS = [
  ['stall', 'The torque with the output held. A motor there only heats: half of it counts as certain.'],
  ['peak', 'The greatest torque for a short time; how short, few sources say.'],
  [
    'momentary',
    'A torque that a gear survives a few times in its life, as in a collision. No motor need reach it.',
  ],
  ['repeated peak', 'A torque that a gear survives in every cycle, when starting and stopping.'],
  [
    'model limit',
    'The limit that a model of a robot, or the software of a driver, sets. It may be less than the actuator can do, or more.',
  ],
  ['rated', 'A torque that lasts, at the rated speed where one is stated.'],
  [
    'continuous',
    'A torque that lasts, often at rest or at low speed, with the cooling that the source names.',
  ],
  [
    'no load',
    'The speed without any torque at the output. No torque is ever proved there, only the speed alone.',
  ],
  ['maximum', 'The greatest speed that is allowed. Which torque is left there, it does not say.'],
  ['rated speed', 'The speed at which the rated torque is given: a point, not an end.'],
] as const;

/** The chapter on operating points: what figures mean, and how a verdict is reached. */
export const torqueChapter = (service: Service): string =>
  paragraphs(
    '## Torque at a speed',
    'A joint works at points: a torque at a speed. Data sheets state the ends of a curve. "Peak torque at least 40 N·m and speed at least 115 rpm" does not mean 40 N·m at 115 rpm, ' +
      'so the catalog answers what the stated figures prove, what they exclude, and what they leave open.',
    '### What the figures mean',
    markdownTable(['Kind', 'What it means'], KINDS),
    '### How the verdict is reached',
    'At each speed there are two bounds. `least` is proved: every stated point is reached, and so is everything between two of them. `most` is not excluded: no torque above the peak torque, none beyond the greatest speed, ' +
      'and between a stall torque and a no-load speed nothing above their straight line. A point *meets* where `least` is enough, *misses* where `most` is too little, and is *unknown* between the two.',
    drawnExample(service),
    `The corners of both bounds are at \`/api/v1/actuators/{id}/torque-speed\`, straight in between. What is assumed:`,
    ASSUMPTIONS.map((assumption) => `- ${assumption}`).join('\n'),
    '### From a simulator’s log',
    'Ten lines of Python reduce a log of a joint, torque in N·m and speed in rad/s, to its points and ask for matches. In MuJoCo these are `data.actuator_force` and `data.actuator_velocity` of each step, in Isaac Lab `applied_torque` and `joint_vel`:',
    codeBlock('python', logReduced(service.baseUrl)),
    'What no other point exceeds in both torque and speed is asked as `peak_points`, the RMS torque at the mean speed as a rated point. Keep the 20 points that the parameter takes by thinning the log first.',
  );

/** Both curves of an actuator as a picture, with a point, and the verdict in words. */
function drawnExample({ dataset }: Service): string {
  const { id, asked } = DRAWN;
  const actuator = dataset.actuatorById.get(id);
  if (actuator === undefined) throw new Error(`The catalog has no actuator ${id}.`);
  const corners = bothCorners(driveFiguresOf(actuator, dataset.actuatorEntries.get(id) ?? {}));
  const reach = reachOf(corners);
  if (reach === null) throw new Error(`${id} has no torque or no speed.`);
  return paragraphs(
    `The ${actuator.brand} ${actuator.name} by its stated figures. Dark is proved peak torque, darker is continuous torque, grey is unknown; the cross is ${asked.torque} N·m at ${asked.speed} rpm:`,
    drawing(corners, reach, asked),
    `Its record draws any point: [/actuators/${id}?point=${asked.torque},${asked.speed}](/actuators/${id}?point=${asked.torque},${asked.speed}).`,
  );
}

function drawing(corners: CurveCorners, reach: Reach, asked: Reach): string {
  const frame = { across: { from: 40, to: 380 }, up: { from: 170, to: 15 }, reach };
  const { proved, lasting, open } = drawCurves(corners, frame);
  const { x, y } = positionIn(frame, asked);
  const area = (path: string | null, opacity: number): string =>
    path === null ? '' : `<path d="${path}" fill="currentColor" fill-opacity="${opacity}"/>`;
  return [
    '<svg viewBox="0 0 400 200" width="400" role="img" aria-label="Torque over speed, with the point that is asked">',
    area(open, 0.08) + area(proved, 0.2) + area(lasting, 0.3),
    `<path d="M40 10V170H390M${x - 6} ${y}h12M${x} ${y - 6}v12" fill="none" stroke="currentColor" stroke-width="1.5"/>`,
    `<g fill="currentColor" font-size="12"><text x="36" y="20" text-anchor="end">${reach.torque}</text><text x="36" y="170" text-anchor="end">N·m</text><text x="380" y="188" text-anchor="end">${reach.speed} rpm</text></g></svg>`,
  ].join('');
}

const logReduced = (baseUrl: string): string =>
  `
import csv, json, math
from urllib.request import urlopen
rows = [(abs(float(torque)), abs(float(speed)) * 30 / math.pi) for torque, speed in csv.reader(open("log.csv"))]
points = []
for torque, speed in sorted(rows, key=lambda row: (-row[1], -row[0])):
    if not points or torque > points[-1][0]: points.append((torque, speed))
points = [point for point in points[:: math.ceil(len(points) / 19)] + points[-1:] if point[0] > 0]
rms, mean = math.sqrt(sum(t * t for t, _ in rows) / len(rows)), sum(n for _, n in rows) / len(rows)
query = "peak_points=" + ",".join(f"{t:.4g}@{n:.4g}" for t, n in points) + f"&rated_points={rms:.4g}@{mean:.4g}"
print(json.load(urlopen(f"${baseUrl}/api/v1/actuators/match?{query}&limit=5"))["counts"])`.trimStart();
