/** Why a scenario of the conformance suite cannot be met by a read-only server of a catalog. */
export const REASONS = {
  schema:
    'It wants a tool of the suite’s example server whose schema has `$defs` and references. Ours need none; that they are JSON Schema 2020-12 is tested.',
  prompt: 'It gets a prompt without arguments. Each of ours has one that is required.',
  media: 'It wants images, sound or embedded files. The catalog answers in text and JSON.',
  requests: 'It wants the server to ask its client: sampling, elicitation, roots. The server only answers.',
  notifications: 'It wants messages while a call runs: logging, progress. Every answer is one JSON document.',
  streams: 'It wants sessions and event streams, which are optional. Every request stands for itself.',
  subscriptions: 'Nothing changes between releases, so that there is nothing to subscribe to.',
  headers: 'It wants a tool with `x-mcp-header`. No parameter needs to be routed by, and figures may not be.',
  origin:
    'It wants foreign hosts and origins refused, as servers on a user’s own machine must. This one is public and anonymous and says so: any well-formed origin may call.',
} as const;

/** THE TABLE of scenarios that are left out; every other one of the suite must pass. */
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

/** A revision in which a scenario passes that is left out in the others: it has no sessions, so that none is asked for. */
const PASSES_IN: Readonly<Record<string, string>> = { 'server-sse-multiple-streams': '2026-07-28' };

/** Whether a scenario is left out in a revision. */
export const isLeftOut = (scenario: string, revision: string): boolean =>
  scenario in LEFT_OUT && PASSES_IN[scenario] !== revision;

/** Checks within scenarios that pass otherwise: they want a tool that needs a capability of its client. */
export const UNTESTABLE: readonly string[] = [
  'sep-2575-server-rejects-undeclared-capability',
  'sep-2575-missing-capability-http-400',
];

/** THE TABLE of names that the suite knows from its example server, and of ours that are asked in their place. */
export const STAND_INS: Readonly<Record<string, string>> = {
  test_simple_text: 'list_taxonomies',
  test_error_handling: 'get_actuators',
  test_logging_tool: 'list_taxonomies',
  test_streaming_elicitation: 'list_taxonomies',
  test_prompt_with_arguments: 'find_replacement',
  arg1: 'actuator_id',
  arg2: 'reason',
};

/** The same of the example server's resources: ours by path, and the id that stands for the example's `123`. */
export const RESOURCE_STAND_INS: Readonly<Record<string, string>> = {
  'test://static-text': '/docs/api.md',
  'test://template/123/data': '/api/v1/actuators/unitree-go-m8010-6',
};

/** The scenarios that ask for those names: they are run once more with ours in their place. */
export const RENAMED: readonly string[] = [
  'completion-complete',
  'tools-call-simple-text',
  'tools-call-error',
  'resources-read-text',
  'resources-templates-read',
  'prompts-get-with-args',
  'server-stateless',
];
