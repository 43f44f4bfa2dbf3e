import catalogJson from '../../generated/catalog.json?raw';
import { catalog } from '../catalog/catalog.ts';
import { buildSite } from '../site/site.ts';
import { service } from './_service.ts';

/** What the pages for people are made from. */
export const site = buildSite(catalog.parse(JSON.parse(catalogJson)), service);
