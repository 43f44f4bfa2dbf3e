import { PAGES } from '../../src/site/pages.ts';

type Row = readonly [kind: string, path: string, drawn?: string];

/** Pages of records, and pages whose content depends on the query of their address. */
const FURTHER: readonly Row[] = [
  ['finder, table', '/actuators', '[data-ready]'],
  ['finder, plot', '/actuators#view=plot', '[data-ready]'],
  ['finder, cards', '/actuators#view=cards', '[data-ready]'],
  ['actuator', '/actuators/cubemars-ak80-9-v3-0-kv100'],
  ['robot', '/robots/unitree-go1'],
  ['brand', '/brands/unitree'],
  ['category', '/categories/qdd_proprioceptive'],
  ['use case', '/use-cases/quadruped'],
  [
    'match of two joints',
    '/actuators?min_peak_torque_nm=40&min_speed_rpm=114.6&max_weight_g=900&comm=CAN#2.name=Hip&2.min_peak_torque_nm=60',
    '[data-ready]',
  ],
  [
    'my parts',
    '/my-parts?motors=unitree-go-m8010-6:12,cubemars-ak80-9-v3-0-kv100,no-such-motor:2',
    '[data-ready]',
  ],
  [
    'my parts, side by side',
    '/my-parts?motors=unitree-go-m8010-6,cubemars-ak80-9-v3-0-kv100&view=compare',
    '.compare .remove',
  ],
  [
    'my parts, plot',
    '/my-parts?motors=unitree-go-m8010-6,cubemars-ak80-9-v3-0-kv100&view=plot',
    '.plot .name',
  ],
  [
    'my parts, curves',
    '/my-parts?motors=myactuator-rmd-x6-p8-8,cubemars-ak80-9-v3-0-kv100&view=curves',
    '.plot .curve',
  ],
  [
    'my parts, joints',
    '/my-parts?joint=Hip;4;robstride-rs03;20@60&joint=Knee;2;;40@100&volts=48&view=joints',
    '[aria-label=Sets]',
  ],
  ['actuator with curves', '/actuators/myactuator-rmd-x6-p8-8'],
  ['replacements', '/actuators#replace=robotis-xm540-w270-r', '[data-ready]'],
  ['guide, operations', '/docs/api/actuators'],
];

const isFurther = (path: string): boolean => FURTHER.some(([, other]) => other === path);

const ROWS: readonly Row[] = [
  ...PAGES.filter(({ path }) => !isFurther(path)).map(({ title, path }): Row => [title, path]),
  ...FURTHER,
];

/**
 * The kinds of page, with an example and an element that is present once it is drawn. Tests for all pages use
 * these.
 */
export const PAGE_KINDS = ROWS.map(([kind, path, drawn = 'body']) => [kind, path, drawn] as const);
