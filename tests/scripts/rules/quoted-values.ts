import { ACTUATOR, actuatorWith, sourceStating, stating, type Files } from '../fixtures.ts';
import { faulty, sound, type RuleCases } from './case.ts';

const actuator = (changes: object): Files => ({ [ACTUATOR]: actuatorWith(changes) });

/** A source read after quotes became required for more than figures. */
const NEW = { ...sourceStating('peak_torque_nm'), accessed: '2026-11-28', title: 'Acme shop' };

const READING_WORDS = {
  availability: 'In stock',
  comm: 'CAN',
  control_modes: 'torque control',
  encoder: '14-bit',
  backdrivable: 'backdrivable',
};

/** The valid actuator with values for filters. */
const readings = (sources: readonly object[]) => ({
  availability: 'in_production',
  specs: {
    ...{ peak_torque_nm: 22, backdrivable: true, comm: ['CAN'], control_modes: ['torque'] },
    ...{ encoder: '14-bit', integrated_driver: true },
  },
  sources: sources.length > 0 ? sources : [sourceStating('peak_torque_nm')],
});

/** The valid actuator in production, as one source states. */
const produced = (changes: object): Files =>
  actuator({
    availability: 'in_production',
    product_url: 'https://acme.example/product',
    sources: [{ ...sourceStating('peak_torque_nm'), ...changes }],
  });

/** The rules for values of filters that are not figures. */
export const READINGS: RuleCases = {
  'readings-are-quoted': [
    sound('an older record', actuator(readings([]))),
    sound('an older record with a new source', actuator(readings([NEW, sourceStating()]))),
    sound('a new record with words', actuator(readings([NEW, { ...NEW, ...stating(READING_WORDS) }]))),
    sound('an availability that is unknown', actuator({ availability: 'unknown', sources: [NEW] })),
    faulty(
      'a new record without a quote',
      actuator(readings([NEW])),
      'availability: found "in_production" without a source, wanted the words of a source under sources[].states["availability"], or no such value',
      ...['backdrivable', 'comm', 'control_modes', 'encoder', 'integrated_driver'].map(
        (key) => `specs.${key}`,
      ),
    ),
  ],
  'in-production-is-listed': [
    sound("the maker's product page", produced({ url: 'https://acme.example/product' })),
    sound('a shop of the maker', produced({ title: 'Acme shop' })),
    sound('words that say so', produced({ states: { peak_torque_nm: '22', availability: 'in stock' } })),
    sound('a price of the maker', produced({ states: { peak_torque_nm: '22', price_usd: '$99' } })),
    faulty(
      'a manual',
      produced({ title: 'A1 manual' }),
      "availability: found in_production, wanted unknown, words that say so, or the maker's page that lists it",
    ),
    faulty('a shop of another', produced({ title: 'Shop', kind: 'distributor' }), 'availability'),
    faulty('a copy', produced({ title: 'Acme shop (as quoted in a survey)' }), 'availability'),
  ],
  'notes-hide-no-field': [
    sound('a build without it', actuator({ notes: 'Weight without brake. No STO.' })),
    sound('what can be had', actuator({ notes: 'Joint module with optional brake and torque sensor.' })),
    sound(
      'a field that says so',
      actuator({
        notes: 'Joint module with brake.',
        figures: { brake: true },
        sources: [stating({ peak_torque_nm: '22 N·m', brake: 'with brake' })],
      }),
    ),
    faulty(
      'a brake only in the notes',
      actuator({ notes: 'Joint module with a holding brake. Sold in pairs.' }),
      'figures.brake: found nothing, and notes that say "Joint module with a holding brake."',
    ),
    sound('two encoders somewhere', actuator({ notes: 'Module with dual encoders.' })),
    faulty('its encoder', actuator({ notes: 'Module with an output encoder.' }), 'figures.output_encoder'),
    faulty('a torque sensor', actuator({ notes: 'It has a torque sensor.' }), 'figures.torque_sensor'),
  ],
};
