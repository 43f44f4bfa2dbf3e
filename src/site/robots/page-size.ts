/** The number of robots that the list shows at first, and adds at each press. */
export const FIRST_ROBOTS = 40;
