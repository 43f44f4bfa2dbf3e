import { RESERVED_IDS } from '../../../src/catalog/fields/values.ts';
import { shownValue } from '../fault.ts';
import { LIST_FILES } from '../folder.ts';
import type { Rule } from '../rule.ts';

/** `/api/v1/actuators/compare` is an operation, so that no record could be reached there. */
export const reservedIds: Rule = {
  name: 'reserved-ids',
  description: `No record has, or had, one of the ids ${RESERVED_IDS.join(', ')}.`,
  check: ({ folder, actuators, robots, moved }) => {
    const records = [...actuators, ...robots].map(({ path, id }) => ({ file: path, field: 'id', id }));
    const old = Object.keys(moved ?? {}).map((id) => ({ file: `${folder}/${LIST_FILES.moved.place}`, field: id, id }));
    return [...records, ...old]
      .filter(({ id }) => RESERVED_IDS.includes(id))
      .map(({ file, field, id }) => ({ file, field, found: shownValue(id), wanted: 'an id that is no operation' }));
  },
};
