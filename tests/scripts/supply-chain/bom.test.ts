import { describe, expect, test } from 'vitest';
import { missingFrom, productionBom, readBom } from '../../../scripts/supply-chain/bom.ts';

const component = (name: string) => ({
  'bom-ref': `${name}@1.0.0`,
  type: 'library',
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
  hashes: [{ alg: 'SHA-512', content: 'ab'.repeat(64) }],
});

const WHOLE = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: 'urn:uuid:8824eac1-f973-4070-bf85-411eceafd364',
  metadata: { component: { 'bom-ref': 'project@1.0.0', type: 'library', name: 'folder', version: '1.0.0' } },
  components: [component('shipped'), component('tool')],
  dependencies: [
    { ref: 'project@1.0.0', dependsOn: ['shipped@1.0.0', 'tool@1.0.0'] },
    { ref: 'shipped@1.0.0', dependsOn: [] },
    { ref: 'tool@1.0.0', dependsOn: ['shipped@1.0.0'] },
  ],
};

const locked = (name: string) => ({ name, version: '1.0.0', licence: 'MIT' });

describe('the bill of materials of production', () => {
  const bill = productionBom(readBom(WHOLE), 'project', [locked('shipped')]);

  test('names packages and their dependencies, without tools', () => {
    expect(bill.components.map(({ name }) => name)).toEqual(['shipped']);
    expect(bill.dependencies).toEqual([
      { ref: 'project@1.0.0', dependsOn: ['shipped@1.0.0'] },
      { ref: 'shipped@1.0.0', dependsOn: [] },
    ]);
  });

  test('has the name of the project in any folder', () => {
    expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'project' });
  });

  test('is accepted as a bill of materials', () => {
    expect(readBom(JSON.parse(JSON.stringify({ ...bill, metadata: WHOLE.metadata })))).toBeDefined();
  });

  test('that lacks a package is reported', () => {
    expect(missingFrom(bill, [locked('shipped'), locked('forgotten')])).toEqual(['forgotten@1.0.0']);
  });
});

test.each([
  ['of another format', { bomFormat: 'SPDX' }],
  ['without components', { components: undefined }],
  ['with a component without a hash', { components: [{ ...component('a'), hashes: [] }] }],
  ['with a component from elsewhere', { components: [{ ...component('a'), purl: 'pkg:generic/a' }] }],
])('a bill %s is refused', (_, changes) => {
  expect(() => readBom({ ...WHOLE, ...changes })).toThrow();
});
