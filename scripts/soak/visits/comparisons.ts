import type { Random } from '../../support/random.ts';
import { computed } from '../in-process.ts';
import type { Material } from '../material.ts';
import { chance, codingHeaders, type Visit } from './visit.ts';

const COMPARE = '/api/v1/actuators/compare';

/** Up to twenty ids, some of them of nobody. */
function ids({ actuatorId }: Material, random: Random): string[] {
  return Array.from({ length: 1 + Math.floor(random() * 20) }, () =>
    chance(random, 5) ? `nobody-${Math.floor(random() * 1e6)}` : actuatorId(random),
  );
}

/** Visits for comparisons. */
export const COMPARISON_VISITS: readonly Visit[] = [
  {
    name: 'compare by GET',
    weight: 4,
    make: (visitor, material, random) => {
      const target = `${COMPARE}?ids=${ids(material, random).join(',')}`;
      const asked = { method: 'GET', target, headers: codingHeaders(random) };
      return visitor.ask(asked, computed(material, asked));
    },
  },
  {
    name: 'compare by POST',
    weight: 4,
    make: (visitor, material, random) => {
      const headers = { ...codingHeaders(random), 'Content-Type': 'application/json' };
      const asked = { method: 'POST', target: COMPARE, headers, body: JSON.stringify({ ids: ids(material, random) }) };
      return visitor.ask(asked, computed(material, asked));
    },
  },
];
