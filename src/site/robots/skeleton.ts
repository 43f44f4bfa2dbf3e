import type { RobotEntry } from '../../catalog/catalog.ts';

/** A place on a drawn body where joints sit. */
export interface Part {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The part on the body's other sides of the same name has another one; parts of the middle have none. */
  readonly side: number | null;
}

/** A body to put joints on: its bones, the parts that joints sit at, and what words of a joint's name mean. */
export interface Body {
  /** What of the drawing's plane is shown: left, top, width, height. */
  readonly view: readonly [number, number, number, number];
  /** Lines of the body, those behind first. */
  readonly behind: string;
  readonly bones: string;
  readonly parts: readonly Part[];
  /** How many joints a part usually has; one where it is not named. */
  readonly usual: Readonly<Record<string, number>>;
  /** The words for parts, the narrower ones first. */
  readonly words: readonly (readonly [pattern: RegExp, parts: readonly string[]])[];
  /** The parts that joints without a word for their place fill, the most usual ones first; none where they cannot be placed. */
  readonly rest: readonly string[];
}

const both = (name: string, x: number, y: number): Part[] => [
  { name, x: 160 - x, y, side: 0 },
  { name, x: 160 + x, y, side: 1 },
];

const ARMS = ['shoulder', 'elbow', 'wrist'];
const LEGS = ['hip', 'knee', 'ankle'];

const HUMANOID: Body = {
  view: [60, 16, 200, 296],
  behind: '',
  bones:
    'M160 66V168M112 88H208M112 88L86 142L74 196M208 88L234 142L246 196M132 176H188M132 176L128 240L126 300M188 176L192 240L194 300M112 302H136M184 302H208M160 26a18 18 0 1 0 .1 0Z',
  parts: [
    { name: 'head', x: 160, y: 62, side: null },
    { name: 'waist', x: 160, y: 144, side: null },
    ...both('shoulder', 48, 88),
    ...both('elbow', 74, 142),
    ...both('wrist', 84, 188),
    ...both('hand', 90, 214),
    ...both('hip', 28, 178),
    ...both('knee', 32, 240),
    ...both('ankle', 34, 292),
  ],
  usual: { head: 3, waist: 3, shoulder: 3, hip: 3, ankle: 2, wrist: 3, elbow: 2 },
  words: [
    [/upper body/, ['head', 'waist', ...ARMS]],
    [/\b(head|neck|eye|antenna)/, ['head']],
    [/\b(waist|torso|trunk|lumbar|back|abdomen|bust|lift)/, ['waist']],
    [/\bshoulder/, ['shoulder']],
    [/\b(elbow|upper arm|forearm)/, ['elbow']],
    [/\bwrist/, ['wrist']],
    [/\b(hand|gripper)/, ['hand']],
    [/\barm\b/, ARMS],
    [/\bleg\b/, LEGS],
    [/\b(hip|thigh)/, ['hip']],
    [/\b(knee|calf)/, ['knee']],
    [/\b(ankle|foot|toe|wheel)/, ['ankle']],
  ],
  rest: [],
};

const BIPED: Body = {
  ...HUMANOID,
  view: [96, 84, 128, 226],
  bones:
    'M112 96h96v48h-96ZM160 144V168M132 168H188M132 168L118 236L130 300M188 168L174 236L186 300M116 302H144M172 302H200',
  parts: [
    { name: 'head', x: 160, y: 120, side: null },
    ...both('hip', 28, 172),
    { name: 'knee', x: 118, y: 236, side: 0 },
    { name: 'knee', x: 174, y: 236, side: 1 },
    { name: 'ankle', x: 130, y: 292, side: 0 },
    { name: 'ankle', x: 186, y: 292, side: 1 },
  ],
};

/** A leg of a quadruped: hip above, knee bent backwards, foot. */
const leg = (side: number, x: number, y: number): Part[] => [
  { name: 'hip', x, y, side },
  { name: 'knee', x: x + 22, y: y + 66, side },
  { name: 'foot', x: x - 2, y: y + 122, side },
];

const legPath = ([hip, knee, foot]: readonly Part[]): string =>
  hip && knee && foot ? `M${hip.x} ${hip.y}L${knee.x} ${knee.y}L${foot.x} ${foot.y}` : '';

const NEAR = [leg(0, 62, 132), leg(1, 214, 132)];
const FAR = [leg(2, 106, 106), leg(3, 258, 106)];

const QUADRUPED: Body = {
  view: [44, 74, 250, 190],
  behind: FAR.map(legPath).join(''),
  bones: `M62 132L106 106H258L214 132ZM62 132V112L106 86H258V106M258 86L214 112H62M214 112V132M258 92l26 -10v20l-26 10${NEAR.map(legPath).join('')}`,
  parts: [{ name: 'head', x: 278, y: 92, side: null }, ...FAR.flat(), ...NEAR.flat()],
  usual: { hip: 2 },
  words: [
    [/\bhead/, ['head']],
    [/\bleg\b/, ['hip', 'knee']],
    [/\b(hip|thigh|femur|coxa|collar|shoulder)/, ['hip']],
    [/\b(knee|calf|tibia)/, ['knee']],
    [/\b(wheel|foot|ankle|toe|tarsus)/, ['foot']],
  ],
  rest: [],
};

