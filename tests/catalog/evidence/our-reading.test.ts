import { describe, expect, test } from 'vitest';
import { actuatorClaims, claims } from '../../../src/catalog/evidence/claims-document.ts';
import type { ActuatorEntry } from '../../../src/catalog/files/yaml-schemas.ts';
import { actuatorEntry, datasetOf, sourceStating } from '../../support/small-catalog.ts';

const torque = sourceStating([], { url: 'https://acme.example/a1', states: { peak_torque_nm: '22 N·m' } });

function claimsOfActuator(changes: Partial<ActuatorEntry>) {
  const entry = actuatorEntry(changes);
  const [actuator] = datasetOf({ actuators: [entry] }).actuators;
  if (actuator === undefined) throw new Error('The catalog is empty.');
  return claims.parse(actuatorClaims(actuator, entry));
}

describe('a value that filters choose by', () => {
  const reading = { words: null, source: null, read_in: 'our_reading', verified_against: null };

  test('is our reading if no quote states it, even in a record that was read twice', () => {
    const specs = { peak_torque_nm: 22, comm: ['CAN'], control_modes: ['mit'], encoder: '14-bit' };
    const { claims: made } = claimsOfActuator({
      verified: true,
      specs: { ...specs, backdrivable: true, integrated_driver: true },
      sources: [torque],
    });
    const fields = ['backdrivable', 'comm', 'control_modes', 'encoder', 'integrated_driver'];
    expect(made.slice(1)).toMatchObject(
      fields.map((field) => ({ field, ...reading, converted: null, why: 'no_words' })),
    );
  });

  test.each([
    [
      "is listed on the maker's product page",
      { title: 'A1', url: 'https://acme.example/product' },
      '2026-11-23',
    ],
    ['is listed in a shop of the maker', { title: 'Acme shop: A series' }, '2026-11-23'],
    ['is in a manual', { title: 'A1 manual' }, null],
    ["is listed in a third party's copy", { title: 'Acme shop (as quoted in a survey)' }, null],
    ['is listed by a distributor', { title: 'Shop', kind: 'distributor' }, null],
  ] as const)('such as the availability of %s states the day the maker listed it', (_says, changes, day) => {
    const { claims: made } = claimsOfActuator({
      availability: 'in_production',
      product_url: 'https://acme.example/product',
      sources: [
        torque,
        { ...sourceStating([]), accessed: '2026-11-23', url: 'https://acme.example/x', ...changes },
      ],
    });
    const listed = day === null ? undefined : `listed by the maker, read on ${day}`;
    expect(made[0]).toMatchObject({ field: 'availability', ...reading, converted: null, why: 'no_words' });
    expect(made[0]?.listed).toBe(listed);
  });
});
