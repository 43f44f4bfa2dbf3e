import { expect, test } from 'vitest';
import { haveSameKind, kindFieldOf, kindOf } from '../../src/catalog/evidence/figure-kind.ts';
import { actuatorFigures, priceStatedBy } from '../../src/catalog/records/build-figures.ts';
import { actuatorSentence, robotSentence } from '../../src/site/descriptions.ts';
import { KEY_FIGURES } from '../../src/site/key-figures.ts';
import { objectionsTo } from '../../src/site/record/evidence/remarks.ts';
import { jsonForScript, productJsonLd } from '../../src/site/record/json-ld.ts';
import { actuatorMarkdown, robotMarkdown } from '../../src/site/record/markdown-pages.ts';
import { ranksOf, spreadOf } from '../../src/site/record/ranks.ts';
import { actuatorSheet, keyFigures } from '../../src/site/record/sheet/sheet.ts';
import { jointRows } from '../../src/site/robots/joint-discs.ts';
import { robotKeyFigures } from '../../src/site/robots/robot-sheet.ts';
import { shareOf } from '../support/runs.ts';
import { actuatorEntry, datasetOf } from '../support/small-catalog.ts';
import { actuatorById, actuatorLike, service, site } from './fixtures.ts';

const light = actuatorLike({
  id: 'light',
  name: 'Light',
  weight_g: 300,
  peak_torque_nm: 20,
  price_usd: null,
});
const heavy = actuatorLike({ id: 'heavy', name: 'Heavy', weight_g: 600, peak_torque_nm: 30, price_usd: 100 });

test('every stated figure is shown with its quote, and every known one with who states it', () => {
  for (const { actuator, figures } of shareOf(site.actuatorPages)) {
    const rows = actuatorSheet(figures).flatMap((part) => part.rows);
    expect(rows.flatMap(({ claims }) => claims).length, actuator.id).toBeGreaterThan(0);
    const nameless = rows.filter(({ text, glyph }) => text !== null && text !== 'unknown' && glyph === null);
    expect(nameless, actuator.id).toEqual([]);
  }
});

test('a figure derived from a stall torque is tagged as one', () => {
  const page = site.actuatorPages.find(
    ({ actuator, entry }) =>
      actuator.torque_density_nm_per_kg !== null && entry.conditions?.peak_torque_nm?.kind === 'stall',
  );
  if (page === undefined) throw new Error('No actuator has a stall torque and a mass.');
  const rows = actuatorSheet(page.figures).flatMap((part) => part.rows);
  expect(rows.find(({ field }) => field === 'torque_density_nm_per_kg')?.tags.join()).toMatch(/^stall/);
});

test('joints that are only counted are not called degrees of freedom', () => {
  const counted = site.robotPages.find(({ entry }) => entry.dof === undefined);
  const stated = site.robotPages.find(({ entry, robot }) => entry.dof !== undefined && robot.joint_count > 0);
  if (counted === undefined || stated === undefined)
    throw new Error('No robot has joints that are only counted.');
  expect(robotSentence(counted.robot, counted.entry)).toMatch(
    /\d+ joints listed, degrees of freedom unknown/,
  );
  expect(robotSentence(stated.robot, stated.entry)).toMatch(/\d+ degrees of freedom, \d+ joints? listed\.$/);
  const tagsOf = (page: typeof stated) =>
    robotKeyFigures(page).find(({ title }) => title === 'Degrees of freedom')?.tags;
  expect([tagsOf(counted), tagsOf(stated)]).toEqual([['joints counted'], []]);
});

test('the sheet has further figures, and the head of the page only figures of the sheet', () => {
  const page = site.actuatorPages.find(({ entry }) => entry.figures?.outer_diameter_mm !== undefined);
  if (page === undefined) throw new Error('No actuator has a diameter.');
  const parts = actuatorSheet(page.figures);
  const shown = parts.flatMap(({ rows }) => rows).find(({ field }) => field === 'outer_diameter_mm');
  expect(shown?.text).not.toBeNull();
  expect(keyFigures(parts).map(({ field }) => field)).toEqual(KEY_FIGURES);
});

