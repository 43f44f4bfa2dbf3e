import type { Actuator } from './actuator.ts';
import type { Addresses } from './addresses.ts';
import type { ActuatorEntry, Catalog } from './catalog.ts';
import { countryFlag, countryName } from './country.ts';
import { dataSource, pricePerNm, sourceDomain, torqueDensity } from './derive.ts';

/** The actuator that an entry of the catalog answers as, with its derived fields, in the key order of SPEC 2.1. */
export function buildActuator(entry: ActuatorEntry, brands: Catalog['brands'], addresses: Addresses): Actuator {
  const { specs, sources } = entry;
  const maker = brands[entry.brand];
  const price = entry.price_usd ?? null;
  const peakTorque = specs.peak_torque_nm ?? null;
  const weight = specs.weight_g ?? null;
  const sourceUrl = sources[0]?.url ?? null;
  return {
    id: entry.id,
    name: entry.name,
    brand: maker?.name ?? entry.brand,
    category: entry.category,
    use_cases: entry.use_cases,
    image_url: entry.image_url ?? null,
    product_url: entry.product_url ?? null,
    datasheet_url: entry.datasheet_url ?? null,
    price_usd: price,
    availability: entry.availability ?? null,
    ...figures(specs, torqueDensity(peakTorque, weight)),
    notes: entry.notes ?? null,
    sources: sources.map(({ url }) => url),
    price_per_nm: pricePerNm(price, peakTorque),
    data_source: dataSource(sources),
    verified: entry.verified ?? false,
    country: countryName(maker?.country),
    country_flag: countryFlag(maker?.country),
    source_url: sourceUrl,
    source_domain: sourceUrl === null ? null : sourceDomain(sourceUrl),
    url: addresses.actuatorPage(entry.id),
    api_url: addresses.actuatorApi(entry.id),
  };
}

const figures = (specs: ActuatorEntry['specs'], density: number | null) => ({
  peak_torque_nm: specs.peak_torque_nm ?? null,
  rated_torque_nm: specs.rated_torque_nm ?? null,
  max_speed_rpm: specs.max_speed_rpm ?? null,
  gear_ratio: specs.gear_ratio ?? null,
  weight_g: specs.weight_g ?? null,
  torque_density_nm_per_kg: density,
  backdrivable: specs.backdrivable ?? null,
  backlash_arcmin: specs.backlash_arcmin ?? null,
  repeatability_arcmin: specs.repeatability_arcmin ?? null,
  voltage_v: specs.voltage_v ?? null,
  peak_current_a: specs.peak_current_a ?? null,
  power_w: specs.power_w ?? null,
  kt_nm_per_a: specs.kt_nm_per_a ?? null,
  comm: specs.comm ?? null,
  control_modes: specs.control_modes ?? null,
  encoder: specs.encoder ?? null,
  integrated_driver: specs.integrated_driver ?? null,
  ip_rating: specs.ip_rating ?? null,
});
