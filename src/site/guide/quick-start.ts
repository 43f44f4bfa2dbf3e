import { PAGE_SIZE } from '../../limits.ts';
import { PATHS } from '../paths.ts';
import { codeBlock, paragraphs } from './markdown.ts';

const QUERY = 'category=qdd_proprioceptive&max_weight_g=600&sort=torque_density_nm_per_kg';

/** The guide's first section: one question in three languages, and how to walk through all pages. */
export const quickStart = (baseUrl: string): string =>
  paragraphs(
    '## Quick start',
    'Which quasi-direct drives under 600 g give the most torque for their mass? With curl:',
    codeBlock('sh', `curl '${baseUrl}/api/v1/actuators?${QUERY}&limit=3'`),
    `[A form](${PATHS.requestForm}) builds other requests and shows their answers.`,
    'In JavaScript (browsers, Node 18 or later, Deno, Bun), through all pages. After a 429 it waits for as long as `Retry-After` says:',
    codeBlock('js', javascript(baseUrl)),
    'The same in Python, with the standard library alone:',
    codeBlock('python', python(baseUrl)),
  );

const javascript = (baseUrl: string): string =>
  `
async function* actuators(query) {
  const address = new URL('${baseUrl}/api/v1/actuators');
  address.search = new URLSearchParams({ ...query, limit: '${PAGE_SIZE.most}' });
  for (;;) {
    const response = await fetch(address);
    if (response.status === 429) {
      await new Promise((wake) => setTimeout(wake, 1000 * response.headers.get('Retry-After')));
      continue;
    }
    if (!response.ok) throw new Error((await response.json()).hint);
    const { data, pagination } = await response.json();
    yield* data;
    if (!pagination.has_more) return;
    address.searchParams.set('cursor', pagination.next_cursor);
  }
}

for await (const { brand, name, peak_torque_nm } of actuators({ use_case: 'quadruped', min_peak_torque_nm: '40' })) {
  console.log(brand, name, peak_torque_nm, 'N·m');
}`.trimStart();

const python = (baseUrl: string): string =>
  `
import json
import time
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import urlopen

def ask(address):
    try:
        with urlopen(address) as response:
            return json.load(response)
    except HTTPError as error:
        if error.code != 429:
            raise SystemExit(json.load(error)["hint"])
        time.sleep(int(error.headers["Retry-After"]))
        return ask(address)

def actuators(**query):
    query["limit"] = ${PAGE_SIZE.most}
    while True:
        page = ask("${baseUrl}/api/v1/actuators?" + urlencode(query))
        yield from page["data"]
        if not page["pagination"]["has_more"]:
            return
        query["cursor"] = page["pagination"]["next_cursor"]

for actuator in actuators(brand="CubeMars", sort="peak_torque_nm"):
    print(actuator["name"], actuator["peak_torque_nm"], "N·m")`.trimStart();
