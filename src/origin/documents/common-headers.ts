export { operationHeaders, SITE_HEADERS } from '../../api/headers.ts';
