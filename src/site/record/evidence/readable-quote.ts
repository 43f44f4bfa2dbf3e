/**
 * The words of a source as a person would quote them: without the marks and keys of JSON, XML, Markdown,
 * tables and shops.
 */
export function readableQuote(text: string): string {
  // A shop's prices without the numbers by which it knows its goods: `id 1222 attr 6363 → "$498.90"`.
  const isOfShop = /^id \d/.test(text);
  const priced = isOfShop ? text.replace(/(id \d+)?\s*(attr )?[\d,]*\s*→ /g, ' ').replaceAll('"', '') : text;
  const quote = priced
    .replace(/<\/?([^<>]*?)\/?>/g, '$1')
    .replace(/(\w)="([^"]*)"/g, '$1 $2')
    .replace(/"([^"]+)"\s*:\s*/g, '$1: ')
    .replace(/: "([^"]*)"/g, ': $1')
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/\b[A-Z][a-z]+(_[A-Za-z]+)+(?=:| [\d.])/g, (key) => key.replaceAll('_', ' '))
    .replace(/\*\*|`/g, '')
    .replace(/(\|\s*-+\s*)+\|/g, '|')
    .replace(/^\s*\|\s*|\s*\|\s*$/g, '')
    .replace(/\s*\|\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
  return quote === '' ? text : quote;
}
