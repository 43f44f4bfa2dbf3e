/** At half of its stall torque a motor gives its greatest power; above it, it mostly heats. */
export const STALL_SHARE = 0.5;
