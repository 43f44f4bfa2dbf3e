/*
 * The tables of docs/interface.md, "Service" and "Records", copied by hand, so that the service is not tested
 * against itself.
 */

/** The fields of an actuator, in order. */
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
] as const;

/** Fields that are never null. */
export const NEVER_NULL_OF_ACTUATOR = [
  'id',
  'name',
  'brand',
  'category',
  'use_cases',
  'sources',
  'data_source',
  'verified',
  'url',
  'api_url',
] as const;

/** The fields of a reference. */
export const ROBOT_REF_FIELDS = ['id', 'name', 'brand', 'url', 'api_url'] as const;

/** The fields of a robot, in order. */
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
] as const;

/** Fields that are never null. */
export const NEVER_NULL_OF_ROBOT = [
  'id',
  'name',
  'brand',
  'dof',
  'summary',
  'sources',
  'url',
  'api_url',
  'joint_count',
] as const;

/** The fields of a joint group, in order. */
export const JOINT_FIELDS = ['role', 'count', 'motor'] as const;

/** The fields of its motor, in order. */
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
] as const;

/** The categories, in order. */
export const CATEGORY_SLUGS = [
  'qdd_proprioceptive',
  'integrated_joint',
  'smart_servo',
  'harmonic_precision',
  'frameless_driver',
  'cycloidal_premium',
] as const;

/** The core: operation id, method, path, error statuses. */
export const OPERATION_ROWS = [
  ['get_api_index', 'GET', '/api', [405, 429, 500]],
  ['get_openapi_spec', 'GET', '/openapi.json', [405, 429, 500]],
  ['list_actuators', 'GET', '/api/v1/actuators', [400, 405, 429, 500]],
  ['compare_actuators', 'GET', '/api/v1/actuators/compare', [400, 405, 429, 500]],
  ['compare_actuators_batch', 'POST', '/api/v1/actuators/compare', [400, 405, 415, 422, 429, 500]],
  ['get_actuator', 'GET', '/api/v1/actuators/{id}', [404, 405, 429, 500]],
  ['list_robots', 'GET', '/api/v1/robots', [400, 405, 429, 500]],
  ['get_robot', 'GET', '/api/v1/robots/{id}', [404, 405, 429, 500]],
  ['list_categories', 'GET', '/api/v1/categories', [405, 429, 500]],
  ['list_brands', 'GET', '/api/v1/brands', [405, 429, 500]],
  ['list_use_cases', 'GET', '/api/v1/use-cases', [405, 429, 500]],
] as const;

/** The operations beyond the core, in any order. */
export const FURTHER_OPERATION_ROWS = [
  ['get_actuator_claims', 'GET', '/api/v1/actuators/{id}/claims', [400, 404, 405, 429, 500]],
  ['get_robot_claims', 'GET', '/api/v1/robots/{id}/claims', [400, 404, 405, 429, 500]],
  ['list_fields', 'GET', '/api/v1/fields', [400, 405, 429, 500]],
  ['list_changes', 'GET', '/api/v1/changes', [400, 405, 429, 500]],
  ['get_api_v1_index', 'GET', '/api/v1', [400, 405, 429, 500]],
  ['get_quality', 'GET', '/api/v1/quality', [400, 405, 429, 500]],
  ['get_dataset', 'GET', '/api/v1/dataset', [400, 405, 429, 500]],
  ['summarize_actuators', 'GET', '/api/v1/actuators/summary', [400, 405, 429, 500]],
  ['summarize_robots', 'GET', '/api/v1/robots/summary', [400, 405, 429, 500]],
  ['summarize_joints', 'GET', '/api/v1/joints/summary', [400, 405, 429, 500]],
  ['export_actuators', 'GET', '/api/v1/actuators/export', [400, 405, 429, 500]],
  ['export_robots', 'GET', '/api/v1/robots/export', [400, 405, 429, 500]],
  ['export_joints', 'GET', '/api/v1/joints/export', [400, 405, 429, 500]],
  ['match_actuators', 'GET', '/api/v1/actuators/match', [400, 405, 429, 500]],
  ['list_joints', 'GET', '/api/v1/joints', [400, 405, 429, 500]],
  ['search', 'GET', '/api/v1/search', [400, 405, 429, 500]],
  ['match_actuators_batch', 'POST', '/api/v1/actuators/match', [400, 405, 413, 415, 422, 429, 500]],
  ['get_actuator_alternatives', 'GET', '/api/v1/actuators/{id}/alternatives', [400, 404, 405, 429, 500]],
  ['get_robot_bom', 'GET', '/api/v1/robots/{id}/bom', [400, 404, 405, 429, 500]],
  ['get_actuator_torque_speed', 'GET', '/api/v1/actuators/{id}/torque-speed', [400, 404, 405, 429, 500]],
  ['get_actuator_simulation', 'GET', '/api/v1/actuators/{id}/simulation', [400, 404, 405, 429, 500]],
  ['get_robot_simulation', 'GET', '/api/v1/robots/{id}/simulation', [400, 404, 405, 429, 500]],
] as const;

/** The parameters of operations beyond the core, in order. */
export const FURTHER_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  search: ['q', 'type', 'limit'],
  list_changes: ['since', 'id', 'record', 'field', 'limit', 'cursor'],
  get_actuator_simulation: ['format'],
  get_robot_simulation: ['format'],
  list_joints: [
    'q',
    'robot_id',
    'actuator_id',
    'brand',
    'exact',
    'min_count',
    'max_count',
    'min_rated_torque_nm',
    'max_rated_torque_nm',
    'min_peak_torque_nm',
    'max_peak_torque_nm',
    'min_rated_speed_rpm',
    'max_rated_speed_rpm',
    'min_gear_ratio',
    'max_gear_ratio',
    'min_weight_g',
    'max_weight_g',
    'min_torque_density_nm_per_kg',
    'max_torque_density_nm_per_kg',
    'kind',
    'availability',
    'peak_torque_kind',
    'rated_torque_kind',
    'rated_speed_kind',
    'doubted',
    'linked',
    'has',
    'lacks',
    'include_unknown',
    'sort',
    'order',
    'limit',
    'cursor',
    'fields',
  ],
  match_actuators_batch: ['limit', 'fields'],
};

/** All operations, the core first. */
export const ALL_OPERATION_ROWS = [...OPERATION_ROWS, ...FURTHER_OPERATION_ROWS];
