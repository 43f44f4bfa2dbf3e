/**
 * True if a body with this `Content-Encoding` is as it was written: without the header, or with `identity`
 * alone.
 */
export const isUncoded = (contentEncoding: string | null | undefined): boolean =>
  (contentEncoding ?? '').split(',').every((coding) => /^\s*(identity\s*)?$/i.test(coding));
