/** The reasons a read-only server of a catalog cannot pass a scenario of the conformance suite. */
export const REASONS = {
  schema:
    'It needs a tool of the suite’s example server whose schema has `$defs` and references. Ours have none; a test of ours checks that they are JSON Schema 2020-12.',
  prompt: 'It gets a prompt without arguments. Each of ours has a required one.',
  media: 'It needs images, sound or embedded files. The catalog answers in text and JSON.',
  requests: 'It needs a server that asks its client: sampling, elicitation, roots. Ours only answers.',
  notifications:
    'It needs messages during a call: logging, progress. Every answer of ours is one JSON document.',
  streams:
    'It needs sessions and event streams, which are optional. Our requests are independent of each other.',
  subscriptions: 'Nothing changes between releases, so there is nothing to subscribe to.',
  headers:
    'It needs a tool with `x-mcp-header`. No parameter of ours is needed for routing, and numbers are not allowed there.',
  origin:
    'It expects foreign hosts and origins to be refused, as a server on a user’s own machine must do. This one is public and anonymous: any well-formed origin may call.',
} as const;

/** Scenarios that are left out; every other one must pass. */
export const LEFT_OUT: Readonly<Record<string, keyof typeof REASONS>> = {
  'json-schema-2020-12': 'schema',
  'prompts-get-simple': 'prompt',
  'tools-call-image': 'media',
  'tools-call-audio': 'media',
  'tools-call-embedded-resource': 'media',
  'tools-call-mixed-content': 'media',
  'resources-read-binary': 'media',
  'prompts-get-embedded-resource': 'media',
  'prompts-get-with-image': 'media',
  'tools-call-sampling': 'requests',
  'tools-call-elicitation': 'requests',
  'elicitation-sep1034-defaults': 'requests',
  'elicitation-sep1330-enums': 'requests',
  'input-required-result-basic-elicitation': 'requests',
  'input-required-result-basic-sampling': 'requests',
  'input-required-result-basic-list-roots': 'requests',
  'input-required-result-request-state': 'requests',
  'input-required-result-multiple-input-requests': 'requests',
  'input-required-result-multi-round': 'requests',
  'input-required-result-missing-input-response': 'requests',
  'input-required-result-non-tool-request': 'requests',
  'input-required-result-result-type': 'requests',
  'input-required-result-tampered-state': 'requests',
  'input-required-result-capability-check': 'requests',
  'input-required-result-ignore-extra-params': 'requests',
  'logging-set-level': 'notifications',
  'tools-call-with-logging': 'notifications',
  'tools-call-with-progress': 'notifications',
  'server-session-lifecycle': 'streams',
  'server-sse-polling': 'streams',
  'server-sse-multiple-streams': 'streams',
  'resources-subscribe': 'subscriptions',
  'resources-unsubscribe': 'subscriptions',
  'http-custom-header-server-validation': 'headers',
  'dns-rebinding-protection': 'origin',
};

/** The one revision in which a left-out scenario passes, because it has no sessions. */
const PASSES_IN: Readonly<Record<string, string>> = { 'server-sse-multiple-streams': '2026-07-28' };

/** True if a scenario is left out in a revision. */
export const isLeftOut = (scenario: string, revision: string): boolean =>
  scenario in LEFT_OUT && PASSES_IN[scenario] !== revision;

/**
 * Checks within passing scenarios that we cannot pass: they need a tool that uses a capability of its client.
 */
export const UNTESTABLE: readonly string[] = [
  'sep-2575-server-rejects-undeclared-capability',
  'sep-2575-missing-capability-http-400',
];

/** Names from the suite's example server, each with the name that replaces it here. */
export const STAND_INS: Readonly<Record<string, string>> = {
  test_simple_text: 'describe_catalog',
  test_error_handling: 'get_actuators',
  test_logging_tool: 'describe_catalog',
  test_streaming_elicitation: 'describe_catalog',
  test_prompt_with_arguments: 'find_replacement',
  arg1: 'actuator_id',
  arg2: 'reason',
};

/**
 * The same for the example server's resources: paths of ours, and the id that replaces the example's `123`.
 */
export const RESOURCE_STAND_INS: Readonly<Record<string, string>> = {
  'test://static-text': '/docs/api.md',
  'test://template/123/data': '/api/v1/actuators/unitree-go-m8010-6',
};

/** The scenarios that use the replaced names. They run once more with ours. */
export const RENAMED: readonly string[] = [
  'completion-complete',
  'tools-call-simple-text',
  'tools-call-error',
  'resources-read-text',
  'resources-templates-read',
  'prompts-get-with-args',
  'server-stateless',
];
