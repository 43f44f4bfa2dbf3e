import type { Files } from '../fixtures.ts';

/** Files of a catalog, and what a rule finds in them. */
export interface RuleCase {
  readonly says: string;
  readonly files: Files;
  /** A part of the line of each error, in order; empty for a sound catalog. */
  readonly issues: readonly string[];
  /**
   * The figure, and its record where it is another than the sound actuator, that a row of `suspects.yaml`
   * explains.
   */
  readonly explained?: { readonly figure: string; readonly id?: string };
}

/** The cases of rules, by their names. */
export type RuleCases = Readonly<Record<string, readonly RuleCase[]>>;

/** Files in which a rule finds nothing. */
export const sound = (says: string, files: Files = {}): RuleCase => ({ says, files, issues: [] });

/** Files in which a rule finds something. */
export const faulty = (says: string, files: Files, ...issues: readonly string[]): RuleCase => ({
  says,
  files,
  issues,
});

/**
 * Files in which a rule finds one figure that may be right all the same, once a row of `suspects.yaml`
 * explains it.
 */
export const suspicious = (
  says: string,
  files: Files,
  { issue, ...explained }: NonNullable<RuleCase['explained']> & { readonly issue: string },
): RuleCase => ({ says, files, issues: [issue], explained });
