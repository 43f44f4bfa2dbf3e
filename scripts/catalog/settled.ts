import type { CatalogFiles } from './files.ts';

/** What `suspects.yaml` says of the figures of a record: whether a row names a figure, and whether one disputes it. */
export interface Verdicts {
  readonly isNamed: (id: string, field: string) => boolean;
  readonly isDisputed: (id: string, field: string) => boolean;
}

/** A finding is settled by a row that names the figure: as a doubt with its arithmetic, disputed, or explained. */
export function verdictsIn({ suspects }: CatalogFiles): Verdicts {
  const rows = suspects ?? [];
  const named = new Set(
    rows.flatMap(({ ids, fields }) => ids.flatMap((id) => fields.map((field) => `${id} ${field}`))),
  );
  const disputed = new Set(
    rows.flatMap(({ ids, disputed: fields = [] }) => ids.flatMap((id) => fields.map((field) => `${id} ${field}`))),
  );
  return {
    isNamed: (id, field) => named.has(`${id} ${field}`),
    isDisputed: (id, field) => disputed.has(`${id} ${field}`),
  };
}

/** What to do about a finding that may be right all the same. */
export const OR_A_ROW = 'or a row of suspects.yaml that names the figure, with the arithmetic';
