/*
 * A value as the bytes of a file: its typed arrays lie behind its JSON as they lie in memory, each where a number of its kind
 * may begin. So the arrays of what is read are views of the file's bytes: nothing is copied, and nothing is made anew. Lists
 * of texts lie there too, as one text: it is cut many times faster than JSON is read.
 */

type View = Uint8Array | Uint32Array | Float64Array;

type OpenArray = (bytes: ArrayBufferLike, start: number, length: number) => View | string[];

/** Between two texts of a list: no text of a catalog has it. */
const BETWEEN = '\0';

/** The arrays that a file may hold. */
const KINDS = {
  Uint8Array: (bytes, start, length) => new Uint8Array(bytes, start, length),
  Uint32Array: (bytes, start, length) => new Uint32Array(bytes, start, length),
  Float64Array: (bytes, start, length) => new Float64Array(bytes, start, length),
  Texts: (bytes, start, length) => Buffer.from(bytes, start, length).toString().split(BETWEEN),
} as const satisfies Record<string, OpenArray>;

type Kind = keyof typeof KINDS;

/** What stands for an array in the JSON: its kind, where it begins behind the JSON, and how many numbers it has. */
interface Reference {
  readonly array: Kind;
  readonly at: number;
  readonly length: number;
}

// The longest number of an array.
const ALIGNMENT = 8;

const aligned = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

/** The bytes of a value. Equal values have equal bytes; an array that occurs twice is written once. */
export function toBytes(value: unknown): Buffer {
  const placed = new Map<View, Reference>();
  let end = 0;
  const place = (view: View, array: Kind): Reference => {
    const known = placed.get(view);
    if (known !== undefined) return known;
    const reference = { array, at: end, length: view.length };
    placed.set(view, reference);
    end += aligned(view.byteLength);
    return reference;
  };
  const json = Buffer.from(
    JSON.stringify(value, (_, part: unknown) => {
      if (isTexts(part)) return place(Buffer.from(part.join(BETWEEN)), 'Texts');
      return isView(part) ? place(part, kindOf(part)) : part;
    }),
  );
  const start = ALIGNMENT + aligned(json.length);
  const bytes = Buffer.alloc(start + end);
  bytes.writeUInt32LE(json.length);
  json.copy(bytes, ALIGNMENT);
  for (const [view, { at }] of placed)
    bytes.set(new Uint8Array(view.buffer, view.byteOffset, view.byteLength), start + at);
  return bytes;
}

/** The value that bytes hold; its arrays are views of them. Throws for bytes that hold none. */
export function fromBytes(bytes: Buffer): unknown {
  // Inside of another file they may begin anywhere.
  const { buffer, byteOffset } = bytes.byteOffset % ALIGNMENT === 0 ? bytes : Uint8Array.from(bytes);
  const length = bytes.readUInt32LE();
  const start = byteOffset + ALIGNMENT + aligned(length);
  const text = bytes.toString('utf8', ALIGNMENT, ALIGNMENT + length);
  // A reviver takes five times as long, and memory for the place of each value in the text.
  const opened = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(opened);
    if (isReference(part)) return KINDS[part.array](buffer, start + part.at, part.length);
    return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, opened(member)]));
  };
  return opened(JSON.parse(text));
}

const isTexts = (part: unknown): part is string[] =>
  Array.isArray(part) && part.length > 0 && part.every((text) => typeof text === 'string' && !text.includes(BETWEEN));

const isView = (part: unknown): part is View =>
  part instanceof Uint8Array || part instanceof Uint32Array || part instanceof Float64Array;

function kindOf(view: View): Kind {
  if (view instanceof Uint8Array) return 'Uint8Array';
  return view instanceof Uint32Array ? 'Uint32Array' : 'Float64Array';
}

const isReference = (part: object): part is Reference => 'array' in part && 'at' in part && 'length' in part;
