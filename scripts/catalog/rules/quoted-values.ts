import { claimsAbout, isOurReading } from '../../../src/catalog/evidence/claim.ts';
import { isListing } from '../../../src/catalog/fields/evidence/source.ts';
import type { ActuatorKeys } from '../catalog-files.ts';
import { actuatorReadings, type Reading } from '../figures-in-files.ts';
import { shownValue } from '../issue.ts';
import type { Rule } from '../rule.ts';

/** Rules on values that filters use although they are not figures: buses, drivers, encoders, availability. */
export const QUOTED_VALUE_RULES: readonly Rule[] = [
  {
    // Older records have values that were read from a page but not quoted; their number may only fall.
    name: 'readings-are-quoted',
    description:
      'In a record whose sources were all read since 2026-11-28, words state the availability, driver, buses, control modes, encoder and backdrivability.',
    check: ({ actuators }) =>
      actuators.flatMap(({ path, value }) =>
        isNew(value)
          ? unquoted(value).map(({ field, key, value: found }) => ({
              file: path,
              field,
              found: `${shownValue(found)} without a source`,
              wanted: `the words of a source under sources[].states["${key}"], or no such value`,
            }))
          : [],
      ),
  },
  {
    // A third party's copy, or a motor's manual, does not show that its maker still sells it.
    name: 'in-production-is-listed',
    description:
      "An actuator in production has words that say so, or a source that is the maker's product page, shop or price list.",
    check: ({ actuators }) =>
      actuators.flatMap(({ path, value }) => {
        const { availability, product_url, sources = [] } = value;
        if (availability !== 'in_production' || sources.some((source) => isListing(source, product_url)))
          return [];
        return unquoted(value)
          .filter(({ key }) => key === 'availability')
          .map(({ field }) => ({
            file: path,
            field,
            found: availability,
            wanted: "unknown, words that say so, or the maker's page that lists it as a source",
          }));
      }),
  },
  {
    // The filter `brake` reads the field and not the notes.
    name: 'notes-hide-no-field',
    description:
      'Notes do not say that an actuator has a brake, a torque sensor, an encoder at the output, a multi-turn encoder or STO where its file has no such field.',
    check: ({ actuators }) =>
      actuators.flatMap(({ path, value: { figures = {}, notes = '' } }) =>
        Object.entries(STATED_IN_NOTES).flatMap(([field, says]) => {
          const statement = sentencesIn(notes).find(
            (sentence) => says.test(sentence) && !NEGATION.test(sentence),
          );
          return statement === undefined || Object.hasOwn(figures, field)
            ? []
            : {
                file: path,
                field: `figures.${field}`,
                found: `nothing, and notes that say ${shownValue(statement)}`,
                wanted: `true, with the words of a source under sources[].states["${field}"], or other notes`,
              };
        }),
      ),
  },
];

/** Words in notes that belong under `figures` as a yes or no. */
const STATED_IN_NOTES: Readonly<Record<string, RegExp>> = {
  brake: /\b(has|with|and)( an?| the)?( [\w-]+)? brake\b/i,
  torque_sensor: /\b(has|with|and)( an?| the)?( [\w-]+)? torque sensor\b/i,
  output_encoder: /\b(has|with|and)( an?| the)? (output encoder|encoder at the output)\b/i,
  multi_turn_absolute: /\b(has|with|and)( an?| the)?( [\w-]+)? multi-?turn\b/i,
  safe_torque_off: /\b(has|with|and) (STO\b|safe torque off\b)/i,
};

/** Words of parts that this actuator lacks, or that only some have. */
const NEGATION = /\b(no|not|without|instead of|optional(ly)?|options?|available)\b/i;

const sentencesIn = (notes: string): string[] => notes.split(/(?<=[.;])\s/);

/** The first day on which a record counts as new if all of its sources were read since. */
const QUOTED_SINCE = '2026-11-28';

const isNew = ({ sources }: ActuatorKeys): boolean =>
  sources?.every(({ accessed }) => accessed >= QUOTED_SINCE) === true;

/** The values of an actuator's file that no words state, neither its own nor those about another field. */
const unquoted = (value: ActuatorKeys): Reading[] =>
  actuatorReadings(value).filter(({ field, key, row, value: found }) => {
    const claimed = { field, key, row, value: found, isInFile: true, conditions: undefined };
    return isOurReading(claimsAbout(claimed, { ...value, sources: value.sources ?? [] }));
  });
