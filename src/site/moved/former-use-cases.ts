/** Tags of use cases that the catalog once had; their pages lead to the list of use cases. */
export const FORMER_USE_CASES: readonly string[] = ['haptics'];
