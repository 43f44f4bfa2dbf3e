/** A running edge: nginx or Varnish with the files of `deploy` and the values of a test. */
export interface Edge {
  readonly address: string;
  /** Drops every cached document, as docs/cdn.md describes. */
  purge(): Promise<void>;
  stop(): Promise<unknown>;
}

/** Values that a test replaces. */
export interface Values {
  readonly originPort: number;
  /**
   * Seconds of freshness, instead of the origin's 300, plus one while a new version is fetched; null: as
   * deployed.
   */
  readonly freshSeconds: number | null;
  /** The size of the store; null: as deployed. */
  readonly storeMegabytes: number | null;
}

export interface EdgeKind<Kind extends Edge = Edge> {
  readonly name: string;
  /** True if parameters in another order find the same cached document. */
  readonly sortsQueries: boolean;
  start(values: Values): Promise<Kind>;
}

/**
 * A file of `deploy` with other values. Throws if a value to replace is missing: test and file have diverged.
 */
export function withValues(text: string, values: readonly (readonly [found: string, put: string])[]): string {
  return values.reduce((changed, [found, put]) => {
    if (!changed.includes(found))
      throw new Error(`The values no longer hold \`${found}\`: mend the file or the test.`);
    return changed.replaceAll(found, put);
  }, text);
}
