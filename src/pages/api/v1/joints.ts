export { respond as ALL } from '../../_respond.ts';

export const prerender = false;
