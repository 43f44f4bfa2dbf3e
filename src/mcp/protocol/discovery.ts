import type { BuiltDocument } from '../../api/documents.ts';
import { PLACES, SERVER_CARD_TYPE } from '../../api/links.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { MCP_ABOUT, PROTOCOL_REVISIONS, serverName } from '../about.ts';

/** The documents through which agents find the MCP server. */
export const discoveryDocuments = ({ baseUrl }: Dataset): BuiltDocument[] => [
  { path: PLACES.serverCard, body: JSON.stringify(serverCard(baseUrl)) },
  { path: PLACES.aiCatalog, body: JSON.stringify(aiCatalog(baseUrl)) },
];

const describedAt = (baseUrl: string) => ({
  name: serverName(baseUrl),
  title: MCP_ABOUT.title,
  description: MCP_ABOUT.description,
  version: MCP_ABOUT.version,
  websiteUrl: `${baseUrl}${PLACES.guide}`,
});

const remoteAt = (baseUrl: string) => ({ type: 'streamable-http', url: `${baseUrl}${PLACES.mcp}` });

/** The server card: who the server is and how to connect to it (SEP-2127, experimental). What it offers, the server itself says. */
export const serverCard = (baseUrl: string) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  ...describedAt(baseUrl),
  remotes: [
    {
      ...remoteAt(baseUrl),
      supportedProtocolVersions: [...PROTOCOL_REVISIONS.modern, ...PROTOCOL_REVISIONS.legacy],
    },
  ],
});

/** The AI catalog that leads to the card (Agent-Card/ai-catalog, experimental). The two drafts name an entry's type differently, so it has both names. */
export const aiCatalog = (baseUrl: string) => ({
  specVersion: '1.0',
  host: { displayName: MCP_ABOUT.title, documentationUrl: `${baseUrl}${PLACES.guide}` },
  entries: [
    {
      identifier: `urn:air:${new URL(baseUrl).hostname}:mcp:${MCP_ABOUT.name}`,
      displayName: MCP_ABOUT.title,
      description: MCP_ABOUT.description,
      version: MCP_ABOUT.version,
      type: SERVER_CARD_TYPE,
      mediaType: SERVER_CARD_TYPE,
      url: `${baseUrl}${PLACES.serverCard}`,
    },
  ],
});

/** The entry for the MCP registry: what `server.json` holds for a service at this address. */
export const registryEntry = (baseUrl: string) => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  ...describedAt(baseUrl),
  remotes: [remoteAt(baseUrl)],
});
