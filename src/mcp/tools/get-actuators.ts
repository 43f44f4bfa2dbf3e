import { z } from 'zod';
import { ACTUATOR_FIELDS } from '../../catalog/fields/actuator.ts';
import { ALTERNATIVES, COMPARE_IDS, rangeText } from '../../limits.ts';
import { countFaults, findIds } from '../../query/compare/compare-ids.ts';
import { queryError } from '../../query/parameters/field-error.ts';
import { choice, integer, separated } from '../../query/parameters/kinds.ts';
import type { Parameters } from '../../query/parameters/parameter.ts';
import { ACTUATOR_SELECTION, COMPARING } from '../../query/parameters/parameters.ts';
import { parseJsonArray } from '../../query/table/json-rows.ts';
import { builtDocument, type McpService } from '../service.ts';
import { taking } from './arguments.ts';
import { hintOfMissing, idsOf } from './ids.ts';
import { wholeNames, wholeRecord, withoutAddresses, type AnyRecord } from './records.ts';
import { inputOf, LIST, OBJECT, output } from './schemas.ts';
import { MEMBERS, sideBySide } from './side-by-side.ts';
import { answered, refused, type Tool } from './tool.ts';

const FORMS = ['records', 'rows', 'alternatives'] as const;

const OWN = {
  ids: { ...COMPARING.ids, says: `${rangeText(COMPARE_IDS)} ids.` },
  as: {
    kind: choice(FORMS),
    defaultValue: 'records',
    says: 'Form of the answer; `records` unless given.',
    example: 'rows',
  },
  limit: {
    kind: integer(ALTERNATIVES.least, ALTERNATIVES.most),
    defaultValue: ALTERNATIVES.default,
    says: 'How many alternatives.',
    example: '3',
  },
} satisfies Parameters;

const ARGUMENTS = { ...OWN, ...ACTUATOR_SELECTION };

/** Returns actuators as records, side by side, or with what could replace them. */
export const getActuators: Tool = {
  name: 'get_actuators',
  title: 'Get or compare actuators, find replacements',
  description:
    'Actuators by id. As `records`: `data` with every figure, notes, `sources` to cite and `robots_using`. As `rows`: figures side by side; `actuators` are the columns, each row has `values` (null is unknown), their `kinds`, and the ids of the `best` (none when equal or of unlike kinds). ' +
    'As `alternatives`: what could replace each, `successors` by its maker, then others not known to be discontinued, the nearest first, with the figures in which each is better, worse, equal or unknown; `not_compared` names what the catalog cannot tell. An id that moved is followed, an unknown one is `not_found`.',
  inputSchema: inputOf(ACTUATOR_SELECTION, OWN),
  outputSchema: output(
    { data: LIST, actuators: LIST, rows: LIST, unknown_to_all: LIST, moved: OBJECT, not_found: LIST },
    ['not_found'],
  ),
  run: taking(
    ARGUMENTS,
    (service, { ids = '', as: form = 'records', fields = '', limit = ALTERNATIVES.default }) => {
      const asked = separated(ids);
      const [miscounted] = countFaults([...new Set(asked)]);
      if (miscounted !== undefined)
        return refused({ code: 'invalid_parameter', errors: [queryError('ids', miscounted.detail, REPAIR)] });
      const {
        found: places,
        notFound,
        moved,
      } = findIds(service.actuators.rowOf, asked, service.moved.actuators);
      const chosen = ACTUATOR_SELECTION.fields.kind.read(fields);
      const names = chosen.ok ? chosen.value : null;
      return answered({
        ...inForm(service, places, { form, names, most: Number(limit) }),
        ...(Object.keys(moved).length > 0 && { moved }),
        not_found: notFound,
        hint: `${hintOfMissing(notFound, idsOf(service, 'actuators'))} ${hintOfForm(form, names ?? [])}`.trim(),
      });
    },
  ),
};

const REPAIR = `Send \`{"ids": [...]}\` with ${rangeText(COMPARE_IDS)} ids.`;

/** A hint about fields that a form lacks. */
function hintOfForm(form: string, names: readonly string[]): string {
  if (form === 'records' || names.length === 0) return '';
  if (form === 'alternatives') return '`alternatives` take no `fields`: ask for the `records` of their ids.';
  const others = names.filter((name) => name !== 'kinds' && !MEMBERS.includes(name));
  return others.length === 0 ? '' : `\`rows\` have no ${others.join(', ')}: ask for \`records\`.`;
}

function inForm(
  service: McpService,
  places: readonly number[],
  {
    form,
    names,
    most,
  }: { readonly form: string; readonly names: readonly string[] | null; readonly most: number },
): AnyRecord {
  if (form === 'rows') return sideBySide(service, places, names);
  const ids = places.map((place) => service.actuators.ids[place] ?? '');
  if (form === 'alternatives') return { data: ids.map((id) => alternativesTo(service, id, most)) };
  return { data: names === null ? wholeRecords(service, places) : selected(service, places, names) };
}

const WHOLE = wholeNames(ACTUATOR_FIELDS);

const selected = ({ actuators }: McpService, places: readonly number[], names: readonly string[]) =>
  parseJsonArray(actuators.selectionOf(places, names));

const wholeRecords = (service: McpService, places: readonly number[]): AnyRecord[] =>
  selected(service, places, WHOLE).map((record) => ({
    ...wholeRecord(record),
    robots_using: withoutAddresses(builtDocument(service, 'get_actuator', String(record.id)).robots_using),
  }));

const alternatives = z.looseObject({ successors: z.array(z.unknown()), data: z.array(z.unknown()) });

/**
 * Replacements of an actuator: successors by its maker, and as many others as are wanted, the nearest first.
 */
function alternativesTo(service: McpService, id: string, most: number): AnyRecord {
  const { successors, data, ...found } = alternatives.parse(
    builtDocument(service, 'get_actuator_alternatives', id),
  );
  return {
    ...found,
    successors: successors.map(withoutAddresses),
    alternatives: data.slice(0, most).map(withoutAddresses),
  };
}
