import { jointQuestion, type JointQuestion } from '../../query/parse-asking.ts';
import type { Catalog } from '../copy/listed.ts';
import { tableOf } from '../filter/catalog-table.ts';

const QUESTIONS = new WeakMap<Catalog['actuators'], JointQuestion>();

/** What can be asked of a joint of a catalog. */
export function questionOf(catalog: Catalog): JointQuestion {
  const known = QUESTIONS.get(catalog.actuators);
  if (known !== undefined) return known;
  const question = jointQuestion(tableOf(catalog).filters, (field) => catalog.fieldByName.get(field)?.unit ?? null);
  QUESTIONS.set(catalog.actuators, question);
  return question;
}
