import type { Files } from '../fixtures.ts';

/** Files of a catalog, with the issues that a rule finds in them. */
export interface RuleCase {
  readonly says: string;
  readonly files: Files;
  /** A part of each issue's line, in order; empty for a valid catalog. */
  readonly issues: readonly string[];
  /** The figure explained by a row of `suspects.yaml`, with its record if that is not the valid actuator. */
  readonly explained?: { readonly figure: string; readonly id?: string };
}

/** The cases of rules, by rule name. */
export type RuleCases = Readonly<Record<string, readonly RuleCase[]>>;

/** Files without an issue. */
export const sound = (says: string, files: Files = {}): RuleCase => ({ says, files, issues: [] });

/** Files with issues. */
export const faulty = (says: string, files: Files, ...issues: readonly string[]): RuleCase => ({
  says,
  files,
  issues,
});

/** Files with one issue that a row of `suspects.yaml` can explain. */
export const suspicious = (
  says: string,
  files: Files,
  { issue, ...explained }: NonNullable<RuleCase['explained']> & { readonly issue: string },
): RuleCase => ({ says, files, issues: [issue], explained });
