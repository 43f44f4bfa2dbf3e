import type { BuiltDocument } from '../api/build-documents.ts';
import { PLACES } from '../api/links.ts';
import type { Dataset } from '../catalog/dataset.ts';
import { llmsText } from './llms.ts';
import { aiCatalog, serverCard } from './server-card.ts';

/** The documents by which agents find the MCP server. */
export const discoveryDocuments = ({ baseUrl }: Dataset): BuiltDocument[] => [
  { path: PLACES.serverCard, body: JSON.stringify(serverCard(baseUrl)) },
  { path: PLACES.aiCatalog, body: JSON.stringify(aiCatalog(baseUrl)) },
];

/** Texts for agents, with the files that hold them. */
export const discoveryTexts = (dataset: Dataset): { readonly file: string; readonly body: string }[] => [
  { file: PLACES.llms.slice(1), body: llmsText(dataset) },
];
