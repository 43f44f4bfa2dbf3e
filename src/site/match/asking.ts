import { DUTY_LENGTH } from '../../limits.ts';
import { placesAccepting, placesHaving } from '../../query/acceptance.ts';
import { needsOf, stepsOf } from '../../query/duty.ts';
import type { GivenFilter } from '../../query/filter.ts';
import type { Asking } from '../../query/match.ts';
import { boundRequirements, type Accepted, type Requirement } from '../../query/requirement.ts';
import { MODIFIERS, REQUIREMENTS, type AcceptedRow, type Modifiers } from '../../query/requirements.ts';
import type { Catalog } from '../copy/listed.ts';
import { readNumber } from '../filter/quantity.ts';
import { CANDIDATES, type Texts } from './joint.ts';

/** What the texts of a joint's form ask, and which of them cannot be read, by name. */
export interface AskingReading {
  readonly asking: Asking;
  readonly faults: ReadonlyMap<string, string>;
}

/** Reads the texts of a joint as the API reads its parameters; one that cannot be read is left out and told. */
export function readAsking(catalog: Catalog, texts: Texts): AskingReading {
  const faults = new Map<string, string>();
  const steps = stepsIn(texts.duty, faults);
  const modifiers = modifiersIn(texts, faults);
  const needs = steps === null ? null : needsOf(steps);
  const unitOf = (field: string) => catalog.fieldByName.get(field)?.unit ?? null;
  const requirements = REQUIREMENTS.flatMap((rule): Requirement[] => {
    const unit = unitOf(rule.field);
    if ('through' in rule) {
      const stated = numberIn(texts, rule.name, faults);
      return boundRequirements({ ...rule, unit }, { stated, needs, modifiers });
    }
    const given = acceptedIn(rule, texts, faults);
    return given === null ? [] : [{ kind: 'accepted', row: { ...rule, unit }, ...given }];
  });
  const fault = contradiction(requirements);
  if (fault !== null) faults.set('rated_torque_nm', fault);
  return { asking: { requirements, filters: candidatesIn(texts), modifiers }, faults };
}

function stepsIn(text: string | undefined, faults: Map<string, string>) {
  if (text === undefined) return null;
  const steps = text.length > DUTY_LENGTH ? null : stepsOf(text);
  if (steps === null) faults.set('duty', 'Torque in N·m and seconds, such as 60:2, 10:8');
  return steps;
}

function numberIn(texts: Texts, name: string, faults: Map<string, string>): number | undefined {
  const text = texts[name];
  if (text === undefined) return undefined;
  const number = readNumber(text);
  if (number === null) faults.set(name, 'Not a number');
  return number ?? undefined;
}

function modifiersIn(texts: Texts, faults: Map<string, string>): Modifiers {
  const modifier = (name: keyof Modifiers): number => {
    const { usual, within } = MODIFIERS[name];
    const value = numberIn(texts, name, faults) ?? usual;
    const isLow = 'above' in within ? value <= within.above : value < within.least;
    if (!isLow && value <= within.most) return value;
    faults.set(
      name,
      `${'above' in within ? `Above ${within.above} and at` : `From ${within.least} to at`} most ${within.most}`,
    );
    return usual;
  };
  return {
    external_ratio: modifier('external_ratio'),
    external_efficiency: modifier('external_efficiency'),
    margin: modifier('margin'),
    tolerance: modifier('tolerance'),
  };
}

/** The values between commas, trimmed. */
const separated = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

interface Given {
  readonly asked: Accepted;
  readonly filter: GivenFilter;
}

function acceptedIn({ name, sense }: AcceptedRow, texts: Texts, faults: Map<string, string>): Given | null {
  const text = texts[name];
  if (text === undefined) return null;
  if (name === 'voltage_v') {
    const volts = numberIn(texts, name, faults);
    return volts === undefined
      ? null
      : {
          asked: volts,
          filter: { name, value: volts, placesIn: (index) => placesAccepting(index, { least: volts, most: volts }) },
        };
  }
  const asked = sense === 'any of' ? separated(text) : [text];
  const values = asked.map((value) => value.toLowerCase());
  return {
    asked: sense === 'any of' ? asked : text === 'true' || text === 'false' ? text === 'true' : text,
    filter: { name, value: values, placesIn: (index) => placesHaving(index, name, values) },
  };
}

const candidatesIn = (texts: Texts): GivenFilter[] =>
  Object.entries(CANDIDATES).flatMap(([name, takes]) => {
    const text = texts[name]?.toLowerCase();
    if (text === undefined) return [];
    const values = takes === 'one' ? [text] : separated(text);
    return [{ name, value: values, placesIn: (index) => placesHaving(index, name, values) }];
  });

/** A continuous torque above the peak torque is a slip. */
function contradiction(requirements: readonly Requirement[]): string | null {
  const boundOf = (wanted: string): number | null =>
    requirements.flatMap((each) => (each.kind === 'bound' && each.row.name === wanted ? [each.asked] : []))[0] ?? null;
  const [rated, peak] = [boundOf('rated_torque_nm'), boundOf('peak_torque_nm')];
  return rated !== null && peak !== null && rated > peak ? `Above the peak torque, ${peak}` : null;
}
