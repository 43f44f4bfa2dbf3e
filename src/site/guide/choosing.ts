import type { ExampleRequest } from '../../api/operation.ts';
import { operationById, type OperationId } from '../../api/operations.ts';
import type { Service } from '../../api/service.ts';
import { codeBlock, paragraphs } from './markdown.ts';
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

/** The chapter on choosing: what people ask most, with true answers. */
export const choosingChapter = (service: Service): string =>
  paragraphs(
    '## Choosing',
    'Four common tasks, each taken from the requirement to a choice. Every request below runs as it is, and every answer comes from this catalog.',
    kneeSection(service),
    replacementSection(service),
    armSection(service),
    notebookSection(service),
  );

const kneeSection = (service: Service): string =>
  paragraphs(
    '### A knee',
    'A knee delivers 60 N·m at 60 rpm for 2 s, then 10 N·m at 120 rpm for 8 s, over and over. The robot has 48 V and CAN, and the actuator may weigh up to 1.5 kg. State what the joint needs; `duty` takes the cycle:',
    shown(service, 'knee'),
    'Each step is a torque at a speed, which peak torque and maximum speed alone do not prove: see `value` and `how` of its check. The RMS torque of the cycle is √((60² × 2 + 10² × 8) ÷ 10) = 28.28 N·m at a mean of 108 rpm, and must be given for as long as it takes ([why the root mean square](https://www.kollmorgen.com/en-us/blogs/how-to-calculate-rms-torque)). ' +
      '`counts` says how many actuators meet everything, come close, are unknown or miss. Unknown ones are listed too: `unknown` never means "no". `order` states how `data` is ordered, and `relax` names the bounds that would let more of them in. ' +
      'To ask whether certain actuators do it, name them in `ids`: those that miss are then listed with their checks. ' +
      'This is not a thermal model. `conditions` says when a torque is a stall torque, which a motor cannot work at; `peak_torque_kind` leaves such figures out.',
    'With another stage after it, such as a 3:1 belt at 90 % efficiency, a smaller actuator is enough: the joint gets torque × 3 × 0.9 and speed ÷ 3. Each check shows what the joint gets:',
    shown(service, 'elbow'),
  );

const replacementSection = (service: Service): string =>
  paragraphs(
    '### A replacement',
    'An actuator is no longer made. `successors` lists what its maker sells instead; `data` lists other actuators that are not known to be discontinued, closest first, with what is better, worse and unknown:',
    shown(service, 'replacement'),
    'The catalog cannot tell whether a replacement bolts on; `not_compared` lists what to check yourself. Then put the candidates side by side, with the fields that matter:',
    shown(service, 'comparison'),
  );

const armSection = (service: Service): string =>
  paragraphs(
    '### The bill of materials of an arm',
    'Ask for all joints at once. `sets` has the cheapest and the lightest choice with their totals, and says for how many motors the price or mass is unknown:',
    shown(service, 'arm'),
    'What do others use? Here is the bill of materials of an existing arm:',
    shown(service, 'bill'),
  );

const notebookSection = (service: Service): string =>
  paragraphs(
    '### Data for a notebook',
    'If you want everything, download it instead of paging: the catalog comes as CSV, NDJSON, Parquet, SQLite and JSON files. Cite `version` in a paper; the files of a version never change.',
    shown(service, 'files'),
    'In Python, with the standard library alone. An empty cell is an unknown figure:',
    codeBlock('python', notebook(service.baseUrl)),
  );

function shown(service: Service, choice: keyof typeof CHOICES): string {
  const { operation, example } = CHOICES[choice];
  return exampleText(guideExample(service, { ...operationById(operation), example }));
}

const notebook = (baseUrl: string): string =>
  `
import csv
import io
from urllib.request import urlopen

with urlopen("${baseUrl}/data/latest/actuators.csv") as response:
    actuators = list(csv.DictReader(io.TextIOWrapper(response, "utf-8")))

known = [one for one in actuators if one["peak_torque_nm"] and one["weight_g"]]
best = max(known, key=lambda one: float(one["peak_torque_nm"]) / float(one["weight_g"]))
print(best["brand"], best["name"], best["peak_torque_nm"], "N·m")`.trimStart();
