import {
  ACTUATOR,
  actuatorWith,
  NO_CHANGES,
  releaseWith,
  ROBOT,
  robotWith,
  type Files,
} from '../fixtures.ts';
import { faulty, sound, type RuleCases } from './case.ts';

const FIRST = '2026.11.21-000000000001';

const SECOND = '2026.11.22-000000000002';

const OTHER = '2026.11.22-000000000003';

const releases = (previous: Readonly<Record<string, string | undefined>>): Files =>
  Object.fromEntries(
    Object.entries(previous).map(([version, before]) => [
      `releases/${version}.yaml`,
      releaseWith({ previous: before }),
    ]),
  );

const released = releases({ [FIRST]: undefined });

const movedLater = {
  ...released,
  [`releases/${SECOND}.yaml`]: releaseWith({
    previous: FIRST,
    actuators: { ...NO_CHANGES, moved: { 'acme-a1': 'acme-a2' } },
    robots: NO_CHANGES,
  }),
  [ACTUATOR]: undefined,
};

const LIVES_ON =
  'found nothing, and no file of this id, wanted the id that replaced it, or "withdrawn: <reason>"';

/** The rules for ids and their releases. */
export const IDS: RuleCases = {
  'unique-ids': [
    sound('an actuator and a robot may share an id', { 'robots/acme/a1.yaml': robotWith() }),
    faulty(
      'two files whose folder and name join to the same id',
      { 'actuators/acme/pro-a1.yaml': actuatorWith(), 'actuators/acme-pro/a1.yaml': actuatorWith() },
      'catalog/actuators/acme/pro-a1.yaml: id: found "acme-pro-a1"',
      'an id of its own; catalog/actuators/acme/pro-a1.yaml has the same',
    ),
  ],
  'reserved-ids': [
    faulty(
      'an id that is an operation',
      { 'moved.yaml': { compare: 'acme-a1' } },
      'compare: found "compare", wanted an id that is not an operation',
    ),
  ],
  'moved-targets': [
    sound('to an actuator, to a robot, or withdrawn', {
      'moved.yaml': {
        'acme-a0': 'acme-a1',
        'acme-runner': 'acme-walker',
        'acme-a9': 'withdrawn: never sold',
      },
    }),
    faulty(
      'a move to an unknown record',
      { 'moved.yaml': { 'acme-a0': 'acme-a2' } },
      'acme-a0: found "acme-a2", wanted the id of a record (nearest: acme-a1), or "withdrawn: <reason>"',
    ),
    faulty(
      'a move from an actuator to a robot',
      {
        'moved.yaml': { 'acme-a0': 'acme-walker' },
        [`releases/${FIRST}.yaml`]: releaseWith({ actuators: { ...NO_CHANGES, added: ['acme-a0'] } }),
      },
      'acme-a0: found "acme-walker"',
    ),
    faulty(
      'a move by way of another id',
      { 'moved.yaml': { 'acme-a0': 'acme-b0', 'acme-b0': 'acme-a1' } },
      'found "acme-b0"',
    ),
    faulty(
      'a move from an existing record',
      { 'moved.yaml': { 'acme-a1': 'withdrawn: never' } },
      'acme-a1: found the id of a record',
    ),
  ],
  'ids-live-on': [
    sound('records that a release has given are there', released),
    sound('an id that moved.yaml has', {
      ...released,
      'moved.yaml': { 'acme-a1': 'withdrawn: no' },
      [ACTUATOR]: undefined,
    }),
    sound('an id that no release has given', { [ACTUATOR]: undefined }),
    sound('an id that a release moved, in moved.yaml', {
      ...movedLater,
      'moved.yaml': { 'acme-a1': 'acme-a2' },
    }),
    faulty('an id that a release moved', movedLater, 'acme-a1'),
    faulty(
      'ids that disappear',
      { ...released, [ACTUATOR]: undefined, [ROBOT]: undefined },
      `catalog/moved.yaml: acme-a1: ${LIVES_ON}`,
      `catalog/moved.yaml: acme-walker: ${LIVES_ON}`,
    ),
  ],
  'release-chain': [
    sound('one after the other', releases({ [FIRST]: undefined, [SECOND]: FIRST })),
    faulty('two first ones', releases({ [FIRST]: undefined, [SECOND]: undefined }), 'previous'),
    faulty('two after one', releases({ [FIRST]: undefined, [SECOND]: FIRST, [OTHER]: FIRST }), 'previous'),
    faulty('after none', releases({ [FIRST]: undefined, [SECOND]: OTHER }), 'previous'),
    faulty('a circle', releases({ [FIRST]: SECOND, [SECOND]: FIRST }), 'previous', 'previous'),
    faulty(
      'a file name that is not a version',
      { 'releases/second.yaml': releaseWith() },
      'catalog/releases/second.yaml: found second, wanted a name such as 2026.11.21-3f2a9c1b20de.yaml',
    ),
  ],
};
