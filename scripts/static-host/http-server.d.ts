/** The part of http-server 14 that we use; it ships no types. */
declare module 'http-server' {
  import type { IncomingMessage, Server, ServerResponse } from 'node:http';

  interface Options {
    readonly root: string;
    /** The words 'false' or 'true', as on its command line: anything else is true. */
    readonly autoIndex?: 'false' | 'true';
    readonly showDir?: 'false' | 'true';
    readonly cache?: number;
    readonly proxy?: string;
    readonly before?: readonly ((
      request: IncomingMessage & { url: string },
      response: ServerResponse,
    ) => void)[];
  }

  export function createServer(options: Options): {
    readonly server: Server;
    listen(port: number, host: string, listening: () => void): void;
    close(): void;
  };
}
