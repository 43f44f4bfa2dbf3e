/** The filter that names the fields whose unknown values pass. Pages import it alone. */
export const INCLUDE_UNKNOWN = 'include_unknown';
