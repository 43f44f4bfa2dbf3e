import type { RobotEntry } from '../../catalog/files/yaml-schemas.ts';

/** A place on a drawn body where joints sit. */
export interface Part {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/**
 * A body to put joints on: its bones, the parts that joints sit at, and what words of a joint's name mean.
 */
export interface Body {
  /** View box of the drawing: left, top, width, height. */
  readonly view: readonly [number, number, number, number];
  /** Lines of the body, those behind first. */
  readonly behind: string;
  readonly bones: string;
  readonly parts: readonly Part[];
  /** The common number of joints at a part, by its name; one where it is not named. */
  readonly usual: Readonly<Record<string, number>>;
  /** The words for parts, the narrower ones first. */
  readonly words: readonly (readonly [pattern: RegExp, parts: readonly string[]])[];
  /**
   * The parts that joints without a word for their place fill, the most common ones first; none where
   * they cannot be placed.
   */
  readonly rest: readonly string[];
}

/** The parts of a body, from the points of each name as SVG writes them. */
const partsAt = (places: Readonly<Record<string, string>>): Part[] =>
  Object.entries(places).flatMap(([name, points]) =>
    points.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return { name, x, y };
    }),
  );

const ARMS = ['shoulder', 'elbow', 'wrist'];
const LEGS = ['hip', 'knee', 'ankle'];

const HUMANOID: Body = {
  view: [60, 16, 200, 296],
  behind: '',
  bones:
    'M160 66V168M112 88H208M112 88L86 142L74 196M208 88L234 142L246 196M132 176H188M132 176L128 240L126 300M188 176L192 240L194 300M112 302H136M184 302H208M160 26a18 18 0 1 0 .1 0Z',
  parts: partsAt({
    head: '160,62',
    waist: '160,144',
    shoulder: '112,88 208,88',
    elbow: '86,142 234,142',
    wrist: '76,188 244,188',
    hand: '70,214 250,214',
    hip: '132,178 188,178',
    knee: '128,240 192,240',
    ankle: '126,292 194,292',
  }),
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
  parts: partsAt({
    head: '160,120',
    hip: '132,172 188,172',
    knee: '118,236 174,236',
    ankle: '130,292 186,292',
  }),
};

const QUADRUPED: Body = {
  view: [44, 74, 250, 190],
  behind: 'M106 106L128 172L104 228M258 106L280 172L256 228',
  bones:
    'M62 132L106 106H258L214 132ZM62 132V112L106 86H258V106M258 86L214 112H62M214 112V132M258 92l26 -10v20l-26 10M62 132L84 198L60 254M214 132L236 198L212 254',
  parts: partsAt({
    head: '278,92',
    hip: '106,106 258,106 62,132 214,132',
    knee: '128,172 280,172 84,198 236,198',
    foot: '104,228 256,228 60,254 212,254',
  }),
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

const ARM: Body = {
  view: [36, 52, 260, 260],
  behind: 'M40 304H200',
  bones: 'M84 304h72l-12 -36h-48ZM120 268V212L88 96L230 72L264 120V214M246 214h36M246 214v20M282 214v20',
  parts: partsAt({
    base: '120,272',
    shoulder: '120,212',
    'upper arm': '104,154',
    elbow: '88,96',
    forearm: '159,84',
    wrist: '230,72',
    'second wrist': '264,120',
    flange: '264,168',
    gripper: '264,212',
    beside: '60,176',
  }),
  usual: {},
  words: [
    [/\b(shadow|second)\b/, ['beside']],
    [/^(gripper|trigger|gripper trigger)/, ['gripper']],
  ],
  rest: ['shoulder', 'elbow', 'base', 'wrist', 'flange', 'forearm', 'upper arm', 'second wrist'],
};

const MOBILE: Body = {
  ...ARM,
  view: [36, 22, 260, 292],
  behind: 'M40 306H250',
  bones:
    'M66 256h150v30H66ZM96 256V58M96 30a14 14 0 1 0 .1 0ZM96 172L140 132L228 112L262 152V226M244 226h36M244 226v18M280 226v18',
  parts: partsAt({
    base: '104,164',
    shoulder: '124,147',
    'upper arm': '144,131',
    elbow: '170,125',
    forearm: '199,119',
    wrist: '228,112',
    'second wrist': '262,152',
    flange: '262,188',
    gripper: '262,224',
    beside: '132,190',
    head: '96,72',
    lift: '96,224',
    wheel: '96,290 186,290',
  }),
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

const HAND: Body = {
  view: [22, 10, 220, 294],
  behind: '',
  bones:
    'M112 300V236L96 176L104 148H206L210 204L196 250V300M104 190L72 168L48 136L36 108M112 148L104 104L100 70L98 40M142 148L140 96L140 58L140 24M174 148L178 100L180 64L182 34M202 152L214 112L222 84L228 60',
  parts: partsAt({
    thumb: '100,188 72,168 48,136 38,112',
    index: '112,148 104,104 100,70 98,46',
    middle: '142,148 140,96 140,58 140,32',
    ring: '174,148 178,100 180,64 182,42',
    little: '202,152 214,112 222,84 228,66',
    wrist: '154,280',
  }),
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
