import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
import type { NamedQuery } from '../support/arbitraries.ts';
import { answerTo, bodyOf } from '../support/in-process.ts';
import { mismatches, referenceTo } from '../support/openapi.ts';
import { realService } from '../support/real-service.ts';

// A fixed seed repeats the same questions in every run.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_122) });

/** Doubts by physics are read from the service, not computed again. */
export const ANY_DOUBTS: unknown = expect.any(Array);

/** The slowest test takes 15 s on an idle machine. */
export const LONG = { timeout: 600_000 };

/** A valid question, the schema of its answer, and for POST the value of its body. */
export interface Question {
  readonly path: string;
  readonly query?: NamedQuery;
  readonly schema: string;
  readonly body?: unknown;
}

/** The answer to a question over the catalog of the project, without a server, checked against its schema. */
export function ask({ path, query = {}, schema, body }: Question): unknown {
  const target = `${path}?${new URLSearchParams(query).toString()}`;
  const document = answerTo(realService, { target, ...(body !== undefined && { body }) });
  const answer = bodyOf(document);
  if (document.status !== 200) expect({ target, body, status: document.status, answer }).toBeNull();
  const faults = mismatches(referenceTo(schema), answer);
  if (faults.length > 0) expect({ target, body, faults }).toBeNull();
  return answer;
}

const page = z.strictObject({
  data: z.array(z.unknown()),
  pagination: z.strictObject({
    next_cursor: z.string().nullable(),
    has_more: z.boolean(),
    total: z.number(),
  }),
});

/** A list to read page by page, with its cursors. */
export interface Walk {
  readonly path: string;
  readonly query: NamedQuery;
  readonly schema: string;
  /** The page sizes, used in rotation. */
  readonly sizes: readonly number[];
}

/** All records of a list, page by page. Every page except the last is full, and all have the same total. */
export function walked({ path, query, schema, sizes }: Walk) {
  const found: unknown[] = [];
  const totals = new Set<number>();
  let next: string | null = null;
  for (let pages = 0; pages === 0 || next !== null; pages += 1) {
    const limit = sizes[pages % sizes.length] ?? 1;
    const cursor: NamedQuery = next === null ? {} : { cursor: next };
    const { data, pagination } = page.parse(
      dropping(ask({ path, query: { ...query, limit: String(limit), ...cursor }, schema })),
    );
    next = pagination.next_cursor;
    expect(pagination.has_more).toBe(next !== null);
    if (next !== null) expect(data).toHaveLength(limit);
    found.push(...data);
    totals.add(pagination.total);
  }
  return { found, totals: [...totals] };
}

const dropping = (answer: unknown): unknown => {
  const { data, pagination } = z.looseObject({ data: z.unknown(), pagination: z.unknown() }).parse(answer);
  return { data, pagination };
};

export const idsIn = (found: readonly unknown[]): string[] =>
  found.map((record) => z.looseObject({ id: z.string() }).parse(record).id);
