import { describe, expect, test } from 'vitest';
import type { Result } from '../../../src/catalog/lib/result.ts';
import {
  certainChoices,
  openChoices,
  planOf,
  withRole,
  withUnit,
  type Choices,
  type ReadingPlan,
} from '../../../src/query/load-profile/column-roles.ts';
import { readTable, type CsvTable } from '../../../src/query/load-profile/csv-table.ts';
import { readJoints, readProfile, type FileProfile } from '../../../src/query/load-profile/read-profile.ts';
import { FILES_OF_INSTRUMENTS } from './files-of-instruments.ts';
import { FILES_OF_ROBOTS } from './files-of-robots.ts';
import type { ColumnChosen, ToolFile } from './tool-file.ts';

const FILES_OF_TOOLS = [...FILES_OF_ROBOTS, ...FILES_OF_INSTRUMENTS];

/** The value after all steps, and the progress reported on the way. */
function allSteps<Value>(steps: Generator<number, Value>) {
  const shares: number[] = [];
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { value, shares };
    shares.push(value);
  }
}

function tableOf(text: string): CsvTable {
  const table = readTable(text);
  if (!table.ok) throw new Error(table.error);
  return table.value;
}

const withColumn = (choices: Choices, table: CsvTable, [column, role, unit]: ColumnChosen): Choices => {
  const next = choices.columns[column]?.role === role ? choices : withRole(choices, table, { column, role });
  return unit === undefined ? next : withUnit(next, column, unit);
};

/** The choices of the reader for a file. */
function chosenIn({ chosen, mark, joint }: Omit<ToolFile, 'tool' | 'text' | 'certain'>, table: CsvTable) {
  const columns = chosen.reduce((all, each) => withColumn(all, table, each), certainChoices(table));
  return { ...columns, mark: mark ?? columns.mark, joint: joint ?? columns.joint };
}

/** The plan of a file that needs no choice. */
function certainPlan(table: CsvTable): ReadingPlan {
  const plan = planOf(certainChoices(table));
  if (plan === null) throw new Error('Something is still to choose.');
  return plan;
}

/** The profile of a file that needs no choice. */
function read(text: string): Result<FileProfile, string> {
  const table = tableOf(text);
  return allSteps(readProfile(table, certainPlan(table))).value;
}

const errorOf = (result: Result<unknown, string>): string | null => (result.ok ? null : result.error);

const HEAD = 'time_s,torque_Nm,rpm';

/** The choices for a table, written as in the rows of the test. */
const written = ({ columns }: Choices): string =>
  columns
    .map(({ role, unit }) =>
      role === null ? '?' : role === 'unused' ? '-' : role === 'joint' ? 'joint' : `${role} ${unit ?? '?'}`,
    )
    .join(', ');

describe('a file of a public tool', () => {
  test.each(FILES_OF_TOOLS)('$tool: only certain columns and units are chosen', ({ text, certain }) => {
    const table = readTable(text);
    expect(table.ok ? written(certainChoices(table.value)) : 'none').toBe(certain);
  });

  test.each(FILES_OF_TOOLS)('$tool: is read with the choices of the reader', (file) => {
    const table = readTable(file.text);
    if (!table.ok) {
      expect(table.error).toContain(file.second);
      return;
    }
    const certain = certainChoices(table.value);
    const isCertain = file.chosen.length === 0 && file.mark === undefined && file.joint === undefined;
    expect(planOf(certain) === null).toBe(!isCertain);
    const plan = planOf(chosenIn(file, table.value));
    const profile = plan && allSteps(readProfile(table.value, plan)).value;
    if (file.second === null || typeof file.second === 'string') expect(plan).toBe(null);
    else
      for (const [index, value] of file.second.entries())
        expect(secondOf(profile)[index]).toBeCloseTo(value, 9);
  });
});

/** Time, torque and speed of the second sample; empty without a profile. */
const secondOf = (profile: Result<FileProfile, string> | null): readonly (number | undefined)[] =>
  profile?.ok ? [profile.value.time[1], profile.value.torque[1], profile.value.speed[1]] : [];

