import { memoizeByObject } from '../../catalog/lib/memoize-by-object.ts';
import { jointQuestion, type JointQuestion } from '../../query/match/question/read-question.ts';
import type { Catalog } from '../client-catalog/load-catalog.ts';
import { tableOf } from '../page-filters/catalog-table.ts';

/** The requirements that a joint can have in a catalog. */
export const questionOf = memoizeByObject((catalog: Catalog): JointQuestion =>
  jointQuestion(tableOf(catalog).filters, (field) => catalog.fieldByName.get(field)?.unit ?? null),
);
