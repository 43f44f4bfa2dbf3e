/** Path and query of a request: the id in its place, then what is not empty, in the order of the form. */
export function requestTarget(path: string, fields: Iterable<readonly [name: string, value: string]>): string {
  const { id = '', ...asked } = Object.fromEntries([...fields].map(([name, value]) => [name, value.trim()]));
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();
  const target = path.replace('{id}', () => encodeURIComponent(id));
  return query === '' ? target : `${target}?${readable(query)}`;
}

/** A comma and a colon may stand in a query as they are, and are easier to read so. */
const readable = (query: string): string => query.replaceAll('%2C', ',').replaceAll('%3A', ':');

/** The command that asks for an address. */
export const curlOf = (address: string): string => `curl '${address.replaceAll("'", '%27')}'`;
