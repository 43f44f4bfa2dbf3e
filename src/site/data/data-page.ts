/** A size in bytes as people read it: 1113133 -> `1.1 MB`. */
export function sizeText(bytes: number): string {
  const [size, unit] = bytes >= 1e6 ? [bytes / 1e6, 'MB'] : [bytes / 1e3, 'kB'];
  return `${size.toFixed(size < 10 ? 1 : 0)} ${unit}`;
}

/** A line of code with which a tool reads the data. */
export interface DataLine {
  readonly tool: string;
  /** Result of running the line. */
  readonly says: string;
  /** The file that it reads. */
  readonly file: string;
  /** The tool's own statement, with the address of the file in it. */
  readonly statement: (address: string) => string;
  /** Text to copy, when it is more than the statement. */
  readonly shown?: (address: string) => string;
}

/** Tools. The tests have each tool run its statement. */
export const DATA_LINES: readonly DataLine[] = [
  {
    tool: 'pandas',
    says: 'all actuators as a data frame; unknown is NaN',
    file: 'actuators.csv',
    statement: (address) => `import pandas; actuators = pandas.read_csv("${address}")`,
  },
  {
    tool: 'DuckDB',
    says: 'the median torque density of each category',
    file: 'actuators.parquet',
    statement: (address) =>
      `SELECT category, median(torque_density_nm_per_kg) AS density FROM '${address}' GROUP BY category ORDER BY density DESC;`,
  },
  {
    tool: 'R',
    says: 'all actuators as a data frame; unknown is NA',
    file: 'actuators.csv',
    statement: (address) => `actuators <- read.csv("${address}", na.strings = "")`,
  },
  {
    tool: 'sqlite3',
    says: 'the ten actuators that are used in the most robots',
    file: 'catalog.sqlite',
    statement: () =>
      'SELECT actuator_id, count(DISTINCT robot_id) AS robots FROM joints WHERE actuator_id IS NOT NULL GROUP BY actuator_id ORDER BY robots DESC, actuator_id LIMIT 10;',
    shown: (address) => `curl -LO '${address}' && sqlite3 catalog.sqlite`,
  },
];

/** Text to copy for a tool. */
export const copiedText = ({ statement, shown }: DataLine, address: string): string =>
  shown === undefined ? statement(address) : `${shown(address)} "${statement(address)}"`;
