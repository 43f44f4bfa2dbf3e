import { accepts, supplyRange, type SupplyRange } from '../../catalog/fields/supply-range.ts';
import { motorsIn } from '../../catalog/records/motor-totals.ts';
import { counted, figureText, UNKNOWN_TEXT, shownNumber } from '../format.ts';
import type { Bill, BillLine } from './bill.ts';

/** Says if all motors of a list share a supply or a bus. */
export interface SharedSupply {
  /** Null when it depends on unknown figures. */
  readonly isShared: boolean | null;
  /** The result in words. */
  readonly text: string;
}

/** The supply that suits all motors of a list: the voltages that all accept, as far as known. */
export function sharedSupply({ lines }: Pick<Bill, 'lines'>): SharedSupply {
  const ranges = lines.flatMap((line) => supplyOf(line) ?? []);
  if (ranges.length === 0) return { isShared: null, text: UNKNOWN_TEXT };
  const common = commonSupply(ranges);
  const unknown = lines.filter((line) => supplyOf(line) === null);
  if (common !== null) return shared(unknown, rangeText(common));
  return { isShared: false, text: `no common supply: ${differing(lines, 'voltage_v')}` };
}

/** The buses that all motors of a list have. Makers may still use different protocols on them. */
export function sharedBus({ lines }: Pick<Bill, 'lines'>): SharedSupply {
  const known = lines.map(busesOf).filter((buses) => buses.length > 0);
  const common = (known[0] ?? []).filter((bus) => known.every((buses) => buses.includes(bus)));
  const unknown = lines.filter((line) => busesOf(line).length === 0);
  if (known.length === 0) return { isShared: null, text: UNKNOWN_TEXT };
  if (common.length === 0) return { isShared: false, text: `no common bus: ${differing(lines, 'comm')}` };
  const makers = new Set(lines.flatMap(({ actuator }) => actuator?.brand ?? []));
  return shared(
    unknown,
    `${common.join(' or ')}${makers.size > 1 ? '; each maker may use its own protocol' : ''}`,
  );
}

/** The motors that do not accept a supply, by name; not those of unknown supply. */
export const refusing = ({ lines }: Pick<Bill, 'lines'>, volts: number): string[] =>
  lines.flatMap((line) => {
    const range = supplyOf(line);
    return range === null || accepts(range, { least: volts, most: volts }) ? [] : [nameOf(line)];
  });

/** Current drawn when every joint takes its peak power at once, losses not counted. */
export const peakCurrentText = ({ peak_w: { sum, unknown } }: Pick<Bill, 'peak_w'>, volts: number): string =>
  sum === null
    ? 'enter operating points'
    : `more than ${shownNumber(Number((sum / volts).toPrecision(3)))} A${unknown === 0 ? '' : `, ${counted(unknown, 'actuator')} without an operating point`}`;

/** Display name of a row's actuator. */
export const nameOf = ({ id, name, actuator, motor }: BillLine): string =>
  motor?.name ?? actuator?.name ?? (id || `no actuator yet${name === '' ? '' : ` for ${name}`}`);

const supplyOf = ({ actuator }: BillLine): SupplyRange | null =>
  supplyRange(actuator?.figures.voltage_v ?? null);

const busesOf = ({ actuator }: BillLine): string[] => {
  const buses = actuator?.figures.comm;
  return Array.isArray(buses) ? buses.map(String) : [];
};

/** The overlap of all supplies, or a single nominal voltage that all accept. */
function commonSupply(ranges: readonly SupplyRange[]): SupplyRange | null {
  const least = Math.max(...ranges.map((range) => range.least));
  const most = Math.min(...ranges.map((range) => range.most));
  if (least <= most) return { least, most };
  const nominal = ranges.find(
    (range) => range.least === range.most && ranges.every((other) => accepts(other, range)),
  );
  return nominal ?? null;
}

const rangeText = ({ least, most }: SupplyRange): string =>
  figureText(least === most ? least : `${least}-${most}`, 'V');

function shared(unknown: readonly BillLine[], text: string): SharedSupply {
  const motors = motorsIn(unknown);
  return motors === 0
    ? { isShared: true, text }
    : { isShared: null, text: `${text}; ${counted(motors, 'actuator')} unknown` };
}

/** Each different value with one motor that has it. */
function differing(lines: readonly BillLine[], field: 'voltage_v' | 'comm'): string {
  const byText = new Map<string, string>();
  for (const line of lines) {
    const figure = line.actuator?.figures[field] ?? null;
    const text = figureText(figure, field === 'voltage_v' ? 'V' : null);
    if (figure !== null && !byText.has(text)) byText.set(text, nameOf(line));
  }
  return [...byText].map(([text, name]) => `${name} ${text}`).join('; ');
}