/** The joints of an arm from its foot to its hand. */
const LINKS = ['base', 'shoulder', 'upper arm', 'elbow', 'forearm', 'wrist', 'second wrist', 'flange'];
const USUAL_LINKS = ['shoulder', 'elbow', 'base', 'wrist', 'flange', 'forearm', 'upper arm', 'second wrist'];

const links = (places: readonly (readonly [number, number])[]): Part[] =>
  places.map(([x, y], index) => ({ name: LINKS[index] ?? '', x, y, side: null }));

const ARM: Body = {
  view: [36, 52, 260, 260],
  behind: 'M40 304H200',
  bones: 'M84 304h72l-12 -36h-48ZM120 268V212L88 96L230 72L264 120V214M246 214h36M246 214v20M282 214v20',
  parts: [
    ...links([
      [120, 272],
      [120, 212],
      [104, 154],
      [88, 96],
      [159, 84],
      [230, 72],
      [264, 120],
      [264, 168],
    ]),
    { name: 'gripper', x: 264, y: 212, side: null },
    { name: 'beside', x: 60, y: 176, side: null },
  ],
  usual: {},
  words: [
    [/\b(shadow|second)\b/, ['beside']],
    [/^(gripper|trigger|gripper trigger)/, ['gripper']],
  ],
  rest: USUAL_LINKS,
};

const MOBILE: Body = {
  ...ARM,
  view: [36, 22, 260, 292],
  behind: 'M40 306H250',
  bones:
    'M66 256h150v30H66ZM96 256V58M96 30a14 14 0 1 0 .1 0ZM96 172L140 132L228 112L262 152V226M244 226h36M244 226v18M280 226v18',
  parts: [
    ...links([
      [104, 164],
      [124, 147],
      [144, 131],
      [170, 125],
      [199, 119],
      [228, 112],
      [262, 152],
      [262, 188],
    ]),
    { name: 'gripper', x: 262, y: 224, side: null },
    { name: 'beside', x: 132, y: 190, side: null },
    { name: 'head', x: 96, y: 72, side: null },
    { name: 'lift', x: 96, y: 224, side: null },
    { name: 'wheel', x: 96, y: 290, side: 0 },
    { name: 'wheel', x: 186, y: 290, side: 1 },
  ],
  usual: { head: 3, lift: 3, wheel: 3 },
  words: [
    ...ARM.words,
    [/\b(pan-tilt|camera|head|neck)/, ['head']],
    [/\b(lift|torso)\b/, ['lift']],
    [/\bwheel/, ['wheel']],
    [/\bgripper/, ['gripper', 'wrist', 'elbow', 'shoulder', 'base']],
  ],
};

const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'];
const fingerParts = (name: string, places: readonly (readonly [number, number])[]): Part[] =>
  places.map(([x, y], index) => ({ name, x, y, side: index }));

const HAND: Body = {
  view: [22, 10, 220, 294],
  behind: '',
  bones:
    'M112 300V236L96 176L104 148H206L210 204L196 250V300M104 190L72 168L48 136L36 108M112 148L104 104L100 70L98 40M142 148L140 96L140 58L140 24M174 148L178 100L180 64L182 34M202 152L214 112L222 84L228 60',
  parts: [
    ...fingerParts('thumb', [
      [100, 188],
      [72, 168],
      [48, 136],
      [38, 112],
    ]),
    ...fingerParts('index', [
      [112, 148],
      [104, 104],
      [100, 70],
      [98, 46],
    ]),
    ...fingerParts('middle', [
      [142, 148],
      [140, 96],
      [140, 58],
      [140, 32],
    ]),
    ...fingerParts('ring', [
      [174, 148],
      [178, 100],
      [180, 64],
      [182, 42],
    ]),
    ...fingerParts('little', [
      [202, 152],
      [214, 112],
      [222, 84],
      [228, 66],
    ]),
    { name: 'wrist', x: 154, y: 280, side: null },
  ],
  usual: { wrist: 3 },
  words: [
    [/fingers and wrist/, [...FINGERS, 'wrist']],
    [/four fingers/, FINGERS.slice(1)],
    [/\bthumb/, ['thumb']],
    [/\bindex/, ['index']],
    [/\bmiddle/, ['middle']],
    [/\bring\b/, ['ring']],
    [/\blittle/, ['little']],
    [/\bwrist/, ['wrist']],
    [/^finger/, FINGERS],
  ],
  rest: [],
};

/** The bodies by kind of robot. */
export const BODIES: Readonly<Record<RobotEntry['kind'], Body>> = {
  humanoid: HUMANOID,
  biped: BIPED,
  quadruped: QUADRUPED,
  arm: ARM,
  mobile_manipulator: MOBILE,
  hand: HAND,
};
