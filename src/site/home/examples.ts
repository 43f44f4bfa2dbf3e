import { actuatorPath, finderPath, robotPath } from '../paths.ts';

const NEED = '40 N·m at 12 rad/s under 900 g';

/** Questions for the box of the home page, each with the page it leads to; an empty box asks the first. */
export const EXAMPLES = [
  { text: NEED, href: finderPath({ need: NEED }) },
  { text: 'XM540-W270-R', href: actuatorPath('robotis-xm540-w270-r') },
  { text: 'Unitree Go2', href: robotPath('unitree-go2') },
] as const;
