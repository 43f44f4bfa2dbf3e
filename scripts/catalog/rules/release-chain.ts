import { RELEASE_PATTERN } from '../../../src/catalog/catalog.ts';
import { inChain } from '../../../src/catalog/release.ts';
import type { Fault } from '../fault.ts';
import { releaseVersion } from '../folder.ts';
import type { Rule } from '../rule.ts';

/** The order of releases is told by themselves, as two may be of one day. */
export const releaseChain: Rule = {
  name: 'release-chain',
  description: 'Each release is named after its version and follows the one that it names as `previous`.',
  check: ({ all, releases }) => {
    const chain = new Set(inChain(releases).map(({ version }) => version));
    return all.flatMap(({ path, place }): Fault[] => {
      const version = releaseVersion(place);
      if (version === null || chain.has(version)) return [];
      if (!RELEASE_PATTERN.test(version))
        return [{ file: path, field: '', found: version, wanted: 'a name such as 2026.11.21-3f2a9c1b20de.yaml' }];
      const found = releases.find((release) => release.version === version)?.previous ?? 'none';
      const wanted = 'the release before it, as no other names it; `npm run release` writes it';
      return [{ file: path, field: 'previous', found, wanted }];
    });
  },
};