describe('the choices for a file', () => {
  test('are requested one by one until all are made', () => {
    const table = tableOf('time,leg,torque,speed\n0,x,"1,500",10\n1,y,"1,500",20');
    expect(openChoices(certainChoices(table))).toEqual([
      { kind: 'unit', of: 'time' },
      { kind: 'unit', of: 'torque' },
      { kind: 'unit', of: 'speed' },
      { kind: 'words', index: 1 },
      { kind: 'mark' },
    ]);
    const choices = withRole(certainChoices(tableOf('a,b,c\n0,1,10\n1,1,20')), table, {
      column: 1,
      role: 'joint',
    });
    expect(openChoices(choices)).toEqual([
      { kind: 'column', of: 'time' },
      { kind: 'column', of: 'torque' },
      { kind: 'column', of: 'speed' },
      { kind: 'joint' },
    ]);
  });

  test('leave the decimal mark open if some numbers have a comma and others a point', () => {
    const table = tableOf('time_s;torque_Nm;rpm;list\n0.5;1.5;10;1,2\n1.5;1.5;10;1,2');
    expect(openChoices(certainChoices(table))).toEqual([{ kind: 'mark' }]);
  });

  test('leave two joint columns to the reader, even of numbers', () => {
    const table = tableOf(`${HEAD},id,motor_id\n0,1,10,1,7\n1,1,10,2,8`);
    expect(written(certainChoices(table))).toBe('time s, torque N·m, speed rpm, ?, ?');
  });

  test('have one column for each role, the last chosen one', () => {
    const table = tableOf(`${HEAD},torque_cmd_mNm\n0,1,10,5\n1,1,10,5`);
    const choices = withRole(certainChoices(table), table, { column: 3, role: 'torque' });
    expect(written(choices)).toBe('time s, -, speed rpm, torque mN·m');
  });

  test('drop the joint of another column', () => {
    const table = tableOf(`${HEAD},joint,leg\n0,1,10,a,b\n1,1,10,a,b`);
    const choices = { ...certainChoices(table), joint: 'a' };
    expect(withRole(choices, table, { column: 4, role: 'joint' }).joint).toBe(null);
    expect(withRole(choices, table, { column: 3, role: 'unused' }).joint).toBe(null);
    expect(withRole(choices, table, { column: 1, role: 'unused' }).joint).toBe('a');
  });

  test('leave a unit open if the head and the row of units contradict each other', () => {
    const table = tableOf('time_s,torque_Nm,rpm\ns,mNm,rpm\n0,1,10\n1,1,10');
    expect(written(certainChoices(table))).toBe('time s, torque ?, speed rpm');
  });
});

describe('a load profile', () => {
  test.each([
    ['', 'Found no row of three numbers'],
    ['{"a": 1}\n', 'Found no row of three numbers'],
    ['a,b,c\nd,e,f', 'Found no row of three numbers'],
  ])('%j is not a table', (text, told) => {
    expect(errorOf(readTable(text))).toContain(told);
  });

  test.each([
    ['0,1,10', 'Found fewer than two samples'],
    ['0,1,10\n1,much,10', 'Row 3: torque: found “much”, wanted a number'],
    ['0,1,10\n1,inf,10', 'Row 3: torque: found “inf”, wanted a number'],
    ['0,1,10\n1,0x1F,10', 'Row 3: torque: found “0x1F”, wanted a number'],
    ['0,1,10\n1,1,10\n0.5,1,10', 'Row 4: time: found 0.5 s after 1 s'],
    ['0,1,10\n1,1,10\n2,"1.5,10\n3,1,10', 'Row 4: found a quote'],
  ])('%j is refused, with its row', (rows, told) => {
    expect(errorOf(read(`${HEAD}\n${rows}`))).toContain(told);
  });

  test('with another decimal mark further down is refused with a repair', () => {
    const rows = '0;1;10\n'.repeat(200);
    const error = errorOf(read(`${HEAD.replaceAll(',', ';')}\n${rows}1;1,5;10`));
    expect(error).toContain('with “,” before its decimals it is one');
  });

  test('skips rows with a blank cell or nan, empty rows and comments, and counts the first kind', () => {
    const profile = read(`${HEAD}\n0,1,10\n\n1,,10\n# a comment\n2,NaN,10\n,1,10\n3,N/A,1\n4,2,20\n5`);
    expect(profile).toMatchObject({ ok: true, value: { notes: { skipped: 5, sameTime: 0 } } });
    expect(profile.ok && [...profile.value.time]).toEqual([0, 4]);
  });

  test('counts samples with the same time as the one before, which are joints without names', () => {
    expect(read(`${HEAD}\n0,1,10\n0,9,90\n1,1,10\n1,9,90`)).toMatchObject({
      value: { notes: { sameTime: 2 } },
    });
  });

  test('of many rows reports how far it is', () => {
    const table = tableOf(`${HEAD}\n${'0,1,10\n'.repeat(100_000)}`);
    const { shares } = allSteps(readProfile(table, certainPlan(table)));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.length).toBeGreaterThan(4);
  });
});

describe('the joints of a file', () => {
  test('are those in all rows, each once', () => {
    const table = tableOf(`${HEAD},joint\n${'0,1,10,hip\n'.repeat(30_000)}1,1,10,knee\n# a comment\n2,1,10,`);
    expect(allSteps(readJoints(table, 3)).value).toEqual({ ok: true, value: ['hip', 'knee'] });
  });

  test('are refused if they are too many to be names', () => {
    const rows = Array.from({ length: 300 }, (_, row) => `${row},1,10,note ${row}`).join('\n');
    expect(errorOf(allSteps(readJoints(tableOf(`${HEAD},note\n${rows}`), 3)).value)).toContain(
      'over 200 words',
    );
  });
});
