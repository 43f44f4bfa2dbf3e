import { asJson, codeBlock, paragraphs } from '../markdown.ts';

/** The settings with which one client connects to the server. */
interface ClientSetup {
  readonly name: string;
  /** Where the text goes. */
  readonly where: string;
  readonly language: 'sh' | 'json' | 'toml' | 'python' | 'ts' | 'text';
  readonly textOf: (address: string) => string;
}

/** Clients. None of them needs a key. */
const CLIENTS: readonly ClientSetup[] = [
  {
    name: 'Claude Code',
    where: 'in a terminal',
    language: 'text',
    textOf: (address) => `claude mcp add --transport http actuators ${address}`,
  },
  {
    name: 'Claude on the web and desktop',
    where: 'under Settings, Connectors, Add custom connector',
    language: 'text',
    textOf: (address) => address,
  },
  {
    name: 'VS Code',
    where: 'in `.vscode/mcp.json`',
    language: 'json',
    textOf: (url) => asJson({ servers: { actuators: { type: 'http', url } } }),
  },
  {
    name: 'Cursor',
    where: 'in `.cursor/mcp.json`',
    language: 'json',
    textOf: (url) => asJson({ mcpServers: { actuators: { url } } }),
  },
  {
    name: 'Gemini CLI',
    where: 'in `.gemini/settings.json`',
    language: 'json',
    textOf: (httpUrl) => asJson({ mcpServers: { actuators: { httpUrl } } }),
  },
  {
    name: 'Codex CLI',
    where: 'in `~/.codex/config.toml`',
    language: 'toml',
    textOf: (address) => `[mcp_servers.actuators]\nurl = "${address}"`,
  },
  {
    name: 'OpenAI Responses API',
    where: 'in the `tools` of a request',
    language: 'json',
    textOf: (address) =>
      asJson({ type: 'mcp', server_label: 'actuators', server_url: address, require_approval: 'never' }),
  },
  {
    name: 'TypeScript',
    where: 'after `npm install @modelcontextprotocol/client`',
    language: 'ts',
    textOf: (address) =>
      [
        "import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';",
        '',
        "const client = new Client({ name: 'my-agent', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });",
        `await client.connect(new StreamableHTTPClientTransport(new URL('${address}')));`,
        "console.log(await client.callTool({ name: 'get_robot', arguments: { id: 'unitree-go1' } }));",
      ].join('\n'),
  },
  {
    name: 'Clients that can only start programs',
    where: 'in their `mcpServers`',
    language: 'json',
    textOf: (address) =>
      asJson({ mcpServers: { actuators: { command: 'npx', args: ['-y', 'mcp-remote', address] } } }),
  },
  {
    name: 'To try it out',
    where: 'in a terminal',
    language: 'sh',
    textOf: (address) => `npx @modelcontextprotocol/inspector --cli ${address} --method tools/list`,
  },
];

/** Instructions to connect from the common clients. */
export const clientsText = (address: string): string =>
  paragraphs(
    ...CLIENTS.map(
      ({ name, where, language, textOf }) =>
        `**${name}**, ${where}:\n\n${codeBlock(language, textOf(address))}`,
    ),
  );
