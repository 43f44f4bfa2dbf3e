import { describe, expect, test } from 'vitest';
import { actuatorFigures } from '../../../src/catalog/records/build-figures.ts';
import { entryOf } from '../../../src/catalog/records/dataset.ts';
import { bothCorners } from '../../../src/catalog/torque-speed/actuator-corners.ts';
import { cornersOf } from '../../../src/catalog/torque-speed/curve-corners.ts';
import { curvesOf, type DriveFigures } from '../../../src/catalog/torque-speed/stated-curves.ts';
import { torqueSpeed, torqueSpeedOf } from '../../../src/catalog/torque-speed/torque-speed-document.ts';
import { realService } from '../../support/real-service.ts';

const { dataset } = realService;
const { actuators } = dataset;

const documentOf = (id: string) =>
  torqueSpeedOf(entryOf(dataset.actuatorById, id), actuatorFigures(dataset, id));

const NOTHING: DriveFigures = {
  peak_torque_nm: null,
  rated_torque_nm: null,
  max_speed_rpm: null,
  rated_speed_rpm: null,
  torque_speed_points: null,
  voltage_v: 24,
  conditions: {},
};

describe('the torque of an actuator over its speed', () => {
  test('has no corners if nothing is stated', () => {
    expect(bothCorners(NOTHING)).toEqual({ intermittent: [], continuous: [] });
  });

  test('from a stall torque and a no-load speed is proved up to half the torque, then falls along their line', () => {
    const conditions = {
      peak_torque_nm: { kind: 'stall', voltage_v: 12 },
      max_speed_rpm: { kind: 'no_load', voltage_v: 12 },
    };
    const stated = { ...NOTHING, peak_torque_nm: 3, max_speed_rpm: 60, voltage_v: 12, conditions };
    expect(bothCorners(stated).intermittent).toEqual([
      { speed_rpm: 0, least_nm: 1.5, most_nm: 3 },
      { speed_rpm: 30, least_nm: 1.5, most_nm: 1.5 },
      { speed_rpm: 60, least_nm: 0, most_nm: 0 },
    ]);
  });

  test('names every figure it is based on, with its conditions', () => {
    const { id, voltage_v, basis } = documentOf('robotis-xl430-w250-t');
    expect({ id, voltage_v, basis }).toEqual({
      id: 'robotis-xl430-w250-t',
      voltage_v: dataset.actuatorById.get('robotis-xl430-w250-t')?.voltage_v,
      basis: [
        { field: 'peak_torque_nm', value: 1.4, conditions: { kind: 'stall', voltage_v: 11.1 } },
        { field: 'max_speed_rpm', value: 57, conditions: { kind: 'no_load', voltage_v: 11.1 } },
        {
          field: 'voltage_v',
          value: dataset.actuatorById.get('robotis-xl430-w250-t')?.voltage_v,
          conditions: null,
        },
      ],
    });
  });

  test('fits its schema for every actuator of the catalog, and has the corners of the law', () => {
    for (const { id } of actuators) {
      const found = documentOf(id);
      expect(torqueSpeed.safeParse(found).error?.issues).toBeUndefined();
      expect(
        found.intermittent.every(({ least_nm, most_nm }) => (least_nm ?? 0) <= (most_nm ?? Infinity)),
      ).toBe(true);
    }
  });

  test('is straight between its corners', () => {
    const stated = {
      ...NOTHING,
      peak_torque_nm: 40,
      rated_torque_nm: 20,
      rated_speed_rpm: 100,
      max_speed_rpm: 200,
    };
    expect(bothCorners(stated).intermittent).toEqual(cornersOf(curvesOf([stated]).intermittent, 0));
    expect(bothCorners(stated).continuous.map(({ speed_rpm, least_nm }) => [speed_rpm, least_nm])).toEqual([
      [0, 20],
      [100, 20],
      [200, 0],
      [200, 0],
    ]);
  });
});
