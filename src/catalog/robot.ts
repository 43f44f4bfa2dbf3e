import { z } from 'zod';
import { gearRatio } from './actuator-file.ts';
import { address, maybeAddress, maybeText, quantity, text } from './field.ts';
import { slug } from './slug.ts';

const robotFields = {
  id: slug.meta({ title: 'Id', description: 'Stable slug, used in paths.' }),
  name: text('Name', 'Model name as the maker writes it, without the brand.'),
  brand: text('Brand', 'Exact brand name, matched case-insensitively by the `brand` filter.'),
  country: maybeText('Country', "The maker's country, English short name. Null when unknown."),
  country_flag: maybeText('Flag', 'Flag emoji of the country. Null when the country is unknown.'),
  dof: z.int().min(0).meta({
    title: 'Degrees of freedom',
    description: 'Driven degrees of freedom; the sum of the joints where no source states it.',
  }),
  payload_kg: quantity('Payload', 'kg', 'Rated payload, kg. Null when not published.'),
  reach_mm: quantity('Reach', 'mm', 'Reach of the arm, mm. Null when not published.'),
  weight_kg: quantity('Mass', 'kg', 'Mass of the robot, kg. Null when not published.'),
  price_usd: quantity(
    'Price',
    '{USD}',
    'Price, or the lower bound of a range, in US dollars. Null when it is not public.',
  ),
  price_max_usd: quantity(
    'Highest price',
    '{USD}',
    'Upper bound when the price is a range, in US dollars. Null when it is not.',
  ),
  product_url: maybeAddress('Product page', "The maker's product page. Null when none is known."),
  image_url: maybeAddress('Image', 'Picture of the robot. Null when none is known.'),
  summary: text('Summary', 'What the robot is, in a sentence.'),
  sources: z
    .array(z.url({ protocol: /^https?$/ }))
    .meta({ title: 'Sources', description: 'URLs of the sources that state the figures, best first.' }),
  url: address('Page', 'Page for people.'),
  api_url: address('API URL', 'Canonical API URL of this resource.'),
  joint_count: z.int().min(0).meta({ title: 'Joints', description: 'Number of joints over all joint groups.' }),
};

/** The motor of a joint group, with figures of the linked actuator or its own (SPEC 2.6). */
export const motor = z
  .strictObject({
    id: slug.meta({ title: 'Id', description: 'Slug of the motor; the actuator id when it is listed.' }),
    name: text('Name', 'Name of the motor.'),
    brand: text('Brand', 'Maker of the motor.'),
    rated_torque_nm: quantity('Rated torque', 'N.m', 'Continuous torque, N·m. Null when not published.'),
    peak_torque_nm: quantity('Peak torque', 'N.m', 'Highest torque for a short time, N·m. Null when not published.'),
    rated_speed_rpm: quantity('Rated speed', '/min', 'Speed of the joint, rpm. Null when not published.'),
    gear_ratio: gearRatio
      .nullable()
      .meta({ title: 'Gear ratio', description: 'Motor turns per output turn, as `<n>:1`. Null when not published.' }),
    weight_g: quantity('Mass', 'g', 'Mass of the motor, grams. Null when not published.'),
    torque_density_nm_per_kg: quantity(
      'Torque density',
      'N.m/kg',
      'Peak torque divided by mass, N·m/kg. Null when either is unknown.',
    ),
    product_url: maybeAddress('Product page', "The maker's product page. Null when none is known."),
    actuator_id: slug
      .nullable()
      .meta({ title: 'Actuator', description: 'Id of the catalog actuator. Null when the motor is not listed.' }),
    actuator_api_url: maybeAddress(
      'Actuator API URL',
      'API URL of the linked actuator. Null when the motor is not listed.',
    ),
  })
  .meta({ id: 'Motor', description: 'The motor of a joint group.' });

/** A group of equal joints of a robot (SPEC 2.6). */
export const joint = z
  .strictObject({
    role: text('Role', 'Label of the group with its joint numbers, as in `Hip (J1-J4)`.'),
    count: z.int().min(1).meta({ title: 'Count', description: 'Number of joints in the group.' }),
    motor,
  })
  .meta({ id: 'Joint', description: 'A group of equal joints.' });

/** A robot as the list answers it: a closed object, every field always present (SPEC 2.4). */
export const robot = z
  .strictObject(robotFields)
  .meta({ id: 'Robot', description: 'A robot whose joints use actuators. Null means that no source states it.' });

/** A robot as get-one answers it: all its fields and its joint groups (SPEC 2.5). */
export const robotDetail = z
  .strictObject({
    ...robotFields,
    joints: z
      .array(joint)
      .meta({ title: 'Joints', description: 'Joint groups with their motors, in the order of their numbers.' }),
  })
  .meta({ id: 'RobotDetail', description: 'A robot with its joint groups and their motors.' });

export type Motor = Readonly<z.infer<typeof motor>>;
export type Joint = Readonly<z.infer<typeof joint>>;
export type Robot = Readonly<z.infer<typeof robot>>;
export type RobotDetail = Readonly<z.infer<typeof robotDetail>>;
