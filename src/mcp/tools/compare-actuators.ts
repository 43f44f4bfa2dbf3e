import { COMPARE_IDS, rangeText } from '../../limits.ts';
import { findIds } from '../../query/compare-ids.ts';
import { alignFigures } from './comparison.ts';
import { hintOfMissing, IDS_INPUT, idsOf, readIds } from './ids.ts';
import { arrayOf, closed, type ObjectSchema, MAYBE_TEXT, TEXT } from './schemas.ts';
import { answered, refused, type Tool } from './tool.ts';

const IDS = arrayOf(TEXT);

const row: ObjectSchema = closed({
  field: TEXT,
  values: arrayOf({ anyOf: [{ type: 'number' }, TEXT, { type: 'boolean' }, IDS, { type: 'null' }] }),
  kinds: { anyOf: [arrayOf(MAYBE_TEXT), { type: 'null' }] },
  better: MAYBE_TEXT,
  alike: { type: 'boolean' },
  best: IDS,
  unknown: IDS,
  differs: { type: 'boolean' },
});

/** Aligns the figures of actuators. */
export const compareActuators: Tool = {
  name: 'compare_actuators',
  title: 'Compare actuators',
  description:
    `The figures of ${rangeText(COMPARE_IDS)} actuators side by side. \`actuators\` are the columns, in the order asked; each of \`rows\` has a \`field\`, its \`values\` by column (null is unknown), their \`kinds\` such as "stall at 12 V", ` +
    'which end is `better` (more, less, or null where that depends on the purpose), whether they are `alike` in kind, the ids of the `best` (none when equal or unlike), the ids whose figure is `unknown`, and whether known values differ. ' +
    'Fields unknown for all are only named in `unknown_to_all`; unknown ids in `not_found`, with the nearest ids in `hint`. Field names contain the unit; explain_fields says more.',
  inputSchema: IDS_INPUT,
  outputSchema: closed({
    actuators: arrayOf(closed({ id: TEXT, name: TEXT, brand: TEXT, source_url: MAYBE_TEXT })),
    rows: arrayOf(row),
    unknown_to_all: arrayOf(TEXT),
    not_found: IDS,
    hint: MAYBE_TEXT,
  }),
  run: (service, given) => {
    const parsed = readIds(given);
    if (!parsed.ok) return refused({ code: 'validation_failed', faults: parsed.fault });
    const { found: places, notFound } = findIds(service.actuators.placeOf, parsed.value);
    const found = places.map((place) => ({
      record: service.actuators.recordAt(place),
      conditions: service.matchCardAt(place).conditions,
    }));
    const { rows, unknownToAll } = alignFigures(found);
    return answered({
      actuators: found.map(({ record: { id, name, brand, source_url } }) => ({ id, name, brand, source_url })),
      rows,
      unknown_to_all: found.length === 0 ? [] : unknownToAll,
      not_found: notFound,
      hint: hintOfMissing(notFound, idsOf(service, 'actuators')),
    });
  },
};
