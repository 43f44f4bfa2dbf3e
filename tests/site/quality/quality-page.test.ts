import { expect, test } from 'vitest';
import { qualityOf } from '../../../src/catalog/evidence/quality-document.ts';
import { qualityPage } from '../../../src/site/quality/quality-page.ts';
import { realService } from '../../support/real-service.ts';
import { actuatorEntry, datasetOf, robotEntry, sourceStating } from '../../support/small-catalog.ts';

const rated = { peak_torque_nm: 10, rated_torque_nm: 9 };
const page = qualityPage(
  datasetOf({
    actuators: [
      actuatorEntry({ specs: rated, sources: [sourceStating(['peak_torque_nm', 'rated_torque_nm'])] }),
      actuatorEntry({
        id: 'nomad-c',
        brand: 'nomad',
        sources: [sourceStating(['peak_torque_nm'], { kind: 'paper' })],
      }),
    ],
    robots: [robotEntry()],
    suspects: [
      { ids: ['acme-a1', 'acme-walker'], fields: ['peak_torque_nm', 'weight_kg'], says: 'Too much.' },
    ],
  }),
);

test('a finding links to its actuator and shows its arithmetic', () => {
  const [first, ...others] = page.checks;
  expect(first?.findings).toEqual([
    { name: 'Acme A1', href: '/actuators/acme-a1', text: '9 N·m rated ÷ 10 N·m peak = 90 %' },
  ]);
  expect(others.flatMap(({ findings }) => findings)).toEqual([]);
});

test('contradicting figures link to actuators and robots, under their verdict', () => {
  const suspect = {
    records: [
      { name: 'Acme A1', href: '/actuators/acme-a1' },
      { name: 'Acme Walker', href: '/robots/acme-walker' },
    ],
    fields: ['Peak torque', 'Mass'],
    says: 'Too much.',
    outcome: '',
  };
  expect(page.verdicts.map(({ suspects }) => suspects)).toEqual([[], [suspect], []]);
});

test('the page has the counts of the document, and every bar is a share of 1', () => {
  const { known, overall, checks, verdicts } = qualityPage(realService.dataset);
  const quality = qualityOf(realService.dataset);
  expect(known).toBe(quality.figures.known);
  expect(checks.map(({ findings }) => findings.length)).toEqual(quality.checks.map(({ found }) => found));
  expect(verdicts.flatMap(({ suspects }) => suspects)).toHaveLength(quality.suspects.length);
  expect(overall.map(({ label }) => label)).toEqual([
    'Known',
    'Stated by the maker',
    'Stated by two sources',
    'Compared with the maker’s text',
    'Compared with a third party’s copy',
    'Computed from the quote',
    'Our reading of the quote',
    'Conflicting',
    'Without a quote',
    'Without a quote, marked as our reading',
  ]);
  for (const { length } of overall) expect(length >= 0 && length <= 1).toBe(true);
});
