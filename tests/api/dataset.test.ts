import { expect, test } from 'vitest';
import { datasetOf as datasetDocumentOf } from '../../src/api/answers/dataset.ts';
import { citationOf } from '../../src/bulk/citation.ts';
import { RIGHTS } from '../../src/catalog/records/rights.ts';
import { realService } from '../support/real-service.ts';

const { dataset } = realService;
const { previous } = dataset.edition;

test('the dataset states the rights of each part and licenses nothing of others', () => {
  const { rights } = datasetDocumentOf(realService);
  expect(rights).toEqual(RIGHTS);
  expect(rights.map(({ part, license }) => [part, license])).toEqual([
    ['wording', 'CC-BY-4.0'],
    ['figures', 'CC-BY-4.0'],
    ['quotations', null],
    ['links', null],
  ]);
});

test('the dataset states how to cite it', () => {
  expect(datasetDocumentOf(realService).citation).toEqual(citationOf(dataset));
});

test('the previous release is named only where its files are served', () => {
  expect(previous).not.toBeNull();
  const previousAmong = (older: string[]) =>
    datasetDocumentOf({ ...realService, openData: { files: [], older } }).previous;
  expect(previousAmong([])).toBeNull();
  expect(previousAmong(['2020.01.01-000000000000'])).toBeNull();
  expect(previousAmong([previous ?? ''])).toBe(previous);
});
