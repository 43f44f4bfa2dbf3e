import type { ExampleRequest } from '../../../api/operation-row.ts';
import { operationById, type OperationId } from '../../../api/operations.ts';
import type { Service } from '../../../api/service.ts';
import type { Placeholders } from '../texts.ts';
import { exampleText, guideExample } from './operations.ts';

/** The chapter's requests: what people choose, and how it is asked. */
export const CHOICES = {
  knee: {
    operation: 'match_actuators',
    example: { query: 'duty=60@60:2,10@120:8&voltage_v=48&comm=CAN&max_weight_g=1500&limit=1' },
  },
  elbow: {
    operation: 'match_actuators',
    example: {
      query:
        'min_peak_torque_nm=60&external_ratio=3&external_efficiency=0.9&max_weight_g=600&limit=1&fields=name,price_usd',
    },
  },
  replacement: { operation: 'get_actuator_alternatives', example: { id: 'damiao-dm-j8006-2ec-v1-0' } },
  comparison: {
    operation: 'compare_actuators',
    example: {
      query:
        'ids=damiao-dm-j8006-2ec-v1-0,damiao-dm-j8006-2ec-v1-1&fields=peak_torque_nm,rated_torque_nm,weight_g,comm',
    },
  },
  arm: {
    operation: 'match_actuators_batch',
    example: {
      query: 'limit=1&fields=name,price_usd',
      body: '{"defaults":{"margin":2},"joints":[{"name":"Shoulder","count":2,"min_peak_torque_nm":12},{"name":"Wrist","count":3,"min_peak_torque_nm":2}]}',
    },
  },
  bill: { operation: 'get_robot_bom', example: { id: 'enactic-openarm-1-0' } },
  files: { operation: 'get_dataset', example: {} },
} as const satisfies Record<string, { readonly operation: OperationId; readonly example: ExampleRequest }>;

/** The values of the chapter on choosing: its requests with their answers. */
export const choosingValues = (service: Service): Placeholders => ({
  base_url: service.baseUrl,
  knee: shown(service, 'knee'),
  elbow: shown(service, 'elbow'),
  replacement: shown(service, 'replacement'),
  comparison: shown(service, 'comparison'),
  arm: shown(service, 'arm'),
  bill: shown(service, 'bill'),
  files: shown(service, 'files'),
});

function shown(service: Service, choice: keyof typeof CHOICES): string {
  const { operation, example } = CHOICES[choice];
  return exampleText(guideExample(service, { ...operationById(operation), example }));
}
