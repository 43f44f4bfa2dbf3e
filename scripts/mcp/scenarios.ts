/** Why a scenario of the conformance suite cannot be met by a read-only server of a catalog. */
export const REASONS = {
  fixture:
    'It calls a tool, resource or prompt of the suite’s own example server (`test_…`). The same behaviour is tested on our own tools.',
  media: 'It wants images, sound or embedded files from the example server. The catalog answers in text and JSON.',
  requests: 'It wants the server to ask its client: sampling, elicitation, roots. The server only answers.',
  notifications: 'It wants messages while a call runs: logging, progress. Every answer is one JSON document.',
  subscriptions: 'Nothing changes between releases, so that there is nothing to subscribe to.',
  headers: 'It wants a tool with `x-mcp-header`. No parameter needs to be routed by, and figures may not be.',
  origin:
    'It wants foreign hosts and origins refused, as servers on a user’s own machine must. This one is public and anonymous and says so: any well-formed origin may call.',
} as const;

/** A scenario that is left out, with the reason. */
export type LeftOut = Readonly<Record<string, keyof typeof REASONS>>;

/** THE TABLE of scenarios that are left out, by revision; every other one of the suite must pass. */
export const LEFT_OUT: Readonly<Record<'2025-11-25' | '2026-07-28', LeftOut>> = {
  '2025-11-25': {
    'logging-set-level': 'notifications',
    'completion-complete': 'fixture',
    'tools-call-simple-text': 'fixture',
    'tools-call-image': 'media',
    'tools-call-audio': 'media',
    'tools-call-embedded-resource': 'media',
    'tools-call-mixed-content': 'media',
    'tools-call-with-logging': 'notifications',
    'tools-call-error': 'fixture',
    'tools-call-with-progress': 'notifications',
    'tools-call-sampling': 'requests',
    'tools-call-elicitation': 'requests',
    'json-schema-2020-12': 'fixture',
    'elicitation-sep1034-defaults': 'requests',
    'elicitation-sep1330-enums': 'requests',
    'resources-read-text': 'fixture',
    'resources-read-binary': 'media',
    'resources-templates-read': 'fixture',
    'resources-subscribe': 'subscriptions',
    'resources-unsubscribe': 'subscriptions',
    'prompts-get-simple': 'fixture',
    'prompts-get-with-args': 'fixture',
    'prompts-get-embedded-resource': 'media',
    'prompts-get-with-image': 'media',
    'dns-rebinding-protection': 'origin',
  },
  '2026-07-28': {
    'completion-complete': 'fixture',
    'tools-call-simple-text': 'fixture',
    'tools-call-image': 'media',
    'tools-call-audio': 'media',
    'tools-call-embedded-resource': 'media',
    'tools-call-mixed-content': 'media',
    'tools-call-error': 'fixture',
    'tools-call-with-progress': 'notifications',
    'json-schema-2020-12': 'fixture',
    'resources-read-text': 'fixture',
    'resources-read-binary': 'media',
    'resources-templates-read': 'fixture',
    'prompts-get-simple': 'fixture',
    'prompts-get-with-args': 'fixture',
    'prompts-get-embedded-resource': 'media',
    'prompts-get-with-image': 'media',
    'dns-rebinding-protection': 'origin',
    'http-custom-header-server-validation': 'headers',
    'input-required-result-basic-elicitation': 'requests',
    'input-required-result-basic-sampling': 'requests',
    'input-required-result-basic-list-roots': 'requests',
    'input-required-result-request-state': 'requests',
    'input-required-result-multiple-input-requests': 'requests',
    'input-required-result-multi-round': 'requests',
    'input-required-result-non-tool-request': 'requests',
    'input-required-result-result-type': 'requests',
    'input-required-result-tampered-state': 'requests',
    'input-required-result-capability-check': 'requests',
  },
};

/** Checks within scenarios that pass otherwise, which the suite itself calls untestable without its example tools. */
export const UNTESTABLE: readonly string[] = [
  'sep-2575-server-rejects-undeclared-capability',
  'sep-2575-missing-capability-http-400',
  'sep-2575-http-server-no-independent-requests-on-stream',
  'sep-2575-server-no-log-without-loglevel',
];
