/** A metric family of an exposition, with its samples. */
export interface Family {
  readonly name: string;
  readonly type: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

/** One sample line. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The suffixes of sample names, by type of metric (OpenMetrics 1.0, section 5.1). */
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  counter: ['_total', '_created'],
  gauge: [''],
  histogram: ['_bucket', '_sum', '_count', '_created'],
};

const RESERVED = /_(total|created|bucket|sum|count)$/;
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,(?!$)|$)/;
const NUMBER = /^([+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?|[+-]?inf(inity)?|nan)$/i;

/** Reads an OpenMetrics text strictly. Throws with the line that breaks the standard. */
export function readOpenMetrics(text: string): readonly Family[] {
  if (!text.endsWith('\n# EOF\n')) throw new Error('The text does not end with the line # EOF.');
  const blocks = text
    .slice(0, -'# EOF\n'.length)
    .split(/^(?=# HELP )/m)
    .map(readFamily);
  refuseTwins(
    blocks.map(({ name }) => name),
    'family',
  );
  return blocks;
}

/** The number of series in an exposition. */
export const countSeries = (families: readonly Family[]): number =>
  families.flatMap(({ samples }) => samples).length;

/** The value of one series; 0 if there is none. */
export function valueOf(
  families: readonly Family[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  const wanted = seriesOf({ name, labels, value: 0 });
  return families.flatMap(({ samples }) => samples).find((sample) => seriesOf(sample) === wanted)?.value ?? 0;
}

function readFamily(block: string): Family {
  const [helpLine = '', typeLine = '', ...lines] = block.replace(/\n$/, '').split('\n');
  const [, name = '', help = ''] =
    /^# HELP ([a-zA-Z_:][\w:]*) (.+)$/.exec(helpLine) ?? fail(helpLine, 'no HELP');
  const [, typed = '', type = ''] = /^# TYPE (\S+) (\w+)$/.exec(typeLine) ?? fail(typeLine, 'no TYPE');
  const suffixes = SUFFIXES[type] ?? fail(typeLine, 'an unknown type');
  if (typed !== name || RESERVED.test(name)) fail(typeLine, 'another family, or a reserved ending');
  const samples = lines.map(readSample);
  const stray = samples.find((sample) => !suffixes.some((suffix) => sample.name === name + suffix));
  if (stray !== undefined) fail(stray.name, `no sample of ${type} ${name}`);
  refuseTwins(samples.map(seriesOf), 'series');
  if (type === 'histogram') checkBuckets(name, samples);
  if (type !== 'gauge' && samples.some(({ value }) => !(value >= 0))) fail(name, 'a count below zero');
  return { name, type, help, samples };
}

function readSample(line: string): Sample {
  const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? fail(line, 'no sample');
  if (!NUMBER.test(value)) fail(line, 'no number');
  return {
    name,
    labels: readLabels(labels, line),
    value: Number(value.replace(/inf$/i, 'Infinity').replace(/nan/i, 'NaN')),
  };
}

function readLabels(text: string, line: string): Record<string, string> {
  if (text === '') return {};
  const [whole, name = '', value = ''] = LABEL.exec(text) ?? fail(line, 'no label');
  const rest = readLabels(text.slice(whole.length), line);
  if (name in rest) fail(line, `the label ${name} twice`);
  return { [name]: value, ...rest };
}

/** Asserts that buckets rise by bound and count up to +Inf, which has the total count. */
function checkBuckets(name: string, samples: readonly Sample[]): void {
  const without = ({ labels }: Sample): string =>
    seriesOf({
      name,
      labels: Object.fromEntries(Object.entries(labels).filter(([label]) => label !== 'le')),
      value: 0,
    });
  for (const [series, group] of Map.groupBy(samples, without)) {
    const buckets = group.filter((sample) => sample.name === `${name}_bucket`);
    const bounds = buckets.map(({ labels }) => Number(labels.le?.replace('+Inf', 'Infinity')));
    const counts = buckets.map(({ value }) => value);
    const total = group.find((sample) => sample.name === `${name}_count`)?.value;
    if (!rises(bounds) || !rises(counts) || bounds.at(-1) !== Infinity || counts.at(-1) !== total)
      fail(series, 'buckets that do not add up');
  }
}

const rises = (figures: readonly number[]): boolean =>
  figures.every((figure, index) => index === 0 || figure >= (figures[index - 1] ?? 0));

const seriesOf = ({ name, labels }: Sample): string =>
  `${name}{${Object.entries(labels)
    .map(([label, value]) => `${label}="${value}"`)
    .toSorted()
    .join(',')}}`;

function refuseTwins(names: readonly string[], what: string): void {
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) fail(twin, `the same ${what} twice`);
}

function fail(found: string, why: string): never {
  throw new Error(`Not OpenMetrics, ${why}: ${JSON.stringify(found)}`);
}
