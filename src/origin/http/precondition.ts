/** Whether `If-None-Match` names this entity tag: weak comparison, lists and `*` (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Our tags hold no comma, so that splitting another's tag at one can never give ours.
  return ifNoneMatch.split(',').some((item) => isSameTag(item.trim(), tag));
}

const isSameTag = (given: string, tag: string): boolean =>
  given === '*' || given === tag || (given.startsWith('W/') && given.slice(2) === tag);
