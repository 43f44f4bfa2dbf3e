import { describe, expect, test } from 'vitest';
import { SCHEMAS } from '../../../src/api/schemas.ts';
import { CHOICES } from '../../../src/site/guide/values/choosing.ts';
import { chapterAt } from '../../support/guide.ts';
import { answerTo, bodyOf } from '../../support/in-process.ts';
import { realService } from '../../support/real-service.ts';
import { SPARSE_SCHEMAS } from '../../support/sparse-schemas.ts';

const parsed = (text: string): unknown => JSON.parse(text);

const chapter = chapterAt('choosing');

/** The requests in the chapter's code. */
const requests = [...chapter.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, code = '']) => {
  const [, address = ''] = /curl '([^']+)'/.exec(code) ?? [];
  const [, body] = /-d '([^']+)'/.exec(code) ?? [];
  const target = address.replace(realService.baseUrl, '');
  return body === undefined ? { target } : { target, body: parsed(body) };
});

const bodyAt = (place: keyof typeof CHOICES): unknown =>
  bodyOf(answerTo(realService, requests[Object.keys(CHOICES).indexOf(place)] ?? { target: '' }));

describe('the chapter on choosing', () => {
  test('sends the filters of its table', () => {
    expect(requests).toHaveLength(Object.keys(CHOICES).length);
  });

  test.each(requests.map((request) => [request.target, request] as const))(
    '%s is answered',
    (_target, request) => {
      expect(answerTo(realService, request).status).toBe(200);
    },
  );

  test('finds actuators that meet everything for the knee, with the RMS torque in the text', () => {
    const { asked, counts, data } = SCHEMAS.MatchList.parse(bodyAt('knee'));
    expect(chapter).toContain(`= ${String(asked.rms_torque_nm)} N·m`);
    expect(counts.meets).toBeGreaterThan(0);
    expect(data[0]).toMatchObject({ verdict: 'meets' });
  });

  test('finds a successor, and a choice for every joint of the arm', () => {
    expect(SCHEMAS.Alternatives.parse(bodyAt('replacement')).successors).not.toEqual([]);
    const { cheapest } = SPARSE_SCHEMAS.JointMatchSelections.parse(bodyAt('arm')).sets;
    expect(cheapest?.choices.map(({ id }) => id)).not.toContain(null);
  });
});
