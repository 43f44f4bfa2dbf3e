import { expect, test } from 'vitest';
import { readAudit } from '../../../scripts/supply-chain/audit.ts';

const reportOf = (vulnerabilities: object, total: number): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { low: 0, total } },
  });

test('a report without vulnerabilities is accepted', () => {
  expect(readAudit(reportOf({}, 0))).toEqual({ isAsked: true, total: 0, packages: [] });
});

test('a report with a vulnerability names the package', () => {
  const found = { leftpad: { name: 'leftpad', severity: 'high', range: '<2.0.0', nodes: [] } };
  expect(readAudit(reportOf(found, 1))).toEqual({
    isAsked: true,
    total: 1,
    packages: ['high: leftpad <2.0.0'],
  });
});

test.each([
  [
    'a refusal of the registry',
    '{"message":"405 Method Not Allowed","statusCode":405}',
    '405 Method Not Allowed',
  ],
  ['nothing', '', 'npm printed nothing'],
  ['no JSON', '<html>', '<html>'],
  ['a report without a count', '{"auditReportVersion":2,"vulnerabilities":{}}', 'auditReportVersion'],
])('%s is an error, never an empty report', (_, printed, reason) => {
  const reading = readAudit(printed);
  expect(reading.isAsked).toBe(false);
  expect(reading).toHaveProperty('reason', expect.stringContaining(reason));
});
