import { z } from 'zod';
import { labelOf, type LockedPackage } from './lock.ts';

const component = z.looseObject({
  'bom-ref': z.string().min(1),
  type: z.literal('library'),
  name: z.string().min(1),
  version: z.string().min(1),
  purl: z.string().startsWith('pkg:npm/'),
  hashes: z.array(z.looseObject({ alg: z.literal('SHA-512'), content: z.hex().length(128) })).min(1),
});

/** A bill of materials as `npm sbom` makes it, as far as we rely on it (CycloneDX 1.5). */
const bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[\da-f-]{36}$/),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string(), version: z.string() }) }),
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

export type Bom = z.output<typeof bom>;

/** Reads a bill of materials. Throws, with the path of each error, for anything else. */
export const readBom = (json: unknown): Bom => bom.parse(json);

/**
 * The production part of a bill of all packages. npm's own `--omit=dev` leaves out production packages that a
 * development package also requires (npm/cli#7909): a third of ours.
 */
export function productionBom(whole: Bom, name: string, packages: readonly LockedPackage[]): Bom {
  const wanted = new Set(packages.map(labelOf));
  const components = whole.components.filter((entry) => wanted.has(labelOf(entry)));
  const root = whole.metadata.component;
  const refs = new Set([...components.map((entry) => entry['bom-ref']), String(root['bom-ref'])]);
  const dependencies = whole.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter((ref) => refs.has(ref)) }));
  // npm names the project after its folder.
  return {
    ...whole,
    metadata: { ...whole.metadata, component: { ...root, type: 'application', name } },
    components,
    dependencies,
  };
}

/** The packages of production that a bill does not name. */
export function missingFrom({ components }: Bom, packages: readonly LockedPackage[]): string[] {
  const named = new Set(components.map(labelOf));
  return packages.map(labelOf).filter((label) => !named.has(label));
}
