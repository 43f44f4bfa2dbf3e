/** The name under which a browser keeps its reader's list. */
export const OWN_LIST = 'list';
