import { config } from '../config.ts';
import { buildSite } from '../site/site.ts';
import { bundledCatalog, service } from './_service.ts';

/** The data from which the pages for people are made. */
export const site = buildSite(bundledCatalog, service, config());
