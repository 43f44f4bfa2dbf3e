import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/*
 * The figures that the catalog rejects, read from its files a second time. Every reader of a record here must
 * omit them, like every answer.
 */

const suspects = z.array(z.object({ ids: z.array(z.string()), disputed: z.array(z.string()).default([]) }));
const values = z.record(z.string(), z.unknown());
const part = values.optional();
const group = z.looseObject({ role: z.string(), motor: values });

/** Returns a function that removes the rejected figures of a record from its parsed file. */
export function withoutDisputed(folder: string): (id: string, file: unknown) => unknown {
  const rows = suspects.parse(parse(readFileSync(`${folder}/suspects.yaml`, 'utf8')));
  return (id, file) => {
    const refuted = rows.flatMap((row) => (row.ids.includes(id) ? row.disputed : []));
    return refuted.length === 0 ? file : believed(values.parse(file), new Set(refuted));
  };
}

function believed(file: Readonly<Record<string, unknown>>, refuted: ReadonlySet<string>): unknown {
  const kept = (parts: object = {}, path = ''): object =>
    Object.fromEntries(
      Object.entries(parts).filter(([key]) => !refuted.has(key) && !refuted.has(path + key)),
    );
  const parts = ['specs', 'figures', 'conditions'].flatMap((name) =>
    Object.hasOwn(file, name) ? [[name, kept(part.parse(file[name]))]] : [],
  );
  const joints = z
    .array(group)
    .default([])
    .parse(file.joints)
    .map(({ role, motor, ...rest }) => {
      const { conditions, ...figures } = motor;
      const path = `joints/${role}/`;
      return {
        role,
        ...rest,
        motor: { ...kept(figures, path), conditions: kept(part.parse(conditions), path) },
      };
    });
  return { ...kept(file), ...Object.fromEntries(parts), joints };
}
