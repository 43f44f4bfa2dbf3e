import { z } from 'zod';
import { answerRequest } from '../../../api/answer-request.ts';
import { textOf } from '../../../api/documents/json-document.ts';
import { API_PATHS } from '../../../api/http/links.ts';
import { callTool } from '../../../mcp/tools/call-tool.ts';
import { code, markdownTable } from '../markdown.ts';
import type { GuideService, Placeholders } from '../texts.ts';

/** The question of most examples in `texts/tools.md`. */
const QUESTION = 'comm=CAN,EtherCAT&peak_torque_kind=peak&max_weight_g=1000';

/** The columns of the sheet, and its address below that of the export. */
const SHEET = '&sort=peak_torque_nm&fields=name,brand,peak_torque_nm,weight_g';

/** The values of the chapter on tools. Its programs are in its text; the results come from the service. */
export function toolsValues(service: GuideService): Placeholders {
  const exported = `${service.baseUrl}/api/v1/actuators/export?format=csv&${QUESTION}`;
  const top = topThree(service);
  return {
    base_url: service.baseUrl,
    mcp_address: `${service.baseUrl}${API_PATHS.mcp}`,
    export_address: exported,
    sheet_address: exported + SHEET,
    top_three: markdownTable(
      ['id', 'peak_torque_nm', 'weight_g'],
      top.map(({ id, peak_torque_nm, weight_g }) => [code(id), String(peak_torque_nm), String(weight_g)]),
    ),
    sheet: markdownTable(
      ['id', 'name', 'brand', 'peak_torque_nm', 'weight_g'],
      top.map(({ id, brand, name, peak_torque_nm, weight_g }) => [
        id,
        name,
        brand,
        String(peak_torque_nm),
        String(weight_g),
      ]),
    ),
    typescript_result: typescriptResult(service),
    mcp_result: mcpResult(service),
  };
}

/** The three actuators that answer the question of most examples. */
const topThree = (service: GuideService) =>
  topList.parse(ask(service, `actuators?${QUESTION}&sort=peak_torque_nm&limit=3`)).data;

const topList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      brand: z.string(),
      name: z.string(),
      peak_torque_nm: z.number(),
      weight_g: z.number(),
    }),
  ),
});

/** The output of both TypeScript programs. */
function typescriptResult(service: GuideService): string {
  const { counts } = matched.parse(
    ask(service, 'actuators/match?comm=CAN,EtherCAT&peak_points=40@115&max_weight_g=1000&limit=1'),
  );
  const missing = refused.parse(ask(service, 'actuators/ak70-9'));
  const { pagination } = counted.parse(ask(service, 'actuators?comm=CAN,EtherCAT&limit=1'));
  return [
    ...topThree(service).map(({ id, peak_torque_nm, weight_g }) => `${id} ${peak_torque_nm} ${weight_g}`),
    `${counts.meets} give 40 N·m at 115 rpm`,
    `${missing.code} ${missing.hint}`,
    `${pagination.total} rows in the file`,
  ].join('\n');
}

const matched = z.object({ counts: z.object({ meets: z.number() }) });
const refused = z.object({ code: z.string(), hint: z.string() });
const counted = z.object({ pagination: z.object({ total: z.number() }) });

/** The answer to a GET below `/api/v1/`. */
function ask(service: GuideService, target: string): unknown {
  const { pathname: path, searchParams: parameters } = new URL(`/api/v1/${target}`, service.baseUrl);
  const asked = { method: 'GET', path, parameters, contentType: null, body: null };
  return JSON.parse(textOf(answerRequest(service, asked)));
}

/** The call of `match_actuators` in the program for MCP. */
const JOINTS = {
  joints: [
    { name: 'Hip', count: 2, min_peak_torque_nm: 40, max_weight_g: 1500 },
    { name: 'Knee', count: 2, peak_points: '40@115', max_weight_g: 1500 },
    { name: 'Ankle', count: 2, min_peak_torque_nm: 12, max_weight_g: 600 },
  ],
  voltage_v: '48',
  comm: ['CAN'],
  limit: 1,
};

/** The output of the program for MCP. */
function mcpResult(service: GuideService): string {
  const { sets } = matchedJoints.parse(callTool(service, 'match_actuators', JOINTS).structuredContent);
  const { choices, totals } = sets.cheapest;
  const { data } = sourced.parse(
    callTool(service, 'get_actuators', { ids: choices.map(({ id }) => id) }).structuredContent,
  );
  const sourceOf = new Map(data.map(({ id, sources }) => [id, sources[0]]));
  return [
    ...choices.map(
      ({ name, count, id, price_usd }) => `${name}: ${count} × ${id}, ${price_usd} USD, ${sourceOf.get(id)}`,
    ),
    `${totals.price_usd.sum} USD, ${totals.weight_g.sum} g`,
  ].join('\n');
}

const sum = z.object({ sum: z.number() });
const matchedJoints = z.object({
  sets: z.object({
    cheapest: z.object({
      choices: z.array(
        z.object({ name: z.string(), count: z.number(), id: z.string(), price_usd: z.number() }),
      ),
      totals: z.object({ price_usd: sum, weight_g: sum }),
    }),
  }),
});
const sourced = z.object({ data: z.array(z.object({ id: z.string(), sources: z.array(z.string()) })) });
