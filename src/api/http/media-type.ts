import { lookup } from 'mrmime';
import { BULK_TYPES } from '../../bulk/bulk-file.ts';

/** The media type of a file, by its name. */
export function mediaTypeOf(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const type = OWN_TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return IN_UTF8.test(type) ? `${type}; charset=utf-8` : type;
}

/** Media types that differ from those of the library. */
const OWN_TYPES: Readonly<Record<string, string>> = {
  ...BULK_TYPES,
  ico: 'image/x-icon',
  xml: 'application/xml',
};

const IN_UTF8 = /^text\/|[/+](?:json|xml)$/;
