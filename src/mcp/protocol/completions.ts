import type { CompleteRequest, CompleteResult } from '@modelcontextprotocol/server';
import { CATEGORIES } from '../../catalog/fields/actuator.ts';
import type { NearestNames } from '../../query/suggest/nearest.ts';
import { fold } from '../../query/table/words/text.ts';
import { invalid, promptNamed, type CompletedKind } from '../prompts.ts';
import { TEMPLATES } from '../resources.ts';
import type { McpService } from '../service.ts';

/** Maximum number of values in one answer (MCP, completion). */
const MOST_VALUES = 100;

/** Names that complete an argument, and a search for misspelt ones. */
interface Candidates {
  readonly names: readonly string[];
  readonly nearest?: NearestNames;
}

/** The names that complete an argument, by its kind. */
const CANDIDATES: Readonly<Record<CompletedKind, (service: McpService) => Candidates>> = {
  actuator: ({ actuators }) => ({ names: actuators.ids, nearest: actuators.nearestIds }),
  robot: ({ robots }) => ({ names: robots.ids, nearest: robots.nearestIds }),
  brand: ({ taxonomies }) => ({ names: taxonomies.brands.map(({ name }) => name) }),
  use_case: ({ taxonomies }) => ({ names: taxonomies.useCases.map(({ name }) => name) }),
  category: () => ({ names: CATEGORIES }),
};

/**
 * Completes the typed text of an argument of a prompt or of a resource template. Throws a protocol error when
 * there is no such prompt or template.
 */
export function complete(service: McpService, { ref, argument }: CompleteRequest['params']): CompleteResult {
  const kind =
    ref.type === 'ref/prompt'
      ? (promptNamed(ref.name).arguments[argument.name]?.completes ?? null)
      : kindInTemplate(service, ref.uri, argument.name);
  if (kind === null) return { completion: { values: [], total: 0, hasMore: false } };
  const matches = matching(argument.value, CANDIDATES[kind](service));
  return {
    completion: {
      values: matches.slice(0, MOST_VALUES),
      total: matches.length,
      hasMore: matches.length > MOST_VALUES,
    },
  };
}

function kindInTemplate({ baseUrl }: McpService, uri: string, argument: string): CompletedKind | null {
  const template = TEMPLATES.find(({ path }) => uri === `${baseUrl}${path}`);
  if (template === undefined) throw invalid('No resource template has this URI.');
  return argument === 'id' ? template.name : null;
}

/** The names that begin with the typed text, then those that contain it; if there are none, similar names. */
function matching(typed: string, { names, nearest }: Candidates): readonly string[] {
  const wanted = fold(typed.trim());
  const containing = names.filter((name) => fold(name).includes(wanted));
  const isFirst = (name: string): boolean => fold(name).startsWith(wanted);
  const ranked = [...containing.filter(isFirst), ...containing.filter((name) => !isFirst(name))];
  return ranked.length > 0 ? ranked : (nearest?.(wanted) ?? []);
}