test('the lightest ranks first in mass, the strongest in torque', () => {
  const all = [light, heavy, actuatorLike({ id: 'middle', weight_g: 400, peak_torque_nm: 25 })];
  const spreads = [spreadOf(all, 'weight_g'), spreadOf(all, 'peak_torque_nm')];
  expect(ranksOf(light, spreads).map(({ rank }) => rank)).toEqual([1, 3]);
});

test('figures are ranked within one kind, and one without a kind among those without', () => {
  for (const { actuator, ranks } of site.actuatorPages.filter((_, place) => place % 20 === 0)) {
    for (const { spread, rank } of ranks) {
      if (spread.figure === 'price_usd') continue;
      const kindAt = (id: string): string =>
        kindOf(service.dataset.actuatorEntries.get(id)?.conditions?.[kindFieldOf(spread.figure)]);
      const others = service.dataset.actuators.filter(
        ({ id, category }) =>
          category === actuator.category && haveSameKind(spread.figure, kindAt(id), kindAt(actuator.id)),
      );
      const known = others.flatMap((other) => other[spread.figure] ?? []);
      expect([actuator.id, spread.values.length, spread.unknown]).toEqual([
        actuator.id,
        known.length,
        others.length - known.length,
      ]);
      expect(rank).toBeLessThanOrEqual(known.length);
    }
  }
});

test('prices are ranked within one kind of source and the same parts', () => {
  const { actuators } = service.dataset;
  const termsOf = (id: string): unknown[] => {
    const price = actuatorFigures(service.dataset, id).of('price_usd');
    return [priceStatedBy(price), price.conditions?.includes];
  };
  const ranked = site.actuatorPages.flatMap(({ actuator, ranks }) =>
    ranks.filter(({ spread }) => spread.figure === 'price_usd').map(({ spread }) => ({ actuator, spread })),
  );
  expect(ranked.length).toBeGreaterThan(0);
  for (const { actuator, spread } of ranked) {
    const terms = JSON.stringify(termsOf(actuator.id));
    const others = actuators.filter(
      ({ id, category }) => category === actuator.category && JSON.stringify(termsOf(id)) === terms,
    );
    expect(spread.values).toHaveLength(others.filter(({ price_usd }) => price_usd !== null).length);
  }
});

test('the sentence about an actuator states the kind of its torque', () => {
  const [category] = site.categories;
  if (category === undefined) throw new Error('The catalog has no category.');
  const specs = { peak_torque_nm: 20, rated_torque_nm: 5, max_speed_rpm: 90 };
  const sentenceOf = (kind?: string) => {
    const conditions = kind === undefined ? {} : { peak_torque_nm: { kind } };
    const dataset = datasetOf({ actuators: [actuatorEntry({ specs, conditions })] });
    return actuatorSentence(light, category, actuatorFigures(dataset, 'acme-a1'));
  };
  expect(sentenceOf()).toContain(': 20 N·m torque of unstated kind,');
  expect(sentenceOf('peak')).toContain(': 20 N·m peak,');
  expect(sentenceOf('stall')).toContain(': 20 N·m stall,');
  expect(sentenceOf()).toContain('5 N·m rated torque of unstated kind, 90 rpm of unstated kind.');
});

test('the discs of a drawing have areas in proportion to the torque, and unknown torque is marked', () => {
  const [joint] = service.dataset.jointsOf.get('unitree-go1') ?? [];
  if (joint === undefined) throw new Error('unitree-go1 has no joints.');
  const quarter = {
    ...joint,
    motor: { ...joint.motor, peak_torque_nm: (joint.motor.peak_torque_nm ?? 0) / 4 },
  };
  const unknown = { ...joint, motor: { ...joint.motor, peak_torque_nm: null, rated_torque_nm: null } };
  const [whole, fourth, none] = jointRows([joint, quarter, unknown]);
  expect(fourth?.radius).toBe((whole?.radius ?? 0) / 2);
  expect(none?.torqueNm).toBeNull();
  expect(whole?.numbers).toBe('J1–J4');
});

