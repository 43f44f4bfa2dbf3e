/** The records of a CSV text (RFC 4180). Throws on any other text. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let place = 0;
  while (place < text.length) {
    const [field, value, end] = fieldAt(text, place);
    record.push(value);
    place += field.length + end.length;
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}

/** A field as written, its value, and the position of its end. */
function fieldAt(text: string, place: number): [field: string, value: string, end: string] {
  FIELD.lastIndex = place;
  const [whole, quoted, plain = ''] = FIELD.exec(text) ?? [];
  if (whole === undefined)
    throw new Error(`No field at ${place}: ${JSON.stringify(text.slice(place, place + 40))}`);
  const end = whole.endsWith(',') ? ',' : '\r\n';
  return [whole.slice(0, -end.length), quoted === undefined ? plain : quoted.replaceAll('""', '"'), end];
}

const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n)/y;
