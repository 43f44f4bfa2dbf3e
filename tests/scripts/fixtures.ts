import { arrangeFiles } from '../../scripts/catalog/catalog-files.ts';
import type { CatalogFolder } from '../../scripts/catalog/catalog-folder.ts';
import type { Issue } from '../../scripts/catalog/issue.ts';
import type { Rule } from '../../scripts/catalog/rule.ts';
import { RULES } from '../../scripts/catalog/rules.ts';
import { CATEGORIES } from '../../src/catalog/fields/actuator.ts';

/** Files by name. A text is used unchanged, any other value as its YAML; undefined removes the file. */
export type Files = Readonly<Record<string, unknown>>;

export const ACTUATOR = 'actuators/acme/a1.yaml';
export const ROBOT = 'robots/acme/walker.yaml';

/** A source that states each field as 22, the torque of the valid actuator. */
export const sourceStating = (...fields: readonly string[]) => ({
  url: 'https://acme.example/a1',
  title: 'A1 data sheet',
  kind: 'manufacturer',
  accessed: '2026-11-21',
  states: Object.fromEntries(fields.map((field) => [field, 'stated as 22'])),
});

/** A valid actuator, with changes. */
export const actuatorWith = (changes: object = {}) => ({
  name: 'A1',
  category: 'qdd_proprioceptive',
  use_cases: ['humanoid'],
  specs: { peak_torque_nm: 22 },
  sources: [sourceStating('peak_torque_nm')],
  ...changes,
});

/** A valid robot with the hips of four legs, driven by the valid actuator, with changes. */
export const robotWith = (changes: object = {}) => ({
  name: 'Walker',
  kind: 'quadruped',
  summary: 'Walks.',
  joints: [{ role: 'Hip (J1-J4)', count: 4, motor: { actuator: 'acme-a1' } }],
  sources: [sourceStating()],
  ...changes,
});

export const ownJoint = (role: string, count: number, figures: object = {}) => ({
  role,
  count,
  motor: { id: 'acme-hip', name: 'Hip motor', brand: 'Acme', ...figures },
});

const SOUND_FILES: Files = {
  'brands.yaml': { acme: { name: 'Acme', country: 'CH' } },
  'categories.yaml': CATEGORIES.map((slug) => ({ slug, label: slug, description: slug })),
  'use-cases.yaml': { humanoid: 'Joints of human-shaped robots', robot_arm: 'Joints of manipulators' },
  'moved.yaml': {},
  'suspects.yaml': [],
  [ACTUATOR]: actuatorWith(),
  [ROBOT]: robotWith(),
};

/** A catalog without issues, with changes. */
export function folderWith(changes: Files = {}): CatalogFolder {
  const files = Object.entries({ ...SOUND_FILES, ...changes }).filter(([, value]) => value !== undefined);
  return {
    folder: 'catalog',
    files: files.map(([name, value]) => ({
      name,
      text: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  };
}

/** The rule with a name. Throws if there is none. */
export function ruleNamed(name: string): Rule {
  const rule = RULES.find((candidate) => candidate.name === name);
  if (rule === undefined) throw new Error(`No rule is called ${name}.`);
  return rule;
}

/** The issues that a rule finds in a catalog with changes. */
export const issuesOf = (rule: Rule, changes: Files = {}): readonly Issue[] =>
  rule.check(arrangeFiles(folderWith(changes)));

/** A release with the ids of the valid actuator and robot, with changes. */
export const releaseWith = (changes: object = {}) => ({
  actuators: { ...NO_CHANGES, added: ['acme-a1'] },
  robots: { ...NO_CHANGES, added: ['acme-walker'] },
  ...changes,
});

/** The part of a release without changes of records. */
export const NO_CHANGES = { added: [], changed: {}, moved: {}, withdrawn: {} };

/** The values of flags as on a command line. */
export const flagsOf = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([flag, text]) => [`--${flag}`, text]);

/** A source that states fields in these quotes. */
export const stating = (states: Readonly<Record<string, string>>) => ({ ...sourceStating(), states });
