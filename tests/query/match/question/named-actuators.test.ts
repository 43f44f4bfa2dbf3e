import { describe, expect, test } from 'vitest';
import { getMatch, matchesOf, postMatch, problemIn } from '../../../support/match.ts';
import { actuatorEntry, serviceWith } from '../../../support/small-catalog.ts';

const entries = ['acme-strong', 'acme-weak', 'acme-middle'].map((id, number) =>
  actuatorEntry({
    id,
    name: id,
    specs: { peak_torque_nm: [40, 4, 20][number], weight_g: [900, 100, 500][number] },
    conditions: { peak_torque_nm: { kind: 'peak' } },
  }),
);
const service = serviceWith(...entries);
const idsAndVerdicts = (query: string) =>
  matchesOf(service, query).data.map(({ id, verdict }) => `${id} ${verdict}`);

describe('actuators named by `ids`', () => {
  test('are all on one page in the order of verdicts, those that miss too', () => {
    const query = 'ids=acme-weak,acme-strong&min_peak_torque_nm=30&limit=1';
    expect(idsAndVerdicts(query)).toEqual(['acme-strong meets', 'acme-weak misses']);
    expect(matchesOf(service, query)).toMatchObject({
      counts: { meets: 1, close: 0, unknown: 0, misses: 1 },
      pagination: { next_cursor: null, has_more: false, total: 2 },
    });
  });

  test('are judged despite selecting filters, and found in any case', () => {
    expect(idsAndVerdicts('ids=ACME-Weak&category=smart_servo&min_peak_torque_nm=30')).toEqual([
      'acme-weak misses',
    ]);
  });

  test('are the only candidates', () => {
    expect(idsAndVerdicts('ids=acme-middle&min_peak_torque_nm=10')).toEqual(['acme-middle meets']);
  });

  test('can be named for a single joint', () => {
    const body = {
      joints: [{ name: 'Knee', ids: ['acme-weak'], min_peak_torque_nm: 30 }],
    };
    expect(String(postMatch(service, body).body)).toContain('"id":"acme-weak"');
  });

  test('must be known: an unknown id is reported with the nearest', () => {
    const problem = problemIn(getMatch(service, 'ids=acme-strog&min_peak_torque_nm=1'));
    expect(problem).toMatchObject({ code: 'invalid_parameter', errors: [{ field: 'ids' }] });
    expect(problem.hint).toContain('Nearest: acme-strong');
  });

  test('are at most 20', () => {
    const many = Array.from({ length: 21 }, (_, number) => `acme-${number}`).join(',');
    const { errors } = problemIn(getMatch(service, `ids=${many}&min_peak_torque_nm=1`));
    expect(errors.map(({ detail }) => detail).join()).toContain('must name 1 to 20 ids');
  });

  test('do not replace a requirement', () => {
    expect(problemIn(getMatch(service, 'ids=acme-weak')).errors).toMatchObject([
      { detail: 'needs at least one requirement; got none' },
    ]);
  });
});
