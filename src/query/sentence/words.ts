import type { CATEGORIES } from '../../catalog/fields/actuator.ts';
import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { COUNTRY_WORDS } from '../parameters/country-words.ts';

/** Names of which several values may be asked, any of them or all. */
export const TAKE_SEVERAL: ReadonlySet<string> = new Set([
  'brand',
  'category',
  'comm',
  'control_mode',
  'country',
  'peak_points',
  'rated_points',
]);

/**
 * What part of a sentence asks of an actuator: a figure or property by its name, and the value as a query
 * writes it.
 */
export interface Need {
  readonly name: string;
  /** At least the value, at most the value, within a range such as `10-20`, or the value itself. */
  readonly sense: 'least' | 'most' | 'within' | 'is';
  readonly value: string;
}

/** Names that the catalog knows, which a sentence may contain, by the filters that ask for them. */
export type Vocabulary = Readonly<Record<'brand' | 'comm' | 'control_mode' | 'country', readonly string[]>>;

/**
 * How a word bounds a figure; `extreme` (`max`, `up to`) is what the joint needs at most, so usually the
 * actuator's least; `limit` (`a maximum of`) may be either.
 */
export type BoundSense = 'least' | 'most' | 'extreme' | 'limit';

/** What a word or phrase does in a sentence. */
export type Role =
  | { readonly kind: 'bound'; readonly sense: BoundSense }
  /** Says which torque is meant, or which figure a length or an angle is. */
  | { readonly kind: 'naming'; readonly name: string }
  /** A mass or a length beside it is of the robot, or of the actuator. */
  | { readonly kind: 'robot' | 'actuator' }
  /** A figure in these units beside it is none of those that can be asked. */
  | { readonly kind: 'unlike'; readonly units: readonly string[] }
  /** A maker behind it is only compared with. */
  | { readonly kind: 'compared' }
  | { readonly kind: 'need'; readonly need: Need }
  | { readonly kind: 'not' | 'at' | 'filler' | 'break' | 'orUnknown' | 'word' };

const is = (name: string, value: string): Role => ({ kind: 'need', need: { name, sense: 'is', value } });

const { raw } = String;

// Words between `more` and `than` that say no more than the unit behind them.
const COMMON = '(?:expensive|torque|weight|mass|speed|power)';
/** Words for a figure that need not be met to the letter. */
export const ABOUT = raw`about|around|roughly|circa|nearly|almost|ca\.?|approx(?:\.|imately)?|~|≈`;
/** Where nothing follows that a word might bound. */
const AT_END = raw`(?!\s*(?:\.?\d|\$|(?!(?:and|with|but|plus)\b)[a-z]))`;
const MORE = 'dearer|greater|higher|stronger|faster|heavier|longer|larger|bigger|thicker';
const LESS = 'lighter|weaker|slower|shorter|smaller|lower|thinner|cheaper';

/** What says of figures beside it that they are none of those that can be asked, by their units. */
const UNLIKE = {
  'N.m': raw`cogging|(?:detent|drag|starting|breakaway|tilting|back-?\s?driv(?:e|ing)) torque|torque (?:sensor ?)?(?:accuracy|resolution|range)?(?<!torque )|friction(?: torque)?|torque ripple|(?:tilting|bending) moment|moment loads?`,
  'N.m V W': '(?:holding )?brak(?:es?|ing)(?: torque)?',
  V: raw`logic|signals?|encoders?|sensors?|usb|i\/?o|analog(?:ue)?|isolation|tolerant|back-?emf|ac|mains`,
  '{USD} g': raw`(?:in )?total|altogether|overall|whole|projects?|pairs?|sets?|(?:for )?all(?: \d+)?|for (?:two|\d+(?= (?:motor|pcs|piece|unit|joint|actuator)|\W*$))`,
  '1': '(?:timing )?belts?|chains?|pulleys?|external(?: stage)?|inertia(?: ratio| mismatch)?',
  g: 'rotor (?:weight|mass)|shocks?|vibrations?|acceleration',
  W: '(?:power )?consum(?:es|ption)|(?:heat )?dissipat(?:es|ion)|standby|idle|heat|loss(?:es)?',
  mm: '(?:arms?|links?|levers?|legs?|thighs?|rotor|wall) (?:diameter|length|thickness)|(?:shafts?|wheels?|cables?|stators?|flanges?|screws?|bolts?(?: circle)?|pitch circle)(?: (?:diameter|length|thickness))?',
  '/min': raw`(?:input|rotor)(?: speed)?|before (?:the )?gear\w*|motor[\s-]side`,
};

