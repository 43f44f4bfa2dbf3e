import { expect, test } from 'vitest';
import { actuatorEntry, serviceOf } from '../../support/small-catalog.ts';
import { resultOf } from '../support/call.ts';
import { mcpOver } from '../support/mcp-over.ts';

const service = mcpOver(
  serviceOf({
    actuators: [
      actuatorEntry({ notes: 'Without brake.', specs: { peak_torque_nm: 9, comm: ['EtherCAT'] } }),
      actuatorEntry({ id: 'acme-a2', name: 'A2', notes: 'Brake inside.', figures: { brake: true } }),
    ],
  }),
);

const CORRECTED = '`insidde` occurs nowhere: these are for `inside`.';
const OFFERED = 'Nothing matches `q` insidde: every word must occur. Nearest names: inside.';
const FILTERED = 'Ask for `ethercat` with `comm` ethercat (total 1), not in `q`.';
const BRAKE = 'Ask for `brake` with `brake` true (total 1), not in `q`.';
const NOTHING = 'Nothing matches `q` ethercat: every word must occur.';

test.each([
  ['search_actuators', { q: 'brake' }, BRAKE],
  ['search_actuators', { q: 'insidde' }, CORRECTED],
  [
    'search_actuators',
    { q: 'a1-t9' },
    'Nothing matches `q` a1-t9: every word must occur. Use fewer words, and filters for figures.',
  ],
  [
    'search_actuators',
    { q: 'acme_a2_t9' },
    'Nothing matches `q` acme_a2_t9: every word must occur. Nearest names without `t9`: Acme A2.',
  ],
  ['search_actuators', { q: 'inside' }, undefined],
  ['search_actuators', { q: 'ethercat' }, `${NOTHING} ${FILTERED}`],
  ['summarize_catalog', { filters: { q: 'ethercat' }, count_by: 'brand' }, `${NOTHING} ${FILTERED}`],
  [
    'search_actuators',
    { q: 'acme switzerland' },
    'Nothing matches `q` "acme switzerland": every word must occur. Ask for `switzerland` with `country` switzerland (total 2), not in `q`.',
  ],
  ['summarize_catalog', { filters: { q: 'brake' }, count_by: 'brand' }, BRAKE],
  ['summarize_catalog', { filters: { q: 'insidde' }, count_by: 'brand' }, OFFERED],
  ['match_actuators', { q: 'insidde', bounds: [{ field: 'peak_torque_nm', min: 1 }] }, OFFERED],
  [
    'match_actuators',
    { joints: [{ name: 'Knee', q: 'insidde', bounds: [{ field: 'peak_torque_nm', min: 1 }] }] },
    `Knee: ${OFFERED}`,
  ],
])('%s for %j names the corrected words and a better query', (tool, given, hint) => {
  expect(resultOf({ tool, given, service }).hint).toBe(hint);
});