test('a product has no offer without a public price, and no unknown figures', () => {
  const product = JSON.stringify(productJsonLd({ ...light, rated_torque_nm: null }, [heavy], () => []));
  expect(product).not.toContain('offers');
  expect(product).not.toContain('rated_torque_nm');
  const { offers } = productJsonLd(heavy, [], (field) => [`${field} told`, 'date not stated']);
  expect(offers).toMatchObject({ price: 100, description: 'price_usd told, date not stated' });
});

test('a product states the kind of each figure if a source does', () => {
  const { additionalProperty } = productJsonLd(light, [], (field) =>
    field === 'peak_torque_nm' ? ['stall at 12 V'] : [],
  );
  const described = additionalProperty.filter(({ description }) => description !== undefined);
  expect(described).toMatchObject([{ name: 'Peak torque', description: 'stall at 12 V', value: 20 }]);
});

test('no text can end the script element that holds JSON', () => {
  expect(jsonForScript({ notes: '</script>' })).not.toContain('<');
});

test('Markdown pages state every doubt about a figure, in joints too', () => {
  const told = [
    ...shareOf(site.actuatorPages).map((page) => ({
      page,
      id: page.actuator.id,
      markdown: actuatorMarkdown(page),
    })),
    ...shareOf(site.robotPages).map((page) => ({ page, id: page.robot.id, markdown: robotMarkdown(page) })),
  ];
  // A doubt about a linked motor is on the page of its actuator.
  const untold = told.flatMap(({ page: { entry }, id, markdown }) =>
    [...(service.dataset.doubts.get(id) ?? []), ...Object.values(entry.disputed ?? {})].flatMap(
      ({ reason }) => (markdown.includes(reason.replaceAll('|', '\\|')) ? [] : [`${id}: ${reason}`]),
    ),
  );
  expect(untold).toEqual([]);
});

test('Markdown pages have every source and state how to correct the record', () => {
  const [page] = site.robotPages;
  const actuatorPage = site.actuatorPages.find(
    ({ actuator }) => actuator.id === 'cubemars-ak80-9-v3-0-kv100',
  );
  if (page === undefined || actuatorPage === undefined) throw new Error('The catalog is empty.');
  for (const { url } of actuatorPage.entry.sources) expect(actuatorMarkdown(actuatorPage)).toContain(url);
  for (const { url } of page.entry.sources) expect(robotMarkdown(page)).toContain(url);
  for (const { markdown, correction } of [
    { markdown: robotMarkdown(page), correction: page.correction },
    { markdown: actuatorMarkdown(actuatorPage), correction: actuatorPage.correction },
  ])
    expect(markdown).toContain(`## Suggest a correction\n\nEdit \`${correction.file}\``);
  expect(actuatorById('unitree-go-m8010-6').id).toBe('unitree-go-m8010-6');
});

test('a figure that is stated and rejected is shown as such, with its quote', () => {
  const rows = site.actuatorPages.flatMap(({ figures }) =>
    actuatorSheet(figures).flatMap((part) => part.rows),
  );
  const disputed = rows.filter(({ rejected }) => rejected !== null);
  expect(disputed.length).toBeGreaterThan(10);
  expect(disputed.filter(({ text }) => text !== null)).toEqual([]);
  for (const figure of disputed) {
    expect(figure.claims.map(({ disputed: reason }) => reason)).toContain(figure.rejected?.reason);
    expect(objectionsTo(figure)[0]?.word).toBe('rejected');
  }
});
