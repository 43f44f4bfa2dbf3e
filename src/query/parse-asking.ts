import type { z } from 'zod';
import { needsOf, type DutyNeeds } from './duty.ts';
import { shown, type Fault } from './fault.ts';
import { CANDIDATE_FILTERS, DUTY, MODIFIERS, REQUIREMENTS } from './match-requirements.ts';
import type { Asking } from './match.ts';
import { allowedWords, firstMessage } from './parameter.ts';
import { readFilters } from './parse-list.ts';
import { refusedText } from './read-parameters.ts';
import { boundRequirements, MODIFIER_RULES, type Modifiers, type Requirement } from './requirement.ts';

type Texts = ReadonlyMap<string, string>;

/** What is asked, or everything that is wrong with it. */
export interface AskingReading {
  readonly asking: Asking;
  readonly faults: readonly Fault[];
}

/** Reads what is asked of a joint from the texts of its parameters. */
export function readAsking(texts: Texts): AskingReading {
  const faults: Fault[] = [];
  const modifiers = readModifiers(texts, faults);
  const steps = read(texts, ['duty', DUTY.duty.schema], faults);
  const needs = steps === undefined ? null : needsOf(steps);
  const requirements = REQUIREMENTS.flatMap((row) => requirementOf(row, { texts, needs, modifiers, faults }));
  const filters = readFilters({ filters: CANDIDATE_FILTERS }, texts);
  faults.push(...filters.faults);
  return { asking: { requirements, filters: filters.given, modifiers }, faults };
}

/** A parameter's value; undefined where it is absent or refused, which adds a fault. */
function read<Value>(
  texts: Texts,
  [name, schema]: readonly [string, z.ZodType<Value, string | undefined>],
  faults: Fault[],
): Value | undefined {
  const text = texts.get(name);
  if (text === undefined) return undefined;
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  faults.push(refusedText({ name, text, issue: firstMessage(parsed.error), allowed: allowedWords(schema) }));
  return undefined;
}

function readModifiers(texts: Texts, faults: Fault[]): Modifiers {
  const modifier = (name: keyof typeof MODIFIERS): number =>
    read(texts, [name, MODIFIERS[name].schema], faults) ?? MODIFIER_RULES[name].usual;
  return {
    external_ratio: modifier('external_ratio'),
    external_efficiency: modifier('external_efficiency'),
    margin: modifier('margin'),
    tolerance: modifier('tolerance'),
  };
}

interface Given {
  readonly texts: Texts;
  readonly needs: DutyNeeds | null;
  readonly modifiers: Modifiers;
  readonly faults: Fault[];
}

function requirementOf(row: (typeof REQUIREMENTS)[number], { texts, needs, modifiers, faults }: Given): Requirement[] {
  const { name } = row;
  if ('shown' in row) {
    if (!texts.has(name)) return [];
    const { given, faults: refused } = readFilters({ filters: { [name]: row.parameter } }, texts);
    faults.push(...refused);
    return given.map((filter) => ({ kind: 'accepted', row, asked: row.shown(texts.get(name) ?? ''), filter }));
  }
  const stated = row.parameter && read(texts, [name, row.parameter.schema], faults);
  return boundRequirements(row, { stated, needs, modifiers });
}

/** What is wrong with sound requirements together; `field` names the request where it asks for nothing. */
export function faultsTogether({ requirements }: Asking, field: string): Fault[] {
  if (requirements.length === 0) return [{ field, in: 'query', ...NOTHING_ASKED }];
  const boundOf = (wanted: string): number | undefined =>
    requirements.flatMap((each) => (each.kind === 'bound' && each.row.name === wanted ? [each.asked] : []))[0];
  const [rated, peak] = [boundOf('rated_torque_nm'), boundOf('peak_torque_nm')];
  if (rated === undefined || peak === undefined || rated <= peak) return [];
  const detail = `must be at most the peak torque that is required, ${peak}; got ${shown(rated)}`;
  const repair = `Lower \`rated_torque_nm\` to ${peak}, or raise \`peak_torque_nm\` to ${rated}.`;
  return [{ field: 'rated_torque_nm', in: 'query', detail, repair }];
}

const NOTHING_ASKED = {
  detail: 'must state at least one requirement; got none',
  repair: `State at least one of ${[...REQUIREMENTS.flatMap(({ name, parameter }) => (parameter ? [name] : [])), 'duty'].map((name) => `\`${name}\``).join(', ')}.`,
};
