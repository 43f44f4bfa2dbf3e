import { expect, test } from 'vitest';
import { textOf } from '../../src/api/document.ts';
import { answerTo } from '../support/in-process.ts';
import { realService } from '../support/real-catalog.ts';

const SIMULATION = '/api/v1/actuators/unitree-go-m8010-6/simulation';

test.each([
  ['mjcf', 'application/xml; charset=utf-8'],
  ['urdf', 'application/xml; charset=utf-8'],
  ['isaac_lab', 'text/x-python; charset=utf-8'],
])('?format=%s gives that text of the document alone', (format, type) => {
  const whole: unknown = JSON.parse(textOf(answerTo(realService, { target: SIMULATION })));
  const alone = answerTo(realService, { target: `${SIMULATION}?format=${format}` });
  expect(alone).toMatchObject({ status: 200, type });
  expect(whole).toHaveProperty(format, textOf(alone).trimEnd());
});

test.each(['sdf', 'numbers', 'toString', 'mjcf,urdf'])(
  '?format=%s is refused with the formats that there are',
  (format) => {
    const answer = answerTo(realService, { target: `${SIMULATION}?format=${format}` });
    expect(answer.status).toBe(400);
    expect(textOf(answer)).toContain('"code":"invalid_parameter"');
    expect(textOf(answer)).toMatch(/"field":"format","in":"query","detail":"must be one of mjcf, urdf, isaac_lab/);
  },
);
