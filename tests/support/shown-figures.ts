import { WITH_KINDS } from '../oracle/kinds.ts';

// Finds the figures of any answer, each with the kind that the answer states. It knows the forms of answers
// (docs/interface.md, "Evidence"), but not the code that writes them.

export interface ShownFigure {
  /** Its path in the answer, such as `data.0.motor.peak_torque_nm`. */
  readonly at: string;
  readonly field: string;
  /** The kind as text, or the conditions as an object; undefined if the answer has none. */
  readonly kind: unknown;
}

/** Figures that have a kind if a source states one; in a joint also the speed. */
const FIELDS: ReadonlySet<string> = new Set([...WITH_KINDS, 'rated_speed_rpm']);

type AnyObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is AnyObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field at the end of a path such as `joints/Knee (J1)/peak_torque_nm`. */
const fieldIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The context of a part of an answer. */
interface Around {
  /** Kinds, the nearest first: by field, or as texts of an export. */
  readonly kinds: readonly unknown[];
  /** The joint group that contains the motor; a robot's kinds name it before the field. */
  readonly role: string | null;
}

const NOTHING: Around = { kinds: [], role: null };

/** The figures in a part of an answer. */
export function figuresShown(part: unknown, at = '', around: Around = NOTHING): ShownFigure[] {
  if (Array.isArray(part))
    return part.flatMap((one: unknown, index) => figuresShown(one, `${at}.${index}`, around));
  if (!isObject(part)) return [];
  const nearer = {
    kinds: part.kinds === undefined ? around.kinds : [part.kinds, ...around.kinds],
    role: typeof part.role === 'string' ? part.role : around.role,
  };
  return [
    ...named(part, at, nearer),
    ...Object.entries(part).flatMap(([name, value]) =>
      FIELDS.has(name) || name === 'kinds' || name === 'conditions'
        ? []
        : figuresShown(value, `${at}.${name}`, nearer),
    ),
  ];
}

/** The figures of an object: its members named after fields, or the single one that it names. */
function named(part: AnyObject, at: string, around: Around): ShownFigure[] {
  const members = Object.entries(part).flatMap(([field, value]): ShownFigure[] =>
    FIELDS.has(field) && typeof value === 'number'
      ? [{ at: `${at}.${field}`, field, kind: kindAmong(around, field) }]
      : [],
  );
  return [...members, ...ofItself(part, at, around)];
}

function ofItself(part: AnyObject, at: string, around: Around): ShownFigure[] {
  const { field: path, value, values, kinds, from } = part;
  // A number of a simulator names the fields that it comes from.
  if (Array.isArray(from) && value !== null)
    return from.map(String).flatMap((name): ShownFigure[] => {
      const kind = isObject(kinds) ? kinds[name] : undefined;
      return FIELDS.has(fieldIn(name)) ? [{ at: `${at}.${name}`, field: fieldIn(name), kind }] : [];
    });
  const checked = CHECKED_BY[String(part.requirement)];
  // A check in brief form names only its filter.
  if (path === undefined && checked !== undefined && value !== null)
    return [{ at: `${at}.${checked}`, field: checked, kind: kindAmong(around, checked) }];
  if (typeof path !== 'string' || !FIELDS.has(fieldIn(path))) return [];
  const field = fieldIn(path);
  // A row of figures side by side.
  if (Array.isArray(values))
    return values.flatMap((one: unknown, index): ShownFigure[] =>
      typeof one === 'number'
        ? [{ at: `${at}.${index}`, field, kind: Array.isArray(kinds) ? kinds[index] : undefined }]
        : [],
    );
  if (typeof value !== 'number') return [];
  return [{ at, field, kind: part.conditions ?? kindAmong(around, path) }];
}

/** The figure that each filter checks; an operating point depends at least on a torque. */
const CHECKED_BY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...FIELDS].flatMap((field) => ['min', 'max'].map((end) => [`${end}_${field}`, field])),
  ),
  min_speed_rpm: 'max_speed_rpm',
  peak_points: 'peak_torque_nm',
  rated_points: 'rated_torque_nm',
};

/** The nearest kind for a field, among kinds by field and texts that begin with the field. */
function kindAmong({ kinds: all, role }: Around, path: string): unknown {
  const own = [path, TORQUE_OF[path] ?? path];
  const names = [...own, ...own.map((name) => `joints/${role}/${name}`)];
  for (const kinds of all) {
    for (const name of names) {
      const found = isObject(kinds) ? kinds[name] : textAmong(kinds, name);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const textAmong = (texts: unknown, name: string): string | undefined =>
  (Array.isArray(texts) ? texts.map(String) : [])
    .find((text) => text.startsWith(`${name}: `))
    ?.slice(name.length + 2);

/** The torques that derived figures take their kind from. */
const TORQUE_OF: Readonly<Record<string, string>> = {
  torque_density_nm_per_kg: 'peak_torque_nm',
  price_per_nm: 'peak_torque_nm',
  rated_torque_density_nm_per_kg: 'rated_torque_nm',
};
