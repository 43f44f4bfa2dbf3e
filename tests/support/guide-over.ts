import { globSync, readFileSync } from 'node:fs';
import type { Service } from '../../src/api/service.ts';
import { textsByName, type GuideService } from '../../src/site/guide/texts.ts';
import { mcpOver } from '../mcp/support/mcp-over.ts';

/** The written texts of the guide, as a build reads them. */
export const guideTexts = textsByName(
  Object.fromEntries(globSync('src/site/guide/texts/*.md').map((path) => [path, readFileSync(path, 'utf8')])),
);

/** A service to write the guide from. */
export const guideOver = (service: Service): GuideService => ({ ...mcpOver(service), guideTexts });
