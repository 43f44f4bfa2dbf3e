/** The parts of the client of the first generation that we use, since only tests/long installs it. */
declare module '@modelcontextprotocol/sdk/client/streamableHttp.js' {
  export class StreamableHTTPClientTransport {
    constructor(address: URL);
    readonly protocolVersion: string | undefined;
  }
}

declare module '@modelcontextprotocol/sdk/client/index.js' {
  import type { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

  export class Client {
    constructor(info: { readonly name: string; readonly version: string });
    connect(transport: StreamableHTTPClientTransport): Promise<void>;
    getInstructions(): string | undefined;
    listTools(): Promise<unknown>;
    callTool(call: { readonly name: string; readonly arguments: Record<string, unknown> }): Promise<unknown>;
    listResources(): Promise<unknown>;
    listResourceTemplates(): Promise<unknown>;
    readResource(wanted: { readonly uri: string }): Promise<unknown>;
    listPrompts(): Promise<unknown>;
    getPrompt(wanted: {
      readonly name: string;
      readonly arguments: Record<string, string>;
    }): Promise<unknown>;
    complete(wanted: {
      readonly ref: { readonly type: 'ref/resource'; readonly uri: string };
      readonly argument: { readonly name: string; readonly value: string };
    }): Promise<unknown>;
    close(): Promise<void>;
  }
}
