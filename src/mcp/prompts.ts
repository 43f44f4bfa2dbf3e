import { ProtocolError, ProtocolErrorCode, type GetPromptResult } from '@modelcontextprotocol/server';
import { shown } from '../query/parameters/field-error.ts';

/** The kinds of name that complete an argument of a prompt. */
export type CompletedKind = 'actuator' | 'robot' | 'brand' | 'use_case' | 'category';

/** An argument of a prompt; its value is free text. */
interface PromptArgument {
  readonly description: string;
  readonly required?: boolean;
  /** Its label in the task; absent for the subject, which the first sentence names. */
  readonly label?: string;
  readonly completes?: CompletedKind;
}

/** A task that a person chooses and a model carries out with the tools. */
interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** By name; the first is the subject of the task. */
  readonly arguments: Readonly<Record<string, PromptArgument>>;
  /** The task, in a sentence with the subject. */
  readonly task: (subject: string) => string;
  /** Instructions, in paragraphs. */
  readonly steps: readonly string[];
}

/** The end of every task. */
const HOW_TO_ANSWER =
  'Cite the `sources` of each actuator you name. Say which figures are unknown, and never guess one.';

/** Chooses actuators for a joint. */
const sizeJoint: Prompt = {
  name: 'size_joint',
  title: 'Size a joint',
  description: 'Find actuators for a joint that meet its torque, speed, mass and price limits.',
  arguments: {
    joint: { description: 'The joint, such as "knee of a 12 kg quadruped".', required: true },
    peak_torque_nm: {
      description: 'Peak torque it needs, N·m.',
      required: true,
      label: 'peak torque in N·m, at least',
    },
    duty: {
      description: 'Its duty cycle, N·m : seconds, such as "60:2,10:8".',
      label: 'duty cycle in N·m : s',
    },
    speed_rpm: { description: 'Speed it needs, rpm (rad/s × 9.549).', label: 'speed in rpm, at least' },
    max_weight_g: { description: 'Highest mass it may have, grams.', label: 'mass in g, at most' },
    max_price_usd: { description: 'Highest price it may have, USD.', label: 'price in USD, at most' },
    use_case: { description: 'Use-case tag to search in.', label: 'use case', completes: 'use_case' },
    brand: { description: 'Brand to search in.', label: 'brand', completes: 'brand' },
  },
  task: (joint) => `Size the joint "${joint}".`,
  steps: [
    'Call match_actuators with these requirements and a `margin`, and say which margin you chose. If the torque of a steady load is known, pass it as `min` of `rated_torque_nm` in `bounds`. Read its `kinds` and `doubts`: a motor cannot work at its stall torque. ' +
      'If nothing meets everything, follow `relax`, or try an `external_ratio`, and say what you changed. For `unknown` verdicts, say which figures the sources do not state.',
    'Compare the best three to five with get_actuators as `rows`, recommend one and name a second choice. get_claims has the quotes behind the figures that decide.',
  ],
};

/** Finds replacements for an actuator. */
const findReplacement: Prompt = {
  name: 'find_replacement',
  title: 'Find a replacement',
  description: 'Find actuators that can replace one that is discontinued, too expensive or too heavy.',
  arguments: {
    actuator_id: { description: 'Id of the actuator to replace.', required: true, completes: 'actuator' },
    reason: { description: 'Why, such as "discontinued" or "too heavy".', label: 'reason' },
    brand: { description: 'Brand to search in.', label: 'brand', completes: 'brand' },
  },
  task: (actuator) => `Find a replacement for the actuator \`${actuator}\`.`,
  steps: [
    'Call get_actuators as `alternatives`; a successor from the same maker comes first. If the reason or the brand leaves too few, call match_actuators with the figures of the original as requirements. search_joints with its `actuator_id` shows which robots use it, and how many each needs.',
    'Call get_actuators as `rows` with the original first and up to five candidates. For each, say what would have to change: mass, voltage, bus, driver, gear ratio; and that mounting, shaft and connectors are not in the catalog.',
  ],
};

/** Compares actuators for a purpose. */
const compareForPurpose: Prompt = {
  name: 'compare_for_purpose',
  title: 'Compare for a purpose',
  description: 'Compare actuators for a purpose, such as a quadruped knee.',
  arguments: {
    purpose: {
      description: 'The purpose of the actuator, such as "knee of a quadruped that jumps".',
      required: true,
    },
    actuator_ids: {
      description: 'Ids to compare, separated by commas; the agent searches for candidates when absent.',
      label: 'compare these',
    },
    use_case: { description: 'Use-case tag to search in.', label: 'use case', completes: 'use_case' },
    category: { description: 'Category to search in.', label: 'category', completes: 'category' },
  },
  task: (purpose) => `Compare actuators for this purpose: ${purpose}.`,
  steps: [
    'First say which figures matter for this purpose, and why. If no ids are given, choose three to five: with match_actuators where the purpose gives figures, else with search_actuators and `frontier` over the two that matter most. search_joints shows what robots of that kind use.',
    'Then call get_actuators as `rows` and weigh those figures. get_claims says what kind of figure each is and quotes its source; where a figure is unknown, read the notes in get_actuators.',
    'Give a table of these figures and a ranking with one reason each.',
  ],
};

/** Prompts, in the order in which they are listed. */
export const PROMPTS: readonly Prompt[] = [sizeJoint, findReplacement, compareForPurpose];

/** The prompts as `prompts/list` gives them. */
export const LISTED_PROMPTS = PROMPTS.map(({ name, title, description, arguments: taken }) => ({
  name,
  title,
  description,
  arguments: Object.entries(taken).map(([argument, { description: says, required = false }]) => ({
    name: argument,
    description: says,
    required,
  })),
}));

/** A task in words: the goal, a line for each given argument, and the steps. */
export function taskText(
  { arguments: taken, task, steps }: Prompt,
  given: ReadonlyMap<string, string>,
): string {
  const [subject = ''] = Object.keys(taken);
  const lines = Object.entries(taken)
    .filter(([name, { label }]) => label !== undefined && given.has(name))
    .map(([name, { label }]) => `- ${label}: ${given.get(name)}`);
  return [task(given.get(subject) ?? ''), lines.join('\n'), ...steps, HOW_TO_ANSWER]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * The message of a prompt with its arguments filled in. Throws a protocol error for an unknown prompt or a
 * missing argument.
 */
export function getPrompt(name: string, given: Readonly<Record<string, string>>): GetPromptResult {
  const prompt = promptNamed(name);
  const values = new Map(Object.entries(given).filter(([, value]) => value.trim() !== ''));
  const missing = Object.keys(prompt.arguments).filter(
    (argument) => prompt.arguments[argument]?.required === true && !values.has(argument),
  );
  if (missing.length > 0) throw invalid(`${name} requires ${missing.join(' and ')}.`);
  return {
    description: prompt.description,
    messages: [{ role: 'user', content: { type: 'text', text: taskText(prompt, values) } }],
  };
}

/** The prompt with this name. Throws a protocol error if there is none. */
export function promptNamed(name: string): Prompt {
  const prompt = PROMPTS.find((candidate) => candidate.name === name);
  const names = PROMPTS.map((known) => known.name).join(', ');
  if (prompt === undefined) throw invalid(`No prompt is called ${shown(name)}. The prompts are ${names}.`);
  return prompt;
}

/** JSON-RPC's "Invalid params" error. */
export const invalid = (message: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, message);