/** What says which torque is meant, or which figure a length or an angle is. */
const NAMING = {
  rated_torque_nm: raw`cont(?:\.|i\w*ous(?:ly)?)?(?: duty)?|rated|nominal|rms|sustained|lasting|holding|permanent`,
  peak_torque_nm: raw`peak|stall|momentary|short-?\s?term|intermittent`,
  through_hole_mm: raw`(?:hollow(?:[\s-](?:shafts?|bores?))?|thr(?:ough|u)[\s-]?(?:holes?|bores?)|cent(?:er|re|ral)[\s-](?:holes?|bores?)|bores?)(?: (?:with an? )?diameter)?|(?:inner|inside) diameters?`,
  outer_diameter_mm: raw`(?:outer |outside )?dia(?:meters?|m?\.)?|od|ø|⌀|wide|tube`,
  length_mm: 'length|long|thick(?:ness)?|deep|depth|axially',
  backlash_arcmin: 'backlash|play',
  repeatability_arcmin: 'repeatab(?:le|ility)',
};

/** How people call the categories. */
const CATEGORY_WORDS = {
  qdd_proprioceptive: raw`quasi-?\s?direct(?:[\s-]drives?)?|qdds?`,
  smart_servo: raw`(?:smart|bus)[\s-]?servos?`,
  harmonic_precision: raw`strain[\s-]wave|harmonic(?:[\s-](?:drive|gear)s?)?`,
  cycloidal_premium: 'cycloidal',
  frameless_driver: 'frameless',
  integrated_joint: '(?:integrated )?joint modules?',
} satisfies Partial<Record<(typeof CATEGORIES)[number], string>>;

const NO_DRIVER = raw`(?:without|no|w\/o) (?:an? )?(?:integrated |built-in |onboard )?driver(?! (?:need|requir))`;
const WITH_DRIVER = raw`(?:with (?:an? )?)?(?:integrated|built-?\s?in|on-?\s?board) driver|driver (?:on board|built in|included)`;
const ALL_BUT = raw`(?:any|every|all)\w*(?: [a-z]+)? but|other than|rather than|instead of|apart from|besides|unlike`;
const COMPARING = raw`-?like|as(?! well)(?<!such as)|vs\.?|versus|(?:similar|compar(?:ed|able)|equivalent|identical|rival|success\w+|compatible|alternatives?|substitutes?|drop-in|clones?)(?: (?:to|of|with|for))?|-?(?:compatible|style)|replac(?:es?|ing|ements?)(?: for)?|better than|than|upgrad\w+(?: from)?|switch\w*(?: from)?|inspired by|(?:my|our) current|currently|existing|previous(?:ly)?|old|matching`;
const AT_LEAST = raw`(?:no|not|nothing) (?:less|${LESS}) than|(?:not|nothing) (?:under|below)|at least|or (?:more|above|over|${MORE})(?! than)|and (?:above|over|more|up)${AT_END}|min(?:imum|\.)?|(?<=\S)\+(?!\S)|(?:more(?: ${COMMON})?|${MORE}) than(?: or equal to)?|exceed(?:s|ing)?|over|above|from|>=?|=>|≥`;
const AT_MOST = raw`(?:no|not|nothing) (?:more(?: ${COMMON})?|${MORE}) than|(?:not|nothing) (?:over|above)|(?:not|never|without) exceed(?:ing)?|at most|or (?:less|fewer|below|under|${LESS})(?! than)|and (?:below|under|less)${AT_END}|(?:less(?: ${COMMON})?|${LESS}) than(?: or equal to)?|under|below|within|limited to|capped at|<=?|=<|≤`;
const ROBOTS = raw`(?<=\ban? [\d.,]+[\s-]?\p{L}+ )weights?(?! (?:limit|budget|class))|(?<!\b(?:with|has|have|having) )a weight(?= of \d)|robots?|avatars?|payload|reach|carr(?:y|ies|ying)|lift(?:s|ing)?|holds?|moves?|loads?|body|lever|links?|arms?|stroke|out(?! of)|away|quadrupeds?|humanoids?|bipeds?|dogs?|persons?|people|humans?|riders?|exoskeletons?|cobots?|legs?|thighs?|torso|rovers?|vehicles?`;
const DENYING = raw`n(?:on?|ot)(?:\b-)?|too(?= [a-z])|unnecessary|optional|unwanted|-free|none|nothing|false|without|neither|hardly|barely|poorly|except|exclud(?:e|ed|ing)|excl\.?|avoid(?:ing)?|lack(?:s|ing)?|minus|rul(?:e|ing) out|outside(?: of)?|w\/o|free of|nicht|keine?|ohne|pas|sans|sin|never|[a-z]+n['’]t`;
const FILLERS = raw`(?:would|['’]d) like|i|we|fits?|needs?|want|looking|for|an?|the|of|with|on|in|to|or better(?! than)|or|is|are|be|it|that|which|per|ha(?:s|ve|ving)|between|either|each|both|made|using|please|[([:=|]|${ABOUT}|can|do|does|gives?|me|my|our|should|must|weigh(?:s|ing)?|weight|mass|price|cost(?:s|ing)?|torque(?: density)?|speed|budget|supply|voltage|bus|running|gear|ratio|(?:output )?power|limit|range(?! of motion)`;

