import { z } from 'zod';
import { AVAILABILITIES, CATEGORIES, gearRatio } from './actuator-file.ts';
import { address, maybeAddress, maybeFlag, maybeText, maybeWords, quantity, text } from './field.ts';
import { slug } from './slug.ts';
import { DATA_SOURCES } from './source.ts';

/** The fields of an actuator as answered, in the order of SPEC 2.1. Which are derived, and how, says `derive.ts`. */
const actuatorFields = {
  id: slug.meta({ title: 'Id', description: 'Stable slug, used in paths.' }),
  name: text('Name', 'Model name as the maker writes it, without the brand.'),
  brand: text('Brand', 'Exact brand name, matched case-insensitively by the `brand` filter.'),
  category: z
    .enum(CATEGORIES)
    .meta({ title: 'Category', description: 'Family of the actuator; see `/api/v1/categories`.' }),
  use_cases: z
    .array(z.string().min(1))
    .meta({ title: 'Use cases', description: 'Use-case tags; see `/api/v1/use-cases`.' }),
  image_url: maybeAddress('Image', 'Product image. Null when none is known.'),
  product_url: maybeAddress('Product page', "The maker's product page. Null when none is known."),
  datasheet_url: maybeAddress('Data sheet', 'The data sheet or manual. Null when none is known.'),
  price_usd: quantity('List price', '{USD}', 'List price in US dollars. Null when it is not public.'),
  availability: z.enum(AVAILABILITIES).nullable().meta({
    title: 'Availability',
    description: 'Whether the maker still sells it; `unknown` or null when no source says.',
  }),
  peak_torque_nm: quantity(
    'Peak torque',
    'N.m',
    'Highest torque at the output for a short time, N·m. Null when not published.',
  ),
  rated_torque_nm: quantity('Rated torque', 'N.m', 'Continuous torque at the output, N·m. Null when not published.'),
  max_speed_rpm: quantity('Maximum speed', '/min', 'Highest speed of the output, rpm. Null when not published.'),
  gear_ratio: gearRatio
    .nullable()
    .meta({ title: 'Gear ratio', description: 'Motor turns per output turn, as `<n>:1`. Null when not published.' }),
  weight_g: quantity('Mass', 'g', 'Mass of the whole actuator, grams. Null when not published.'),
  torque_density_nm_per_kg: quantity(
    'Torque density',
    'N.m/kg',
    'Peak torque divided by mass, N·m/kg, to 4 significant digits. Null when either is unknown.',
  ),
  backdrivable: maybeFlag('Backdrivable', 'Whether the output can be turned by hand. Null when not published.'),
  backlash_arcmin: quantity('Backlash', "'", 'Play of the gear at the output, arc-minutes. Null when not published.'),
  repeatability_arcmin: quantity(
    'Repeatability',
    "'",
    'Spread of repeated moves to one position, arc-minutes. Null when not published.',
  ),
  voltage_v: z.union([z.number().positive(), z.string().min(1), z.null()]).meta({
    title: 'Supply voltage',
    description: 'A number for a supply voltage, a string such as `24-48` for a range, V. Null when not published.',
    'x-unit': 'V',
  }),
  peak_current_a: quantity('Peak current', 'A', 'Highest supply or phase current, A. Null when not published.'),
  power_w: quantity('Power', 'W', 'Rated power, W. Null when not published.'),
  kt_nm_per_a: quantity('Torque constant', 'N.m/A', 'Torque per current, N·m/A. Null when not published.'),
  comm: maybeWords('Communication', 'Bus protocols. Null when not published.'),
  control_modes: maybeWords('Control modes', 'Quantities that the driver can regulate. Null when not published.'),
  encoder: maybeText('Encoder', 'Description of the encoders. Null when not published.'),
  integrated_driver: maybeFlag('Integrated driver', 'Whether a driver is on board. Null when not published.'),
  ip_rating: maybeText('IP rating', 'Ingress protection (IEC 60529). Null when not published.'),
  notes: maybeText('Notes', 'Conditions, conversions and caveats, in our own words. Null when there are none.'),
  sources: z
    .array(z.url({ protocol: /^https?$/ }))
    .meta({ title: 'Sources', description: 'URLs of the sources that state the figures, best first.' }),
  price_per_nm: quantity(
    'Price per torque',
    '{USD}/(N.m)',
    'List price divided by peak torque, USD per N·m, to 4 significant digits. Null when either is unknown.',
  ),
  data_source: z
    .enum(DATA_SOURCES)
    .meta({ title: 'Data source', description: 'Kind of the source that states the peak (else the rated) torque.' }),
  verified: z
    .boolean()
    .meta({ title: 'Verified', description: 'Whether the figures were read a second time against a source.' }),
  country: maybeText('Country', "The maker's country, English short name. Null when unknown."),
  country_flag: maybeText('Flag', 'Flag emoji of the country. Null when the country is unknown.'),
  source_url: maybeAddress('Primary source', 'The first of `sources`.'),
  source_domain: maybeText('Source domain', 'Host of `source_url` without `www.`.'),
  url: address('Page', 'Page for people.'),
  api_url: address('API URL', 'Canonical API URL of this resource.'),
};

/** An actuator as lists and compare answer it: a closed object, every field always present (SPEC 2.1). */
export const actuator = z.strictObject(actuatorFields).meta({
  id: 'Actuator',
  description: 'A robot actuator with its published figures. Null means that no source states it.',
});

/** A robot that uses an actuator (SPEC 2.3). */
export const robotRef = z
  .strictObject({
    id: slug.meta({ title: 'Id', description: 'Slug of the robot.' }),
    name: text('Name', 'Name of the robot.'),
    brand: text('Brand', 'Maker of the robot.'),
    url: address('Page', 'Page for people.'),
    api_url: address('API URL', 'Canonical API URL of the robot.'),
  })
  .meta({ id: 'RobotRef', description: 'A robot of the catalog, by reference.' });

/** An actuator as get-one answers it: all its fields and the robots whose joints use it (SPEC 2.2). */
export const actuatorDetail = z
  .strictObject({
    ...actuatorFields,
    robots_using: z
      .array(robotRef)
      .meta({ title: 'Robots using it', description: 'Robots of the catalog whose joints use this actuator, by id.' }),
  })
  .meta({ id: 'ActuatorDetail', description: 'An actuator with the robots that use it.' });

export type Actuator = Readonly<z.infer<typeof actuator>>;
export type ActuatorDetail = Readonly<z.infer<typeof actuatorDetail>>;
export type RobotRef = Readonly<z.infer<typeof robotRef>>;
