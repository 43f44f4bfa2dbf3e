import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { answersIn, applyAnswers } from '../../../scripts/review/apply-answers.ts';
import { readCsv } from '../../../scripts/review/read-csv.ts';

const TEXT = `name: A1
category: smart_servo
specs:
  peak_torque_nm: 4
  comm: [TTL]
sources:
  - url: https://shop.example/a1
    title: A shop
    kind: retailer
    accessed: '2026-11-21'
    states:
      peak_torque_nm: 4 Nm
`;
const FILES = [{ name: 'actuators/acme/a1.yaml', text: TEXT }];
const HEADS = 'id,field,value,new_value,new_quote,new_url';
const apply = (...rows: string[]) =>
  applyAnswers(FILES, answersIn(readCsv([HEADS, ...rows].join('\r\n')) ?? []), '2026-12-01');

describe('a completed review', () => {
  test("changes the figure, with the maker's quote as its first source", () => {
    const { files, errors } = apply(
      'acme-a1,peak_torque_nm,4,4.2,"Peak torque: 4.2 N·m, ""A1""",https://acme.example/a1.pdf',
    );
    expect(errors).toEqual([]);
    expect(parse(files[0]?.text ?? '')).toMatchObject({
      specs: { peak_torque_nm: 4.2, comm: ['TTL'] },
      sources: [
        {
          url: 'https://acme.example/a1.pdf',
          kind: 'manufacturer',
          accessed: '2026-12-01',
          states: { peak_torque_nm: 'Peak torque: 4.2 N·m, "A1"' },
        },
        { url: 'https://shop.example/a1', states: { peak_torque_nm: '4 Nm' } },
      ],
    });
  });

  test('fills gaps of every form, with quotes of one address under one source', () => {
    const { files, errors } = apply(
      'acme-a1,comm,TTL,"CAN, RS-485",CAN and RS-485,https://acme.example/a1',
      'acme-a1,backdrivable,,no,not backdrivable,https://acme.example/a1',
      'acme-a1,outer_diameter_mm,,40,Ø 40 mm,https://acme.example/a1',
      'acme-a1,voltage_v,,24-48,24 to 48 V,https://acme.example/a1',
    );
    expect(errors).toEqual([]);
    expect(parse(files[0]?.text ?? '')).toMatchObject({
      specs: { comm: ['CAN', 'RS-485'], backdrivable: false, voltage_v: '24-48' },
      figures: { outer_diameter_mm: 40 },
      sources: [{ states: { comm: 'CAN and RS-485', voltage_v: '24 to 48 V' } }, {}],
    });
  });

  test('dates a price by the day of the review', () => {
    const { files } = apply('acme-a1,price_usd,,99.5,List price: $99.50,https://acme.example/a1');
    const conditions = { price_usd: { date: '2026-12-01' } };
    expect(parse(files[0]?.text ?? '')).toMatchObject({ price_usd: 99.5, conditions });
  });

  test('quotes values that YAML 1.1 would misread', () => {
    const { files } = apply('acme-a1,gear_ratio,,9:1,Reduction 9:1,https://acme.example/a1');
    expect(files[0]?.text).toContain('gear_ratio: "9:1"\n');
    expect(files[0]?.text).toContain("accessed: '2026-12-01'\n");
  });

  test('changes no other line except `verified`, because nobody has read the new figure twice', () => {
    const kept = `# Read with care.
name: A1
category: smart_servo # a servo
notes: Long words that were folded by hand, at a place that no tool would choose,
  and go on.

conditions:
  peak_torque_nm: {kind: stall,
    voltage_v: 12}
`;
    const rest = TEXT.slice(TEXT.indexOf('specs:'));
    const text = `${kept}verified: true\n${rest}`;
    const answers = answersIn(readCsv(`${HEADS}\nacme-a1,weight_g,,40,40 g,https://shop.example/a1`) ?? []);
    const { files } = applyAnswers([{ name: 'actuators/acme/a1.yaml', text }], answers, '2026-12-01');
    const [specs, sources] = rest.replace('2026-11-21', '2026-12-01').split('sources:');
    expect(files[0]?.text).toBe(`${kept}${specs}  weight_g: 40\nsources:${sources}      weight_g: 40 g\n`);
  });

  test('may confirm a figure with a quote only', () => {
    const { files } = apply('acme-a1,peak_torque_nm,4,,Peak 4 Nm,https://acme.example/a1');
    expect(parse(files[0]?.text ?? '')).toMatchObject({
      specs: { peak_torque_nm: 4 },
      sources: [{ kind: 'manufacturer' }, {}],
    });
  });

  test.each([
    ['acme-a2,peak_torque_nm,,4,4 Nm,https://acme.example', /acme-a2: found no file/],
    ['acme-a1,colour,,red,red,https://acme.example', /"colour"/],
    ['acme-a1,peak_torque_nm,4,5,,', /wanted new_quote and new_url/],
    ['acme-a1,peak_torque_nm,4,strong,strong,https://acme.example', /found "strong"/],
  ])('%s changes nothing and is reported', (row, issue) => {
    const { files, errors } = apply(row);
    expect(files).toEqual([]);
    expect(errors).toEqual([expect.stringMatching(issue)]);
  });

  test('empty rows are ignored', () => {
    expect(apply('acme-a1,peak_torque_nm,4,,,')).toEqual({ files: [], errors: [] });
  });
});

test('a CSV with an unclosed quote is refused', () => {
  expect(readCsv('id,field\n"a,b')).toBeNull();
});
