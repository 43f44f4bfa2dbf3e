import { expect, test } from 'vitest';
import { realService } from '../../support/real-service.ts';

/*
 * Names of actuators as public files write them: drivers, parts lists, configurations, issues. Each is found
 * first, or the right model is offered, or it is rightly absent.
 */

const find = (text: string) => realService.find({ text, types: null, limit: 1 });

test.each([
  ['DM4310', 'damiao-dm-j4310-2ec-v1-1'],
  ['DM4310_48V', 'damiao-dm-j4310-2ec-v1-1-48v'],
  ['DM4340', 'damiao-dm-j4340-2ec-v1-0-24v'],
  ['DM4340_48V', 'damiao-dm-j4340-2ec-v1-0-48v'],
  ['DM3507', 'damiao-dm-j3507-2ec-24v'],
  ['DM6006', 'damiao-dm-j6006-2ec'],
  ['DM8006', 'damiao-dm-j8006-2ec-v1-1'],
  ['DM8009', 'damiao-dm-j8009-2ec'],
  ['DM8009P', 'damiao-dm-j8009p-2ec'],
  ['DM10010L', 'damiao-dm-j10010l-2ec'],
  ['DM10010', 'damiao-dm-j10010-2ec'],
  ['DMH3510', 'damiao-dm-h3510'],
  ['DMH6215', 'damiao-dm-h6215'],
  ['DMG6220', 'damiao-dm-g6220'],
  ['DM_J4310_2EC', 'damiao-dm-j4310-2ec-v1-1'],
  ['DM_J4310_2EC_V11', 'damiao-dm-j4310-2ec-v1-1'],
  ['MOTOR_MODEL_DM_J8009_2EC_V10', 'damiao-dm-j8009-2ec'],
  ['达妙 J4310-2EC V1.1', 'damiao-dm-j4310-2ec-v1-1'],
  ['DM-J4340P-2EC', 'damiao-dm-j4340p-2ec-v1-0-24v'],
  ['sts3215', 'feetech-st-3215-c001'],
  ['STS3215-C018', 'feetech-st-3215-c018'],
  ['STS3215_C018', 'feetech-st-3215-c018'],
  ['STS3215-C001', 'feetech-st-3215-c001'],
  ['STS3215-C044', 'feetech-st-3215-c044'],
  ['STS3215-C046', 'feetech-st-3215-c046'],
  ['Feetech STS3215 12V', 'feetech-st-3215-c018'],
  ['sts3250', 'feetech-st-3250-c001'],
  ['scs0009', 'feetech-sc-0090-c001'],
  ['sm8512bl', 'feetech-sm-8512-c001'],
  ['Waveshare ST3215', 'waveshare-st3215-12v'],
  ['xl330-m077', 'robotis-xl330-m077-t'],
  ['xl330-m288', 'robotis-xl330-m288-t'],
  ['XL330_M288_T', 'robotis-xl330-m288-t'],
  ['XC330_T288_T', 'robotis-xc330-t288-t'],
  ['XM430_W210_T', 'robotis-xm430-w210-t'],
  ['xl430-w250', 'robotis-xl430-w250-t'],
  ['xm430-w350', 'robotis-xm430-w350-t'],
  ['xm540-w270', 'robotis-xm540-w270-t'],
  ['xc430-w150', 'robotis-xc430-w150-t'],
  ['robotis_xm430_w350t', 'robotis-xm430-w350-t'],
  ['robotis_xl430_w250t', 'robotis-xl430-w250-t'],
  ['2XC430', 'robotis-2xc430-w250'],
  ['2XL430-W250', 'robotis-2xl430-w250-t'],
  ['XC330-T181', 'robotis-xc330-t181-t'],
  ['MX-28AT', 'robotis-mx-28at'],
  ['MX28-AT', 'robotis-mx-28at'],
  ['MX64-AT', 'robotis-mx-64at'],
  ['MX_28', 'robotis-mx-28t'],
  ['AX-12A', 'robotis-ax-12a'],
  ['AX12A', 'robotis-ax-12a'],
  ['EX-106', 'robotis-ex-106-plus'],
  ['H54-200-S500-R', 'robotis-h54-200-s500-r'],
  ['H54P-200-S500-R', 'robotis-ph54-200-s500-r'],
  ['XH540-W150-R', 'robotis-xh540-w150-r'],
  ['Dynamixel XL-320', 'robotis-xl-320'],
  ['GO_M8010_6', 'unitree-go-m8010-6'],
  ['GO-M8010-6', 'unitree-go-m8010-6'],
  ['MOTOR_MODEL_UNITREE_GO_M8010_6', 'unitree-go-m8010-6'],
  ['m80106', 'unitree-go-m8010-6'],
  ['Unitree A1 motor', 'unitree-a1-motor'],
  ['B1 motor', 'unitree-b1-motor'],
  ['RS01', 'robstride-rs01'],
  ['RS02', 'robstride-rs02'],
  ['RS-05', 'robstride-rs05'],
  ['rs-00', 'robstride-rs00'],
  ['RobStride 04', 'robstride-rs04'],
  ['Robstride03', 'robstride-rs03'],
  ['ROBSTRIDE_06', 'robstride-rs06'],
  ['EduLite05', 'robstride-el05'],
  ['CyberGear', 'xiaomi-cybergear'],
  ['Xiaomi CyberGear', 'xiaomi-cybergear'],
  ['AK80-9', 'cubemars-ak80-9-kv100'],
  ['AK10-9', 'cubemars-ak10-9-v2-0-kv60'],
  ['AK60-6', 'cubemars-ak60-6-v1-1-kv80'],
  ['AK70-10', 'cubemars-ak70-10-kv100'],
  ['AK80-6', 'cubemars-ak80-6-kv100'],
  ['AK80-64', 'cubemars-ak80-64-kv80'],
  ['AK80_6_V1p1', 'cubemars-ak80-6-kv100'],
  ['AK80_9_V2', 'cubemars-ak80-9-kv100'],
  ['AK70_10_V1p1', 'cubemars-ak70-10-kv100'],
  ['AK60-6 KV80', 'cubemars-ak60-6-v1-1-kv80'],
  ['AK60-6 V1.1 KV80', 'cubemars-ak60-6-v1-1-kv80'],
  ['T-Motor AK80-9', 'cubemars-ak80-9-kv100'],
  ['X8ProV2', 'myactuator-rmd-x8-p9-25'],
  ['X8HV3', 'myactuator-rmd-x8-h-1-6-v3'],
  ['X10S2V3', 'myactuator-rmd-x10-p35-100'],
  ['X6S2V2', 'myactuator-rmd-x6-p36-40'],
  ['X4V3', 'myactuator-rmd-x4-p6-3'],
  ['RMD-X8 Pro 1:9', 'myactuator-rmd-x8-p9-25'],
  ['RMD_X10_S2', 'myactuator-rmd-x10-p35-100'],
  ['RMD-X10-S2 1:35', 'myactuator-rmd-x10-p35-100'],
  ['RMD-X8-Pro-H V3', 'myactuator-rmd-x8-p6-20'],
  ['GIM8108-8', 'steadywin-gim8108-8-gds68-48v'],
  ['SW-GIM8108-8-S68', 'steadywin-gim8108-8-gds68-48v'],
  ['SteadyWin GIM6010-8', 'steadywin-gim6010-8-gds68-24v'],
  ['mj5208', 'mjbots-mj5208'],
  ['qdd100', 'mjbots-qdd100-beta-3'],
  ['mjbots qdd100 beta 3', 'mjbots-qdd100-beta-3'],
  ['M8325s_100KV', 'odrive-robotics-m8325s-100kv'],
  ['odrive.M8325s_100KV', 'odrive-robotics-m8325s-100kv'],
  ['MF7015V2', 'lkmtech-mhf7015'],
  ['MG8016E-i6', 'lkmtech-mg8016e-i6v3'],
  ['MG4010E-i10', 'lkmtech-mg4010e-i10v3'],
  ['HerkuleX DRS-0201', 'dongbu-robot-herkulex-drs-0201'],
  ['LX-16A', 'hiwonder-lx-16a'],
  ['DDSM115', 'waveshare-ddsm115'],
  ['M0602C', 'direct-drive-tech-ddt-m0602c234'],
  ['N7520-14.3', 'unitree-n7520-14-3'],
  ['G1_ACTUATOR_5020', 'unitree-n5020-16'],
  ['EC-A4310', 'encos-ec-a4310-p2-36'],
  ['EC_A4310', 'encos-ec-a4310-p2-36'],
  ['DM_J4340', 'damiao-dm-j4340-2ec-v1-0-24v'],
  ['X5-9', 'hebi-robotics-x5-9'],
  ['HEBI X8-16', 'hebi-robotics-x8-16'],
  ['KA-75+', 'kinova-ka-75-plus'],
  ['FSA 80-29E', 'fourier-intelligence-fsa80-29e'],
  ['PowerFlow R86', 'agibot-powerflow-r86-3'],
])('%s finds %s first', (name, id) => {
  expect(find(name).hits[0]?.id).toBe(id);
});