/**
 * Phrases with one meaning, the more specific first. Each is looked for where a word begins and must end
 * where one ends.
 */
const PHRASES: readonly (readonly [pattern: string, role: Role])[] = [
  ['or (?:unknown|not published|not stated)', { kind: 'orUnknown' }],
  [raw`(?:with(?:out)?|no|w\/o) (?:an? )?(?:[a-z]+ )?brakes?|no-?\s?load`, { kind: 'word' }],
  [ALL_BUT, { kind: 'not' }],
  ...Object.entries(UNLIKE).map(
    ([units, pattern]) => [pattern, { kind: 'unlike', units: units.split(' ') }] as const,
  ),
  [raw`non-?\s?back-?\s?driv(?:e?able|ing)|not back-?\s?driv(?:e?able|ing)`, is('backdrivable', 'false')],
  [raw`back-?\s?driv(?:e?able|ing)`, is('backdrivable', 'true')],
  [NO_DRIVER, is('integrated_driver', 'false')],
  [WITH_DRIVER, is('integrated_driver', 'true')],
  ['in production|still (?:sold|made)', is('availability', 'in_production')],
  ...Object.entries(CATEGORY_WORDS).map(([slug, pattern]) => [pattern, is('category', slug)] as const),
  // Before the bounds, which some of these end with.
  [COMPARING, { kind: 'compared' }],
  [raw`under (?:an? )?load of|under(?= [\d.,]+ ?\S+ load)`, { kind: 'at' }],
  [AT_LEAST, { kind: 'bound', sense: 'least' }],
  [AT_MOST, { kind: 'bound', sense: 'most' }],
  [raw`(?:an? )?(?:absolute )?max(?:imum|\.)? of`, { kind: 'bound', sense: 'limit' }],
  [raw`up to|max(?:imum|\.)?`, { kind: 'bound', sense: 'extreme' }],
  ...Object.entries(NAMING).map(([name, pattern]) => [pattern, { kind: 'naming', name }] as const),
  [ROBOTS, { kind: 'robot' }],
  [
    'motors?|actuators?|joints?|drives?|servos?|hips?|knees?|ankles?|elbows?|shoulders?|wrists?',
    { kind: 'actuator' },
  ],
  [DENYING, { kind: 'not' }],
  ['(?:(?:when|while) )?(?:(?:running|turning|rotating|spinning) )?at|@', { kind: 'at' }],
  [raw`[-,;.!?)\]/]|and|as well as|plus|nor|&|\+|but|then`, { kind: 'break' }],
  [FILLERS, { kind: 'filler' }],
];

/** What a phrase asks that names its value itself, such as `IP65`, `9:1` or `6S`. */
const VALUED: readonly (readonly [
  pattern: RegExp,
  name: string,
  value: (match: RegExpExecArray) => string,
])[] = [
  [
    /(\d+(?:\.\d+|,\d\d?)?)\s?@\s?(\d+(?:\.\d+)?)(?![\d.]|\s?rad|\s?deg|\s?°|\s?v\b)(?:\s?rpm)?(?!\w)/iy,
    'peak_points',
    ([, torque = '', speed = '']) => `${torque.replace(',', '.')}@${speed}`,
  ],
  [/ip[\s-]?([0-6]\d)(?!\w)/iy, 'min_ip', ([, digits = '']) => digits],
  [
    /(?:(?:gear )?ratio (?:of )?)?(?:(\d+(?:\.\d+)?)(?:\s?:\s?1)?\s?(?:-|–|to|up to|(?<=between [\d.: ]+)and)\s?)?(\d+(?:\.\d+)?)\s?:\s?1(?:\s?(?:gear )?(?:ratio|gear|reduction))?(?!\w)/iy,
    'gear_ratio',
    ([, least, most = '']) => `${least ?? most}-${most}`,
  ],
  // A cell of a lithium polymer battery has 3.7 V; a small `s` alone is seconds.
  [
    /([2-9]|1[0-6])(?:[Ss]\s?(?:[Ll]i[Pp]o|LIPO|[Ll]i-?\s?[Ii]on|[Bb]attery|[Pp]ack)|S)(?!\w)/y,
    'voltage_v',
    ([, cells]) => String(Math.round(Number(cells) * 37) / 10),
  ],
];

const COMPILED = PHRASES.map(([pattern, role]) => [wholeWords(pattern), role] as const);

