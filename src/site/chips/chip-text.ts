import type { Need } from '../../query/sentence/words.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { figureText } from '../format.ts';
import { choiceText } from '../page-filters/filter-controls.ts';

/** Needs whose name differs from that of their field. */
const FIELD_OF: Readonly<Record<string, string>> = {
  speed_rpm: 'max_speed_rpm',
  ip: 'ip_rating',
  control_mode: 'control_modes',
};

/** Needs whose title differs from that of their field. */
const TITLES: Readonly<Record<string, string>> = { speed_rpm: 'speed', stall: 'stall torque' };

/** Needs whose value is a name. */
const NOUNS: Readonly<Record<string, string>> = { brand: 'maker', comm: 'bus' };

/** Needs that are operating points, and the kind of torque that they ask for. */
const POINTS: Readonly<Record<string, string>> = { peak_points: 'peak', rated_points: 'continuous' };

/** A requirement in words: `peak torque ≥ 40 N·m`, `40 N·m at 115 rpm, peak`. */
export function needText(catalog: Catalog, { name, sense, value, kind }: Need): string {
  const point = POINTS[name];
  if (point !== undefined) return `${pointText(value)}, ${point}`;
  const field = catalog.fieldByName.get(FIELD_OF[name] ?? name);
  const title = TITLES[kind ?? name] ?? (field?.title ?? name).toLowerCase();
  const figures = value.split('-').map((figure) => figureText(Number(figure), field?.unit ?? null));
  if (name === 'ip') return `at least IP${value}`;
  if (sense === 'least') return `${title} ≥ ${figures.join('')}`;
  if (sense === 'most') return `${title} ≤ ${figures.join('')}`;
  if (sense === 'within') return `${title} ${[...new Set(figures)].join(' to ')}`;
  if (name === 'voltage_v') return `${title} ${figures.join(' to ')}`;
  const noun = NOUNS[name];
  if (noun !== undefined) return `${noun} ${value.replaceAll(',', ' or ')}`;
  const values = value.split(',').map((one) => (field === undefined ? one : choiceText(catalog, field, one)));
  return `${title}: ${values.join(' or ')}`;
}

/** `40@115` -> `40 N·m at 115 rpm`. */
function pointText(point: string): string {
  const [torque, speed] = point.split('@').map(Number);
  return `${figureText(torque ?? 0, 'N.m')} at ${figureText(speed ?? 0, '/min')}`;
}
