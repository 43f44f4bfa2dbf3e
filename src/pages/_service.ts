import catalogJson from '../../generated/catalog.json?raw';
import filesJson from '../../generated/files.json?raw';
import { buildDocuments } from '../api/documents/build-documents.ts';
import { API_PATHS } from '../api/http/links.ts';
import { buildService } from '../api/service.ts';
import { openData } from '../bulk/bulk-file.ts';
import { catalog } from '../catalog/files/yaml-schemas.ts';
import { buildDataset } from '../catalog/records/dataset.ts';
import { config } from '../config.ts';
import { discoveryDocuments } from '../mcp/about.ts';
import { guideMarkdown } from '../site/guide/chapters.ts';
import { textsByName, type GuideService } from '../site/guide/texts.ts';

const { baseUrl } = config();

/** The bundled catalog. */
export const bundledCatalog = catalog.parse(JSON.parse(catalogJson));

/** The service over it: the one place where data, base address and code meet. */
export const service = buildService(
  buildDataset(bundledCatalog, baseUrl),
  openData.parse(JSON.parse(filesJson)),
);

/** The text of every document that is made at build time, by public path. */
export const documents: ReadonlyMap<string, string> = new Map(
  [...buildDocuments(service), ...discoveryDocuments(service.dataset)].map(({ path, body }) => [path, body]),
);

const guideTexts = textsByName(
  import.meta.glob<string>('../site/guide/texts/*.md', { query: '?raw', import: 'default', eager: true }),
);

let guideText: string | undefined;

/** The whole guide as Markdown: what its pages show a chapter each, and the resource of MCP. */
export const guide = (): string => (guideText ??= guideMarkdown(mcpService));

/** The service as MCP answers from it. */
export const mcpService: GuideService = {
  ...service,
  guideTexts,
  documentAt: (path) => (path === API_PATHS.guideMarkdown ? guide() : (documents.get(path) ?? null)),
};
