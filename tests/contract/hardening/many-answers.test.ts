import { expect, test } from 'vitest';
import { connectRaw } from '../../../scripts/measuring/raw.ts';
import { closingGet, useFortress } from '../support/fortress.ts';

const fortress = useFortress();

const LISTS = 800;
const AT_ONCE = 50;
const MOST_MEGABYTES = 80;

/** A page in brotli that was never asked for before. */
const list = (number: number): string =>
  closingGet(`/api/v1/actuators?limit=100&max_weight_g=${1_000 + number / 100}`, 'Accept-Encoding: br\r\n').replace(
    'Connection: close\r\n',
    '',
  );

test(`${LISTS} lists, each another one and compressed, take less than ${MOST_MEGABYTES} MB`, async () => {
  const before = fortress().megabytes();
  for (let number = 0; number < LISTS; number += AT_ONCE) {
    const connection = await connectRaw(fortress().address);
    const lists = Array.from({ length: AT_ONCE }, (_, place) => list(number + place)).join('');
    connection.write(lists + closingGet('/healthz'));
    await connection.closed;
  }
  expect(fortress().megabytes() - before).toBeLessThan(MOST_MEGABYTES);
});
