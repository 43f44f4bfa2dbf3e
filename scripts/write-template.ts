import { writeFileSync } from 'node:fs';
import { templateText } from './catalog/template.ts';

writeFileSync('catalog/TEMPLATE.yaml', templateText());
