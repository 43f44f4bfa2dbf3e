import { describe, expect, test } from 'vitest';
import { anyObject } from '../../support/read.ts';
import { realService } from '../../support/real-service.ts';
import { refusalOf, resultOf } from '../support/call.ts';

const GO = 'unitree-go-m8010-6';

describe('a name instead of an id', () => {
  test('stands for the first hit of a search, and the answer says so', () => {
    const [first] = realService.find({ text: 'GO-M8010-6', types: ['actuator'], limit: 1 }).hits;
    const { data, moved, not_found, hint } = resultOf({
      tool: 'get_actuators',
      given: { ids: ['GO-M8010-6'], as: 'records' },
    });
    expect(data).toMatchObject([{ id: first?.id }]);
    expect([moved, not_found]).toEqual([{ 'GO-M8010-6': GO }, []]);
    expect(hint).toContain(`\`GO-M8010-6\` is a name, read as the id \`${GO}\`.`);
  });

  test('of several records gets a hint with the others', () => {
    const { hint } = resultOf({ tool: 'get_claims', given: { id: 'AK80-9', fields: ['weight_g'] } });
    expect(hint).toMatch(
      /^`ak80-9` is a name, read as the id `cubemars-ak80-9-.+`\. A search also finds cubemars-ak80-9-/,
    );
  });

  test.each(['DM4310', '达妙 4310'])('may be an alias of the record: %s', (name) => {
    const { data } = resultOf({ tool: 'get_actuators', given: { ids: [name] } });
    expect(data).toMatchObject([{ brand: 'DAMIAO', name: 'DM-J4310-2EC V1.1' }]);
  });

  test('that is not found gets the nearest names', () => {
    const { hint } = resultOf({ tool: 'get_actuators', given: { ids: ['CYBERGEAR_MOTOR'] } });
    expect(hint).toBe('No id is near `CYBERGEAR_MOTOR`. Nearest names without `MOTOR`: Xiaomi CyberGear.');
  });

  test.each([
    ['search_actuators', { robot_id: 'Unitree Go2' }, { robot_id: 'unitree-go2' }],
    ['search_robots', { actuator_id: ['RS02'] }, { actuator_id: ['robstride-rs02'] }],
    ['search_joints', { robot_id: ['Go2'] }, { robot_id: ['unitree-go2'] }],
    ['summarize_catalog', { filters: { robot_id: 'Go2' } }, { filters: { robot_id: 'unitree-go2' } }],
    [
      'match_actuators',
      { ids: ['DM4310'], voltage_v: 24 },
      { ids: ['damiao-dm-j4310-2ec-v1-1'], voltage_v: 24 },
    ],
    [
      'match_actuators',
      { joints: [{ name: 'Knee', ids: ['DM4310'], voltage_v: 24 }] },
      { joints: [{ name: 'Knee', ids: ['damiao-dm-j4310-2ec-v1-1'], voltage_v: 24 }] },
    ],
    [
      'match_actuators',
      { joints: [{ name: 'Knee', voltage_v: 24 }], robot_id: 'Go2' },
      { joints: [{ name: 'Knee', voltage_v: 24 }], robot_id: 'unitree-go2' },
    ],
    ['list_changes', { id: ['RS02'] }, { id: ['robstride-rs02'] }],
  ])('is accepted in the arguments of %s too, with a hint: %j', (tool, named, ids) => {
    const { moved, hint, ...found } = resultOf({ tool, given: named });
    const { hint: hintOfId = '', ...wanted } = resultOf({ tool, given: ids });
    expect(found).toEqual(wanted);
    expect(Object.keys(anyObject.parse(moved))).toHaveLength(1);
    expect(hint).toMatch(/^`.+` is a name, read as the id `.+`\./);
    expect(String(hint).endsWith(String(hintOfId))).toBe(true);
  });

  test('of several records is only judged with a hint at the others', () => {
    const { hint } = resultOf({
      tool: 'match_actuators',
      given: { ids: ['STS3215'], bounds: [{ field: 'peak_torque_nm', min: 1.2 }] },
    });
    expect(hint).toMatch(/^`STS3215` is a name, read as the id `feetech-.+`\. A search also finds feetech-/i);
  });

  test('of no record is refused', () => {
    expect(refusalOf({ tool: 'search_joints', given: { robot_id: 'no such thing' } }).errors).toMatchObject([
      { field: 'robot_id' },
    ]);
  });

  test('of a robot stands for the robot', () => {
    expect(resultOf({ tool: 'get_robot', given: { id: 'Unitree Go1' } })).toMatchObject({
      id: 'unitree-go1',
    });
  });

  test('of two characters stands for the robot of that name', () => {
    expect(resultOf({ tool: 'get_robot', given: { id: 'G1' } })).toMatchObject({
      id: 'unitree-g1',
      hint: '`g1` is a name, read as the id `unitree-g1`.',
    });
  });

  test('of no record in a joint is refused with its path', () => {
    const given = { joints: [{ name: 'Knee', robot_id: 'no such thing' }] };
    expect(refusalOf({ tool: 'match_actuators', given }).errors).toMatchObject([
      { field: 'joints.0.robot_id' },
    ]);
  });

  test.each(['quadruped', 'ak', 'x', 'no such thing'])('that is part of no name is not found: %s', (name) => {
    expect(resultOf({ tool: 'get_actuators', given: { ids: [name] } }).not_found).toEqual([name]);
  });
});
