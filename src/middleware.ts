import type { MiddlewareHandler } from 'astro';
import { config } from './config.ts';
import { service } from './pages/_service.ts';

const { repositoryUrl, operator, contact, issuesUrl } = config();
const { version, released } = service.edition;
const imprint = { repositoryUrl, operator, contact, issuesUrl, version, released };

/** Gives every page the operator of the service, where its files are kept, and its release. */
export const onRequest: MiddlewareHandler = ({ locals }, next) => {
  locals.imprint = imprint;
  return next();
};
