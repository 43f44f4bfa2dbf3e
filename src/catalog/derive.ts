import type { ActuatorFile } from './actuator-file.ts';
import { DATA_SOURCES, type Source } from './source.ts';

type Figure = number | null;

/** A number to 4 significant digits: 22.9166 -> 22.92, 5937.5 -> 5938. */
export function roundTo4Digits(value: number): number {
  return Number(value.toPrecision(4));
}

/** Torque per mass, N·m/kg: peak torque over mass. Null when either is unknown or the mass is zero. */
export function torqueDensity(peakTorqueNm: Figure, weightG: Figure): Figure {
  if (peakTorqueNm === null || weightG === null || weightG === 0) return null;
  return roundTo4Digits(peakTorqueNm / (weightG / 1000));
}

/** Price per torque, USD per N·m: list price over peak torque. Null when either is unknown or the torque is zero. */
export function pricePerNm(priceUsd: Figure, peakTorqueNm: Figure): Figure {
  if (priceUsd === null || peakTorqueNm === null || peakTorqueNm === 0) return null;
  return roundTo4Digits(priceUsd / peakTorqueNm);
}

/** Host of a URL without `www.`: `https://www.cubemars.com/x` -> `cubemars.com`. */
export function sourceDomain(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Kind of the source that states the peak torque, else the rated torque. A file without either breaks a catalog rule. */
export function dataSource(sources: ActuatorFile['sources']): (typeof DATA_SOURCES)[number] {
  const stating = statingSource(sources, 'peak_torque_nm') ?? statingSource(sources, 'rated_torque_nm');
  const kind = DATA_SOURCES.find((known) => known === stating?.kind);
  if (kind === undefined) throw new Error('No source but press states the torque: run `npm run check:catalog`.');
  return kind;
}

const statingSource = (sources: readonly Source[], field: string): Source | undefined =>
  sources.find(({ states }) => field in states);
