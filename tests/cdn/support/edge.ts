/** A running edge: nginx or Varnish with the files of `deploy` and the values of a test. */
export interface Edge {
  readonly address: string;
  /** Drops every kept document, as docs/cdn.md says. */
  purge(): Promise<void>;
  stop(): Promise<unknown>;
}

/** The values that a test puts in. */
export interface Values {
  readonly originPort: number;
  /**
   * Seconds that a document is fresh, instead of the origin's 300, plus one more while a new version is
   * fetched. Null for the deployed values.
   */
  readonly freshSeconds: number | null;
  /** The size of the store; null for as much as is deployed. */
  readonly storeMegabytes: number | null;
}

/** One of the two programs. */
export interface EdgeKind<Kind extends Edge = Edge> {
  readonly name: string;
  /** True if the same parameters in another order find the same kept document. */
  readonly sortsQueries: boolean;
  start(values: Values): Promise<Kind>;
}

/**
 * A file of `deploy` with other values. Throws when it does not hold a value to be replaced: then test and
 * file have drifted apart.
 */
export function withValues(text: string, values: readonly (readonly [found: string, put: string])[]): string {
  return values.reduce((changed, [found, put]) => {
    if (!changed.includes(found))
      throw new Error(`The values no longer hold \`${found}\`: mend the file or the test.`);
    return changed.replaceAll(found, put);
  }, text);
}
