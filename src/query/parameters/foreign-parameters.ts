/** Names that clients of other services send, and the name to send here. */
interface OtherName {
  readonly names: readonly string[];
  /** The parameter that an operation must have for it; none where the answer lies elsewhere. */
  readonly here?: string;
  readonly says: string;
}

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
    names: ['torque'],
    here: 'min_peak_torque_nm',
    says: '`min_peak_torque_nm` and `min_rated_torque_nm` are the minimum torques, N·m.',
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
  { names: ['speed', 'rpm'], here: 'min_speed_rpm', says: '`min_speed_rpm` is the minimum speed, rpm.' },
  { names: ['mass'], here: 'max_weight_g', says: '`max_weight_g` is the maximum mass, grams.' },
  { names: ['bus', 'protocol', 'interface'], here: 'comm', says: '`comm` is the bus, such as `comm=CAN`.' },
  { names: ['manufacturer', 'maker', 'vendor', 'make'], here: 'brand', says: '`brand` is the maker.' },
  {
    names: ['type', 'family'],
    here: 'category',
    says: '`category` is the type of actuator: /api/v1/categories lists them.',
  },
  { names: ['kind'], here: 'used_in', says: '`used_in` is the kind of robot, such as `used_in=quadruped`.' },
  {
    names: ['ip', 'ip_rating'],
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

/** The name to send instead of a parameter that other services have; null where it is no such name. */
export function parameterInstead(name: string, table: Readonly<Record<string, unknown>>): string | null {
  const row = OTHER_NAMES.find(
    ({ names, here }) =>
      names.includes(name.toLowerCase()) && (here === undefined || Object.hasOwn(table, here)),
  );
  return row?.says ?? null;
}
