import type { ActuatorEntry, RobotEntry } from '../catalog/files/yaml-schemas.ts';
import type { Dataset } from '../catalog/records/dataset.ts';
import type { Actuator, Robot } from '../catalog/records/record-schemas.ts';
import type { QuestionCost } from '../query/match/question/cost.ts';
import type { Parameter } from '../query/parameters/parameter.ts';
import type { Document } from './documents/json-document.ts';
import type { Deprecation, Headers } from './http/headers.ts';
import type { ProblemCode } from './problems.ts';
import type { Question } from './question.ts';
import type { SchemaName } from './schemas.ts';
import type { RunningService, Service } from './service.ts';

/** One operation of the API. */
export type OperationRow<Id extends string = string> = OperationText<Id> & AnswerMode;

interface OperationText<Id extends string> {
  readonly id: Id;
  readonly method: 'GET' | 'POST';
  /** Path template; `{id}` stands for the id of a record. */
  readonly path: string;
  /** Other paths with the same content. */
  readonly aliases?: readonly string[];
  readonly tag: 'Discovery' | 'Actuators' | 'Robots' | 'Taxonomies' | 'Catalog';
  readonly summary: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** The meaning of `{id}`, and the records that it identifies. */
  readonly pathId?: { readonly says: string; readonly records: 'actuators' | 'robots' };
  /** Schema of the body of the request. */
  readonly body?: SchemaName;
  /** Schema of the answer. */
  readonly schema: SchemaName;
  /** True if it ignores unknown parameters, as the documents of the core do. */
  readonly ignoresParameters?: boolean;
  /**
   * The values of `?format=` with their media types. For a document, each selects one of its texts; for a
   * computed answer, it is the format of the whole answer.
   */
  readonly formats?: Readonly<Record<string, string>>;
  /** Headers of successful answers. */
  readonly headers?: Headers;
  readonly problems: readonly ProblemCode[];
  /** A request that it answers with 200 on the real catalog. */
  readonly example: ExampleRequest;
  /** Examples of requests that it refuses, by problem code. */
  readonly refused?: Readonly<Partial<Record<ProblemCode, ExampleRequest>>>;
  /** False where the answer is too long to be shown as an example. */
  readonly isShown?: boolean;
  /** The maximum size of its answer in bytes, if it differs from the general limit. */
  readonly mostBytes?: number;
  readonly deprecated?: Deprecation;
}

/** An operation is computed on request, or its documents are made at build time. */
type AnswerMode =
  | {
      readonly answer: (service: RunningService, question: Question) => Document;
      /** The cost of a question; absent if all questions are ordinary. */
      readonly cost?: (question: Question) => QuestionCost;
      readonly document?: undefined;
    }
  | {
      readonly answer?: undefined;
      readonly cost?: undefined;
      /**
       * The content of its document, for the record with this id where its path has one; undefined for an
       * unknown id.
       */
      readonly document: (service: Service, id: string) => unknown;
    };

/** True if its answer is a file in one of its formats, not a JSON document. */
export const givesFile = ({ answer, formats }: OperationRow): boolean =>
  answer !== undefined && formats !== undefined;

/** The parts that differ between requests of one operation. */
export interface ExampleRequest {
  readonly id?: string;
  readonly query?: string;
  readonly body?: string;
}

/** Problems that every operation may answer with. */
export const ALWAYS = [
  'method_not_allowed',
  'rate_limited',
  'internal_error',
] as const satisfies readonly ProblemCode[];

/** Problems of an operation with the id of a record in its path. */
export const OF_RECORD = ['not_found', 'gone', ...ALWAYS] as const satisfies readonly ProblemCode[];

/**
 * Members that the core operations with documents made at build time share (docs/interface.md, "Service").
 */
export const STATIC_OF_SPEC = {
  method: 'GET',
  parameters: {},
  problems: ALWAYS,
  ignoresParameters: true,
} as const;

/** Problems of an operation that takes parameters. */
export const OF_QUERY = ['invalid_parameter', ...ALWAYS] as const satisfies readonly ProblemCode[];

/** Problems of a list. */
export const OF_LIST = [
  'invalid_parameter',
  'invalid_cursor',
  ...ALWAYS,
] as const satisfies readonly ProblemCode[];

/** Problems of an operation that takes a body. */
export const OF_BODY = [
  'invalid_parameter',
  'invalid_json',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
  ...ALWAYS,
] as const satisfies readonly ProblemCode[];

/** Members that all other operations with documents made at build time share. */
export const STATIC = { method: 'GET', parameters: {}, problems: OF_QUERY } as const;

const STATIC_OF_RECORD = { ...STATIC, problems: ['invalid_parameter', ...OF_RECORD] } as const;

/** Members that all other documents of one actuator share. */
export const STATIC_OF_ACTUATOR = {
  ...STATIC_OF_RECORD,
  tag: 'Actuators',
  pathId: { says: 'Slug of the actuator.', records: 'actuators' },
  example: { id: 'unitree-go-m8010-6' },
} as const;

/** The same for robots. */
export const STATIC_OF_ROBOT = {
  ...STATIC_OF_RECORD,
  tag: 'Robots',
  pathId: { says: 'Slug of the robot.', records: 'robots' },
  example: { id: 'unitree-go1' },
} as const;

/** The content of a document of one actuator, made from it and its file; undefined for an unknown id. */
export const ofActuator =
  (content: (actuator: Actuator, dataset: Dataset, entry: ActuatorEntry) => unknown) =>
  ({ dataset }: Service, id: string): unknown => {
    const actuator = dataset.actuatorById.get(id);
    const entry = dataset.actuatorEntries.get(id);
    return actuator && entry && content(actuator, dataset, entry);
  };

/** The same for robots. */
export const ofRobot =
  (content: (robot: Robot, dataset: Dataset, entry: RobotEntry) => unknown) =>
  ({ dataset }: Service, id: string): unknown => {
    const robot = dataset.robotById.get(id);
    const entry = dataset.robotEntries.get(id);
    return robot && entry && content(robot, dataset, entry);
  };
