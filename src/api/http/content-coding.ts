/** True if a body is not compressed: `Content-Encoding` is absent, or `identity` alone. */
export const isUncoded = (contentEncoding: string | null | undefined): boolean =>
  (contentEncoding ?? '').split(',').every((coding) => /^\s*(identity\s*)?$/i.test(coding));