/** A pattern that ends where a word ends: a letter or digit at its end is followed by none. */
function wholeWords(pattern: string, flags = 'iuy'): RegExp {
  return new RegExp(raw`(?:${pattern})(?:(?<![\p{L}\p{N}])|(?![\p{L}\p{N}]))`, flags);
}

/**
 * What the phrase does that begins at `start`, where a word begins, and its length; null where none does.
 * `names` are those of `namesIn`.
 */
export function phraseAt(text: string, start: number, names: readonly NamePattern[]) {
  for (const [pattern, name, valueOf] of VALUED) {
    const match = matchAt(pattern, text, start);
    if (match === null) continue;
    const need: Need = { name, sense: name === 'gear_ratio' ? 'within' : 'is', value: valueOf(match) };
    return { role: { kind: 'need', need } satisfies Role, length: match[0].length };
  }
  for (const [pattern, role] of [...names, ...COMPILED]) {
    const match = matchAt(pattern, text, start);
    if (match !== null) return { role, length: match[0].length };
  }
  return null;
}

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

/** A name of the catalog as it is found in sentences. */
export type NamePattern = readonly [pattern: RegExp, role: Role];

/** The names of a vocabulary, the longest first: `CAN FD` is not `CAN`. */
export const namesIn = memoizeByObject((vocabulary: Vocabulary): readonly NamePattern[] => {
  const patterns = Object.entries(vocabulary).flatMap(([filter, names]) =>
    names.map((name): NamePattern => {
      const flags = isPhrase(name) ? 'uy' : 'iuy';
      return [wholeWords(spelled(filter, name, names), flags), is(filter, name)];
    }),
  );
  const longestFirst = patterns.toSorted(([one], [other]) => other.source.length - one.source.length);
  return [
    [CANNOT, { kind: 'not' }],
    [CAN_VERB, { kind: 'filler' }],
    [CAN_UNSURE, { kind: 'word' }],
    ...longestFirst,
  ];
});

/**
 * Whether a name has another meaning as well: `Harmonic Drive` is a maker, `harmonic drive` any gear of that
 * kind.
 */
const isPhrase = (name: string): boolean => /need|robot/.test(phraseAt(name, 0, [])?.role.kind ?? '');

/** How people write a name of a filter. */
function spelled(filter: string, name: string, names: readonly string[]): string {
  if (filter === 'control_mode') return controlling(name, names);
  const others = Object.keys(COUNTRY_WORDS).filter((other) => COUNTRY_WORDS[other] === name.toLowerCase());
  const loosely = [name, ...others].map(looselySpelled).join('|');
  return filter === 'comm'
    ? raw`(?:${loosely.replace('CANo', raw`CAN[-\s]?o`)})(?:[-\s]?bus(?!\s?servo))?`
    : loosely;
}

/**
 * A mode of control, alone or enumerated with others: `torque control`, `velocity and torque mode`, but not
 * `20 Nm torque, position control`.
 */
function controlling(mode: string, modes: readonly string[]): string {
  const [own, any] = [[mode], modes].map((some) => some.map(spokenMode).join('|'));
  const control = raw`[-\s](?:control(?:led)?|mode)`;
  const others = raw`(?:\s?(?:,|(?:,\s?)?\b(?:and|or)\b|[/&])\s?(?:${any}))+`;
  const behindFigure = raw`(?<=\d\s?[^\s\d]{1,9}\s(?:${own}))`;
  return raw`(?:${own})(?:${control}|(?!${behindFigure})(?=${others}${control}))`;
}

const spokenMode = (mode: string): string =>
  mode === 'velocity' ? 'velocity|speed' : mode.replaceAll('_', raw`[-_\s]`);

const CANNOT = /(?:can|CAN)(?:['’][Tt]|not|NOT)(?![a-z])|can not\b/y;

// `a motor that can lift 5 kg` asks for no bus, and what other words behind say of it is not sure.
const CAN_VERB =
  /[Cc]an(?= (?:I|i|it|we|you|the|an?|be|do|weigh|give|handle|lift|hold|carry|take|move|run|reach|deliver|provide|withstand|work|turn)\b)/y;
const CAN_UNSURE =
  /(?<=\b[Ww]ho )can|[Cc]an(?= (?!bus|fd|open|[a-z]+(?:bus|cat)|or |and |with |at |for |is |prefer|interface|protocol|motor|actuator|servo|under|max|ip ?\d)[a-z])/y;

/** A name with its blanks and hyphens optional: `RS-485` is found as `rs485`. */
const looselySpelled = (name: string): string =>
  name.replaceAll(/[.*+?^${}()|[\]\\/]/g, raw`\$&`).replaceAll(/[-\s]+/g, raw`[-\s]?`);
