import { config } from 'zod';

// zod compiles object schemas with `new Function` as they are made, which the pages' policy forbids and reports:
// this module must be evaluated before any that makes a schema, so the first import of a page's script.
config({ jitless: true });
