import { expect, test } from 'vitest';
import { actuatorEntry, serviceOf } from '../../support/small-catalog.ts';
import { resultOf } from '../support/call.ts';
import { mcpOver } from '../support/service.ts';

const service = mcpOver(
  serviceOf({
    actuators: [
      actuatorEntry({ notes: 'Without brake.', specs: { peak_torque_nm: 9, comm: ['EtherCAT'] } }),
      actuatorEntry({ id: 'acme-a2', name: 'A2', notes: 'Brake inside.' }),
    ],
  }),
);

const DENIED =
  'In 1 of these, `brake` appears only after "without", "no", "not" or "optional": check the notes.';
const CORRECTED = '`brakke` occurs nowhere: these are for `brake`.';
const FILTERED = 'Ask for `ethercat` by `comm` (total 1), not in `q`.';
const NOTHING = 'Nothing matches `q` ethercat: every word must occur.';

test.each([
  ['search_actuators', { q: 'brake' }, DENIED],
  ['search_actuators', { q: 'brakke' }, `${CORRECTED} ${DENIED}`],
  ['search_actuators', { q: 'inside' }, undefined],
  ['search_actuators', { q: 'ethercat' }, `${NOTHING} ${FILTERED}`],
  ['summarize_catalog', { filters: { q: 'ethercat' }, count_by: 'brand' }, `${NOTHING} ${FILTERED}`],
  [
    'search_actuators',
    { q: 'acme switzerland' },
    'Nothing matches `q` "acme switzerland": every word must occur. Ask for `switzerland` by `country` (total 2), not in `q`.',
  ],
  ['summarize_catalog', { filters: { q: 'brake' }, count_by: 'brand' }, DENIED],
])('%s for %j says what was read otherwise, and what is denied', (tool, given, hint) => {
  expect(resultOf({ tool, given, service }).hint).toBe(hint);
});
