import { writeFileSync } from 'node:fs';
import { SITE_FONT, siteFont } from './font/site-font.ts';

/* Writes the pages' typeface. Run by `npm run font` after Inter or the signs that pages use have changed. */

writeFileSync(SITE_FONT, await siteFont());
