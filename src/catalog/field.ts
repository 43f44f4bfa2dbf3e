import { z } from 'zod';

/*
 * The words in which SPEC section 2 describes a field, as zod schemas. Each carries its meaning in `meta`: `title` (the
 * data sheet's term), `description` (one sentence), and for quantities `x-unit`, a UCUM code (https://ucum.org).
 * Null always means: no source in the catalog states it.
 */

/** A number of at least 0 in the given UCUM unit; null when no source states it. */
export const quantity = (title: string, unit: string, description: string) =>
  z.number().min(0).nullable().meta({ title, description, 'x-unit': unit });

/** A word or sentence that is always known. */
export const text = (title: string, description: string) => z.string().min(1).meta({ title, description });

/** A word or sentence; null when no source states it. */
export const maybeText = (title: string, description: string) =>
  z.string().min(1).nullable().meta({ title, description });

/** Yes or no; null when no source states it. */
export const maybeFlag = (title: string, description: string) => z.boolean().nullable().meta({ title, description });

/** A list of words; null when no source states them. */
export const maybeWords = (title: string, description: string) =>
  z.array(z.string().min(1)).nullable().meta({ title, description });

/** An http(s) address that is always known. */
export const address = (title: string, description: string) =>
  z.url({ protocol: /^https?$/ }).meta({ title, description, format: 'uri' });

/** An http(s) address; null when there is none. */
export const maybeAddress = (title: string, description: string) =>
  z
    .url({ protocol: /^https?$/ })
    .nullable()
    .meta({ title, description });

/** The title, sentence and unit of a field, read off its schema. */
export interface FieldMeaning {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** UCUM code, or null for a field that is not a quantity. */
  readonly unit: string | null;
}

/** What each field of an object means, in the order of its schema. */
export function fieldMeanings(schema: z.ZodObject): FieldMeaning[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const { title, description, 'x-unit': unit } = z.globalRegistry.get(field) ?? {};
    return { name, title: title ?? name, description: description ?? '', unit: typeof unit === 'string' ? unit : null };
  });
}