test.each([
  ['Feetech_STS3215_C018_12V', 'FEETECH STS3215 (ST-3215-C018)'],
  ['ST-3215-C047', 'FEETECH STS3215 (ST-3215-C044)'],
  ['Dynamixel xl330-w280', 'ROBOTIS XL330-M288-T'],
  ['CYBERGEAR_MOTOR', 'Xiaomi CyberGear'],
  ['AK10_9_V1p1', 'CubeMars AK10-9 V2.0 KV60'],
  ['TMOTOR AK10-9 V2.0', 'CubeMars AK10-9 V2.0 KV60'],
  ['RMD-X6-S-V3', 'MyActuator RMD-X6-P36-40 (X6-40)'],
  ['D5065 270KV', 'Flipsky 5065 270KV'],
  ['HerkuleX DRS-101', 'Dongbu Robot HerkuleX DRS-0101'],
  ['eRob80H100I-BHM-18ET', 'ZeroErr eRob80i 17-100'],
])('%s finds nothing, and %s is offered first', (name, offered) => {
  const { total, suggestions } = find(name);
  expect([total, suggestions()[0]?.name]).toEqual([0, offered]);
});

// Models that the catalog does not have: nothing is near.
test.each(['mf7010', 'MF9025v2', 'PM80', 'L12-P', 'zero backlash'])(
  '%s finds nothing, and nothing is offered',
  (name) => {
    const { total, suggestions } = find(name);
    expect([total, suggestions()]).toEqual([0, []]);
  },
);

test.each(['Robotiq', 'oriental motor', 'Schunk gripper'])(
  'the maker %s, which the catalog does not have, is not corrected into a common word',
  (name) => {
    expect(find(name).corrections).toEqual([]);
  },
);
