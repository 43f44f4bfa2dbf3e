import { symbolOf } from '../../catalog/fields/units.ts';
import type { Actuator } from '../../catalog/records/record-schemas.ts';
import type { ActuatorRef } from '../../query/alternatives/replacements.ts';
import { meaningOf, NUMERIC_FIGURES, type NumericFigure } from '../key-figures.ts';

/** UN/CEFACT codes of the figures' units (Recommendation 20), by UCUM code. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  'N.m': 'NU',
  '/min': 'RPM',
  g: 'GRM',
  A: 'AMP',
  W: 'WTT',
  "'": 'D61',
};

const NO_SPECIFICATIONS: readonly NumericFigure[] = ['price_usd', 'price_per_nm', 'weight_g'];

/**
 * An actuator as a schema.org Product. Unknown figures are absent. The description of a figure is its kind
 * (`tagsOf`); that of a price also says who states it and when.
 */
export function productJsonLd(
  actuator: Actuator,
  similar: readonly ActuatorRef[],
  tagsOf: (field: string) => readonly string[],
) {
  const { id, name, brand, url, weight_g, price_usd, notes, datasheet_url } = actuator;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    url,
    name: `${brand} ${name}`,
    sku: id,
    model: name,
    category: actuator.category,
    brand: { '@type': 'Brand', name: brand },
    ...(notes !== null && { description: notes }),
    ...(weight_g !== null && {
      weight: {
        '@type': 'QuantitativeValue',
        value: weight_g,
        unitCode: 'GRM',
        ...described(tagsOf('weight_g')),
      },
    }),
    ...(price_usd !== null && {
      offers: { '@type': 'Offer', price: price_usd, priceCurrency: 'USD', ...described(tagsOf('price_usd')) },
    }),
    ...(datasheet_url !== null && { subjectOf: { '@type': 'CreativeWork', url: datasheet_url } }),
    isSimilarTo: similar.map((other) => ({
      '@type': 'Product',
      '@id': other.url,
      name: `${other.brand} ${other.name}`,
    })),
    additionalProperty: NUMERIC_FIGURES.flatMap((figure) =>
      NO_SPECIFICATIONS.includes(figure) ? [] : propertyOf(figure, actuator[figure], tagsOf(figure)),
    ),
  };
}

const described = (tags: readonly string[]): { description?: string } =>
  tags.length > 0 ? { description: tags.join(', ') } : {};

function propertyOf(figure: NumericFigure, value: number | null, tags: readonly string[]) {
  if (value === null) return [];
  const { title, unit } = meaningOf(figure);
  const code = unit === null ? undefined : UNIT_CODES[unit];
  return [
    {
      '@type': 'PropertyValue',
      propertyID: figure,
      name: title,
      ...described(tags),
      value,
      unitText: symbolOf(unit),
      ...(code !== undefined && { unitCode: code }),
    },
  ];
}

/** The whole catalog as a schema.org Dataset. */
export const datasetJsonLd = (
  about: { name: string; description: string; version: string },
  baseUrl: string,
) => ({
  '@context': 'https://schema.org',
  '@type': 'Dataset',
  name: about.name,
  description: about.description,
  version: about.version,
  url: `${baseUrl}/`,
  isAccessibleForFree: true,
  distribution: [
    {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: `${baseUrl}/api/v1/actuators`,
    },
    { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: `${baseUrl}/api/v1/robots` },
  ],
});

/** JSON that may stand inside a script element: no `<` can end it. */
export const jsonForScript = (content: unknown): string => JSON.stringify(content).replaceAll('<', '\\u003c');
