import { readNames } from '../../query/known-names.ts';
import {
  ACTUATOR_SUMMING,
  JOINT_SUMMING,
  parseSummaryQuery,
  ROBOT_SUMMING,
  type Summing,
} from '../../query/parse-summary.ts';
import { readAsItIs } from '../../query/read-otherwise.ts';
import { summarize, type SummarySource } from '../../query/summary.ts';
import { jsonDocument, type Document } from '../document.ts';
import { problem } from '../problem.ts';
import type { Question } from '../question.ts';
import type { RunningService } from '../service.ts';
import { readingHeaders, withNames } from './corrected.ts';

/** Answers `GET /api/v1/actuators/summary`. */
export const answerActuatorSummary = (service: RunningService, question: Question): Document =>
  answerSummary(service, question, { ...ACTUATOR_SUMMING, index: service.actuators, groups: service.groups.actuators });

/** Answers `GET /api/v1/robots/summary`. */
export const answerRobotSummary = (service: RunningService, question: Question): Document =>
  answerSummary(service, question, { ...ROBOT_SUMMING, index: service.robots, groups: service.groups.robots });

/** Answers `GET /api/v1/joints/summary`. */
export const answerJointSummary = (service: RunningService, question: Question): Document =>
  answerSummary(service, question, { ...JOINT_SUMMING, index: service.jointGroups, groups: service.groups.joints });

function answerSummary(
  service: RunningService,
  { path, parameters }: Question,
  summed: Summing & SummarySource,
): Document {
  const names = readNames(service, summed.listing.name, parameters);
  const parsed = withNames(names, parseSummaryQuery(summed, names.pairs));
  if (!parsed.ok) return problem(parsed.fault.code, { baseUrl: service.baseUrl, path, faults: parsed.fault.faults });
  const { matches, ...summary } = summarize(summed, parsed.value);
  const reading = readAsItIs(summed.index, parameters.get('q') ?? '', matches);
  return jsonDocument(JSON.stringify(summary), readingHeaders(reading, names.moved));
}
