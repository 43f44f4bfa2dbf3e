/*
 * The fields of SPEC section 2 in the order of its tables, written by hand.
 */

/** SPEC 2.1. */
export const ACTUATOR_FIELDS = [
  'id',
  'name',
  'brand',
  'category',
  'use_cases',
  'image_url',
  'product_url',
  'datasheet_url',
  'price_usd',
  'availability',
  'peak_torque_nm',
  'rated_torque_nm',
  'max_speed_rpm',
  'gear_ratio',
  'weight_g',
  'torque_density_nm_per_kg',
  'backdrivable',
  'backlash_arcmin',
  'repeatability_arcmin',
  'voltage_v',
  'peak_current_a',
  'power_w',
  'kt_nm_per_a',
  'comm',
  'control_modes',
  'encoder',
  'integrated_driver',
  'ip_rating',
  'notes',
  'sources',
  'price_per_nm',
  'data_source',
  'verified',
  'country',
  'country_flag',
  'source_url',
  'source_domain',
  'url',
  'api_url',
];

/** SPEC 2.3. */
export const ROBOT_REFERENCE_FIELDS = ['id', 'name', 'brand', 'url', 'api_url'];

/** SPEC 2.4. */
export const ROBOT_FIELDS = [
  'id',
  'name',
  'brand',
  'country',
  'country_flag',
  'dof',
  'payload_kg',
  'reach_mm',
  'weight_kg',
  'price_usd',
  'price_max_usd',
  'product_url',
  'image_url',
  'summary',
  'sources',
  'url',
  'api_url',
  'joint_count',
];

/** SPEC 2.6. */
export const JOINT_FIELDS = ['role', 'count', 'motor'];

/** SPEC 2.6, the motor. */
export const MOTOR_FIELDS = [
  'id',
  'name',
  'brand',
  'rated_torque_nm',
  'peak_torque_nm',
  'rated_speed_rpm',
  'gear_ratio',
  'weight_g',
  'torque_density_nm_per_kg',
  'product_url',
  'actuator_id',
  'actuator_api_url',
];
