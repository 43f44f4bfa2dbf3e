import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { jointQuestion, type JointQuestion } from '../../query/match/read-question.ts';
import type { Catalog } from '../copy/listed.ts';
import { tableOf } from '../filter/catalog-table.ts';

/** What can be asked of a joint of a catalog. */
export const questionOf = memoizeByObject((catalog: Catalog): JointQuestion =>
  jointQuestion(tableOf(catalog).filters, (field) => catalog.fieldByName.get(field)?.unit ?? null),
);
