import { ProtocolErrorCode } from '@modelcontextprotocol/server';
import {
  BATCH_ANSWER_BYTES,
  BATCH_MESSAGES,
  BODY_BYTES,
  kibibytes,
  megabytes,
  rangeText,
} from '../../limits.ts';

/** The refusal of a JSON-RPC message before any server saw it: HTTP status, code and reason. */
export interface RpcRefusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

// A code of the range that JSON-RPC leaves to servers: the transport refuses, not the protocol.
const TRANSPORT = -32_000;

/** The refusals of the endpoint. */
export const RPC_REFUSALS = {
  origin: {
    status: 403,
    code: TRANSPORT,
    message:
      'The Origin header is not an origin. Any well-formed origin may call: the service is public and anonymous.',
  },
  method: {
    status: 405,
    code: TRANSPORT,
    message: 'Send each message as a POST. There are no streams and no sessions.',
    headers: { Allow: 'POST, OPTIONS' },
  },
  mediaType: {
    status: 415,
    code: TRANSPORT,
    message: 'The body must be application/json.',
    headers: { 'Accept-Post': 'application/json' },
  },
  coding: {
    status: 415,
    code: TRANSPORT,
    message: 'The body must not be compressed: send it without the header Content-Encoding.',
    headers: { 'Accept-Encoding': 'identity' },
  },
  tooLarge: { status: 413, code: TRANSPORT, message: `The body is over ${kibibytes(BODY_BYTES)}.` },
  json: {
    status: 400,
    code: ProtocolErrorCode.ParseError,
    message: 'Parse error: the body is not JSON in UTF-8.',
  },
  batch: {
    status: 400,
    code: ProtocolErrorCode.InvalidRequest,
    message: `Invalid request: a batch has ${rangeText(BATCH_MESSAGES)} messages with different ids, and \`initialize\` is never in a batch; revisions after 2025-03-26 have no batches.`,
  },
  initialize: {
    status: 200,
    code: ProtocolErrorCode.InvalidParams,
    message:
      'Invalid params: `initialize` needs `protocolVersion`, `capabilities` and `clientInfo` with `name` and `version`.',
  },
  call: {
    status: 200,
    code: ProtocolErrorCode.InvalidParams,
    message:
      'Invalid params: `tools/call` needs the `name` of a tool, a string, and its `arguments`, an object.',
  },
  tooLong: {
    status: 400,
    code: TRANSPORT,
    message: `The answers to this batch exceed ${megabytes(BATCH_ANSWER_BYTES)}. Ask for less: fewer messages, fewer records, or \`brief\` ones.`,
  },
  listen: {
    status: 404,
    code: ProtocolErrorCode.MethodNotFound,
    message: 'Method not found: nothing changes between releases, so there is nothing to listen to.',
  },
} as const satisfies Record<string, RpcRefusal>;

/** The response that refuses a message; the id is null where none could be read. */
export const rpcRefusal = (
  { status, code, message, headers }: RpcRefusal,
  id: string | number | null = null,
): Response =>
  Response.json({ jsonrpc: '2.0', id, error: { code, message } }, { status, headers: { ...headers } });
