/** The part of DuckDB's package that we use, since only tests/long installs it. */
declare module '@duckdb/node-api' {
  export interface DuckDBConnection {
    runAndReadAll(sql: string): Promise<{ getRowObjectsJson(): unknown[] }>;
    closeSync(): void;
  }

  export class DuckDBInstance {
    static create(path: string): Promise<DuckDBInstance>;
    connect(): Promise<DuckDBConnection>;
  }
}
