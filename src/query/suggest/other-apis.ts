/** Parameter names of other APIs, with the name to use here. */
interface OtherName {
  readonly names: readonly string[];
  /** The parameter that the operation must have for this hint; absent if the hint leads elsewhere. */
  readonly here?: string;
  readonly says: string;
}

/** Names alone and as a bound: `payload`, `min_payload`, `max_payload`. */
const bothEnds = (...names: readonly string[]): string[] =>
  names.flatMap((name) => [name, `min_${name}`, `max_${name}`]);

const OTHER_NAMES: readonly OtherName[] = [
  {
    names: ['page', 'offset', 'skip', 'start'],
    here: 'cursor',
    says: 'Pages use cursors: send `pagination.next_cursor` of the previous page as `cursor`.',
  },
  {
    names: ['per_page', 'page_size', 'pagesize', 'size', 'first'],
    here: 'limit',
    says: '`limit` is the page size.',
  },
  {
    names: ['sort_by', 'order_by', 'orderby'],
    here: 'sort',
    says: '`sort` names the field, `order` the direction.',
  },
  { names: ['name', 'search', 'query', 'model'], here: 'q', says: '`q` finds names.' },
  {
    names: ['filter', 'filters', 'where'],
    here: 'comm',
    says: 'Each filter is a parameter of its own, such as `comm=CAN`.',
  },
  {
    names: ['torque', 'torque_nm', 'min_torque', 'min_torque_nm'],
    here: 'min_peak_torque_nm',
    says: '`min_peak_torque_nm` and `min_rated_torque_nm` are the minimum torques, N·m.',
  },
  {
    names: ['max_torque', 'max_torque_nm'],
    here: 'max_peak_torque_nm',
    says: '`min_peak_torque_nm` and `max_peak_torque_nm` bound the peak torque, `min_rated_torque_nm` the continuous one, N·m.',
  },
  {
    names: ['min_voltage', 'max_voltage', 'min_voltage_v', 'max_voltage_v', 'supply', 'supply_voltage'],
    here: 'voltage_v',
    says: '`voltage_v` is the supply, such as `voltage_v=48` or `voltage_v=24-48`.',
  },
  {
    names: ['torque_kind'],
    here: 'peak_torque_kind',
    says: '`peak_torque_kind` is the kind of peak torque, such as `peak_torque_kind=stall`.',
  },
  {
    names: ['speed_kind'],
    here: 'max_speed_kind',
    says: '`max_speed_kind` is the kind of maximum speed, such as `max_speed_kind=no_load`.',
  },
  {
    names: ['speed', 'rpm', 'min_rpm', 'velocity', 'min_velocity'],
    here: 'min_speed_rpm',
    says: '`min_speed_rpm` is the minimum speed, rpm.',
  },
  {
    names: [
      'mass',
      'mass_g',
      'mass_kg',
      'weight_kg',
      'max_mass',
      'max_mass_g',
      'max_mass_kg',
      'max_weight_kg',
    ],
    here: 'max_weight_g',
    says: '`max_weight_g` is the maximum mass, grams.',
  },
  {
    names: ['min_mass', 'min_mass_g'],
    here: 'min_weight_g',
    says: '`min_weight_g` is the minimum mass, grams.',
  },
  {
    names: ['budget', 'cost', 'max_cost', 'max_cost_usd', 'max_price_eur'],
    here: 'max_price_usd',
    says: '`max_price_usd` is the maximum price, US dollars.',
  },
  {
    names: bothEnds('ratio', 'reduction'),
    here: 'min_gear_ratio',
    says: '`min_gear_ratio` and `max_gear_ratio` bound the gear ratio, such as `max_gear_ratio=10`.',
  },
  {
    names: ['resolution', 'encoder_resolution', 'min_encoder_resolution'],
    here: 'min_encoder_bits',
    says: '`min_encoder_bits` is the minimum resolution of the encoder, bits per turn.',
  },
  {
    names: bothEnds('bore', 'bore_mm'),
    here: 'min_through_hole_mm',
    says: '`min_through_hole_mm` and `max_through_hole_mm` bound the hole through the actuator.',
  },
  {
    names: ['od', 'max_od', 'diameter', 'max_diameter', 'diameter_mm', 'max_diameter_mm'],
    here: 'max_outer_diameter_mm',
    says: '`max_outer_diameter_mm` is the maximum outer diameter.',
  },
  {
    names: ['has_brake', 'with_brake'],
    here: 'brake',
    says: '`brake=true` asks for a brake, `brake=false` for none.',
  },
  {
    names: bothEnds('payload'),
    here: 'min_payload_kg',
    says: '`min_payload_kg` and `max_payload_kg` bound the payload, kg.',
  },
  {
    names: bothEnds('payload', 'payload_kg'),
    says: 'Only robots have a payload: /api/v1/robots takes `min_payload_kg`. For actuators, ask for a torque: `min_peak_torque_nm`.',
  },
  {
    names: bothEnds('reach', 'reach_mm'),
    says: 'Only robots have a reach: /api/v1/robots takes `min_reach_mm`.',
  },
  { names: ['dof', 'axes'], here: 'min_dof', says: '`min_dof` and `max_dof` bound the degrees of freedom.' },
  { names: ['bus', 'protocol', 'interface'], here: 'comm', says: '`comm` is the bus, such as `comm=CAN`.' },
  { names: ['manufacturer', 'maker', 'vendor', 'make'], here: 'brand', says: '`brand` is the maker.' },
  {
    names: ['type', 'family'],
    here: 'category',
    says: '`category` is the type of actuator: /api/v1/categories lists them.',
  },
  { names: ['kind'], here: 'used_in', says: '`used_in` is the kind of robot, such as `used_in=quadruped`.' },
  {
    names: ['ip', 'ip_rating', 'waterproof', 'ingress_protection'],
    here: 'min_ip',
    says: '`min_ip` is the minimum protection, such as `min_ip=65`.',
  },
  {
    names: ['type', 'category'],
    here: 'kind',
    says: '`kind` says what a robot is, such as `kind=quadruped`.',
  },
  // Only a search of MCP has `detail`.
  { names: ['id', 'ids'], here: 'detail', says: '`get_actuators` and `get_robot` take ids.' },
  { names: ['id'], here: 'ids', says: '`ids` takes one id or several, separated by commas.' },
  { names: ['id'], says: 'One record is at its own path: /api/v1/actuators/{id} or /api/v1/robots/{id}.' },
  { names: ['ids'], here: 'since', says: '`id` takes one id or several, separated by commas.' },
  { names: ['ids'], here: 'id', says: '`id` takes one id.' },
  { names: ['ids'], says: 'Several actuators at once are at /api/v1/actuators/compare?ids=….' },
  {
    names: ['format', 'output'],
    says: 'Lists are JSON. /api/v1/actuators/export?format=csv has a whole list as CSV or NDJSON, /api/v1/dataset the catalog as files.',
  },
];

/** The hint for a parameter name of another API; null for any other name. */
export function parameterInstead(name: string, table: Readonly<Record<string, unknown>>): string | null {
  const row = OTHER_NAMES.find(
    ({ names, here }) =>
      names.includes(name.toLowerCase()) && (here === undefined || Object.hasOwn(table, here)),
  );
  return row?.says ?? null;
}
