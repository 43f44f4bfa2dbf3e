import { z } from 'zod';
import type { AskedApi } from './api.ts';
import { withQuery } from './target.ts';

/** A record with its id and its page; the server's own schemas check the rest. */
export const anyRecord = z.looseObject({ id: z.string(), url: z.string() });

type AnyRecord = z.infer<typeof anyRecord>;

const pagination = z.strictObject({
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
  total: z.number(),
});

/** A page of a list of anything with an id. */
export const anyList = z.strictObject({ data: z.array(anyRecord), pagination });

type Parameters = Readonly<Record<string, string | number>>;

type RecordKind = 'actuators' | 'robots';

export const listRecords = async (
  api: AskedApi,
  kind: RecordKind,
  parameters: Parameters = {},
): Promise<z.infer<typeof anyList>> =>
  anyList.parse(await api.json(withQuery(`/api/v1/${kind}`, parameters)));

/** Every record of a kind, read page by page, with all members unless some are named. */
export async function walkRecords(
  api: AskedApi,
  kind: RecordKind,
  parameters: Parameters = {},
): Promise<readonly AnyRecord[]> {
  const found: AnyRecord[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await listRecords(api, kind, {
      ...parameters,
      limit: 100,
      ...(cursor !== '' && { cursor }),
    });
    found.push(...page.data);
    cursor = page.pagination.next_cursor;
  }
  return found;
}

export const idsOf = (records: readonly { readonly id: string }[]): string[] => records.map(({ id }) => id);
