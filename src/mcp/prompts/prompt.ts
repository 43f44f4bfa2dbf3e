/** What an argument of a prompt can be completed to. */
export type CompletedKind = 'actuator' | 'robot' | 'brand' | 'use_case' | 'category';

/** An argument of a prompt; its value is free text. */
export interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly completes?: CompletedKind;
}

/** A task that a person chooses and a model carries out with the tools. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  /** The task in words; an argument that was not given is absent. */
  readonly write: (given: ReadonlyMap<string, string>) => string;
}

/** What every task ends with. */
export const HOW_TO_ANSWER =
  'Cite the `sources` of each actuator you name. Say which figures are unknown, and never guess one.';

/** A line for each argument that was given. */
export const givenLines = (lines: readonly (readonly [string, string | undefined])[]): string =>
  lines.flatMap(([label, value]) => (value === undefined ? [] : [`- ${label}: ${value}`])).join('\n');
