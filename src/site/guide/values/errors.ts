import { exampleProblem, exampleTarget } from '../../../api/documents/examples.ts';
import { operationById } from '../../../api/operations.ts';
import { PROBLEMS, type ProblemKind } from '../../../api/problems.ts';
import type { Service } from '../../../api/service.ts';
import { asJson, paragraphs } from '../markdown.ts';
import type { Placeholders } from '../texts.ts';

/** The values of the section on errors: a request that is refused, the answer to it, and each code. */
export function errorValues(service: Service): Placeholders {
  const kinds: [string, ProblemKind][] = Object.entries(PROBLEMS);
  return {
    refused_request: `curl '${service.baseUrl}${exampleTarget(LIST, LIST.refused?.invalid_parameter)}'`,
    problem: asJson(JSON.parse(exampleProblem(service, LIST, 'invalid_parameter'))),
    problem_codes: paragraphs(
      ...kinds.map(([name, { status, title, meaning, hint }]) =>
        paragraphs(`### ${name}`, `**${status} ${title}.** ${meaning}`, hint),
      ),
    ),
  };
}

const LIST = operationById('list_actuators');
