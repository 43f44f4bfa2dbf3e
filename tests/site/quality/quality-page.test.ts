import { expect, test } from 'vitest';
import { qualityOf } from '../../../src/catalog/quality.ts';
import { COUNT_HEADS, qualityPage, type TallyRow } from '../../../src/site/quality/quality-page.ts';
import { realService } from '../../support/real-catalog.ts';
import { actuatorEntry, datasetOf, robotEntry, sourceStating } from '../../support/small-catalog.ts';

const rated = { peak_torque_nm: 10, rated_torque_nm: 9 };
const page = qualityPage(
  datasetOf({
    actuators: [
      actuatorEntry({ specs: rated, sources: [sourceStating(['peak_torque_nm', 'rated_torque_nm'])] }),
      actuatorEntry({ id: 'nomad-c', brand: 'nomad', sources: [sourceStating(['peak_torque_nm'], { kind: 'paper' })] }),
    ],
    robots: [robotEntry()],
    suspects: [{ ids: ['acme-a1', 'acme-walker'], fields: ['peak_torque_nm', 'weight_kg'], says: 'Too much.' }],
  }),
);

const countIn = (row: TallyRow | undefined, head: string) => row?.counts[COUNT_HEADS.indexOf(head)];

test('a field tells of how many records it is known, and of how many of these the maker states it', () => {
  const torque = page.fields[0]?.rows.find(({ label }) => label === 'Peak torque');
  expect(torque?.of).toBe(2);
  expect(countIn(torque, 'Known')).toEqual({ count: 2, share: 1 });
  expect(countIn(torque, 'Stated by the maker')).toEqual({ count: 1, share: 0.5 });
});

test('fields have the names of the data sheet, kind by kind of record', () => {
  const { fields } = qualityPage(realService.dataset);
  expect(fields.map(({ title }) => title)).toEqual(['Actuators', 'Robots', 'Motors in the joints of robots']);
  for (const { label } of fields.flatMap(({ rows }) => rows)) expect(label).not.toMatch(/_/);
});

test('a brand is measured against all figures that its actuators could have', () => {
  const [acme, nomad] = page.brands;
  const possible = page.fields[0]?.rows.length ?? 0;
  expect([acme?.label, acme?.of, nomad?.label]).toEqual(['Acme', possible, 'Nomad']);
  expect(countIn(acme, 'Known')).toEqual({ count: 2, share: 2 / possible });
  expect(countIn(nomad, 'Stated by the maker')).toEqual({ count: 0, share: 0 });
});

test('a finding leads to its actuator and shows its arithmetic', () => {
  const [first, ...others] = page.checks;
  expect(first?.findings).toEqual([
    { id: 'acme-a1', href: '/actuators/acme-a1', text: '9 N·m rated ÷ 10 N·m peak = 90 %' },
  ]);
  expect(others.flatMap(({ findings }) => findings)).toEqual([]);
});

test('figures that contradict each other lead to actuators and robots', () => {
  expect(page.suspects).toEqual([
    {
      records: [
        { id: 'acme-a1', href: '/actuators/acme-a1' },
        { id: 'acme-walker', href: '/robots/acme-walker' },
      ],
      fields: ['Peak torque', 'Mass'],
      says: 'Too much.',
      verdict: 'Doubted',
    },
  ]);
});

test('the page counts what the document counts, and every bar is a part of one', () => {
  const { known, overall, fields, brands, checks } = qualityPage(realService.dataset);
  const quality = qualityOf(realService.dataset);
  expect(known).toBe(quality.figures.known);
  expect(checks.map(({ findings }) => findings.length)).toEqual(quality.checks.map(({ found }) => found));
  expect(overall.map(({ label }) => label)).toEqual(COUNT_HEADS);
  const rows = [...fields.flatMap((group) => group.rows), ...brands];
  const lengths = [
    ...overall.map(({ length }) => length),
    ...rows.flatMap(({ counts }) => counts.map(({ share }) => share)),
  ];
  for (const length of lengths) expect(length >= 0 && length <= 1).toBe(true);
});
