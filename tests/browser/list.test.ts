import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

const site = useSite();
const SHARED = '/my-parts?motors=robstride-rs03:4,feetech-st-3215-c001:6';

test('a shared list shows its sums and is saved as CSV, and a new count or motor changes its address', async () => {
  const { page } = await site.open(SHARED);
  const total = () => page.locator('[data-ready]').textContent();
  await expect.poll(total).toBe('10');
  const download = page.waitForEvent('download');
  await page.getByText('Download').click();
  await page.getByRole('button', { name: 'CSV for spreadsheets' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('parts.csv');
  expect(readFileSync(await file.path(), 'utf8').slice(0, 6)).toBe('\u{FEFF}joint');
  await page.getByLabel('How many RS03').fill('2');
  await page.getByLabel('How many RS03').blur();
  await page.waitForURL(/motors=robstride-rs03:2,feetech-st-3215-c001:6$/);
  await expect.poll(total).toBe('8');
  await page.getByRole('button', { name: 'Replace RS03' }).click();
  await page.getByLabel('Actuator by name').fill('go-m8010-6');
  await page.getByRole('option', { name: /GO-M8010-6/ }).click();
  await page.waitForURL(/motors=unitree-go-m8010-6:2,feetech-st-3215-c001:6$/);
});

test('joints get names, operating points, a title and a supply, and the link reopens them all', async () => {
  const { page, complaints } = await site.open(SHARED);
  await page.getByLabel('Joint of RS03').fill('hip; left');
  await page.getByLabel('Operating points of RS03').fill('12 Nm @ 60 rpm, 8@60 continuous');
  await page.getByLabel('Title of the list').fill('My leg');
  await page.getByLabel('Supply, V').fill('48');
  await page.getByLabel('Supply, V').blur();
  await page.waitForURL(
    /title=My\+leg&joint=hip\+left;4;robstride-rs03;12@60,8@60\+continuous&joint=;6;feetech-st-3215-c001&volts=48$/,
  );
  await expect
    .poll(() => page.getByText('more than 6.28 A, 6 actuators without an operating point').isVisible())
    .toBe(true);
  await expect.poll(() => page.getByText('Not accepted by STS3215 (ST-3215-C001)').isVisible()).toBe(true);
  const match = page.locator('.bill').getByRole('link', { name: 'Find' });
  await expect
    .poll(() => match.getAttribute('href'))
    .toBe('/actuators?name=hip;+left&count=4&peak_points=12@60&rated_points=8@60&voltage_v=48');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect.poll(() => page.getByLabel('Joint of RS03').inputValue()).toBe('hip left');
  expect(complaints).toEqual([]);
});

test('a joint is added first, and its motor by name', async () => {
  const { page } = await site.open('/my-parts');
  await page.getByRole('button', { name: 'Add a joint' }).click();
  await page.getByLabel('Actuator by name').fill('go-m8010-6');
  await page.getByRole('option', { name: /GO-M8010-6/ }).click();
  await page.waitForURL(/joint=Joint\+1;1;unitree-go-m8010-6$/);
});

test('a list of sixty rows refuses another actuator and says why', async () => {
  const answer = await fetch(`${site.address()}/api/v1/actuators?limit=60&fields=id&sort=weight_g`);
  const ids = (await answer.text()).match(/(?<="id":")[^"]+/g) ?? [];
  expect(ids).toHaveLength(60);
  const { page } = await site.open(`/my-parts?motors=${ids.join(',')}`);
  await page.getByLabel('Actuator by name').fill('go-m8010-6');
  await page.getByRole('option', { name: /GO-M8010-6/ }).click();
  await page.getByText('GO-M8010-6 not added: a list has at most 60 rows').waitFor();
});

test('the unlisted motors of a robot keep their names and figures', async () => {
  const { page } = await site.open('/robots/unitree-go2');
  await page.getByRole('link', { name: 'Open the motors as a parts list' }).click();
  await page
    .getByText(/not listed, .*N·m/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByText('not in the catalog').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Title of the list').inputValue()).toBe('Unitree Go2');
});

test('parts added in the finder are in my parts, in the comparison and in browser storage', async () => {
  const { page } = await site.open('/actuators?brand=RobStride,Unitree');
  for (const name of ['RS03', 'GO-M8010-6']) {
    await page.getByRole('link', { name: `Add ${name} to my parts` }).click();
    await page.getByRole('link', { name: `Add ${name} to my parts, which has 1` }).waitFor();
  }
  await page.locator('.tray').getByRole('link', { name: 'Compare', exact: true }).click();
  await page.waitForURL(/\/my-parts\?motors=robstride-rs03,unitree-go-m8010-6&view=compare$/);
  await page.goto(`${site.address()}/my-parts`);
  await page.waitForURL(/motors=robstride-rs03,unitree-go-m8010-6$/);
});

test('a link adds its parts once, however often the page is loaded, and names bad parts', async () => {
  const { page } = await site.open('/my-parts?add=unitree-go-m8010-6,!!');
  await page.getByText('add=!! is not an id with a count').waitFor();
  await page.waitForURL(/\/my-parts\?motors=unitree-go-m8010-6$/);
  await page.reload();
  await page.getByLabel('How many GO-M8010-6').waitFor();
  expect(page.url()).toMatch(/\?motors=unitree-go-m8010-6$/);
});

test('a colleague’s link leaves my list unchanged, can be merged into it, and can be undone', async () => {
  const { page, complaints } = await site.open('/my-parts?add=unitree-go-m8010-6');
  await page.getByLabel('How many GO-M8010-6').waitFor();
  await page.goto(`${site.address()}${SHARED}`);
  await page.getByLabel('How many RS03').fill('9');
  await page.waitForURL(/motors=robstride-rs03:9,/);
  const own = () => page.evaluate(() => localStorage.getItem('list'));
  await expect.poll(own).toBe('motors=unitree-go-m8010-6');
  await page.getByRole('button', { name: 'Add to my list' }).click();
  await expect.poll(own).toBe('motors=unitree-go-m8010-6,robstride-rs03:9,feetech-st-3215-c001:6');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(own).toBe('motors=unitree-go-m8010-6');
  await page.getByRole('button', { name: 'Show my list' }).click();
  await page.waitForURL(/\?motors=unitree-go-m8010-6$/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(own).toBe('motors=unitree-go-m8010-6');
  expect(complaints).toEqual([]);
});

test('a bad row of a link is reported, and the link stays unchanged', async () => {
  const { page } = await site.open('/my-parts?motors=robstride-rs03:99999');
  await page
    .getByText('motors=robstride-rs03:99999: the count must be from 1 to 1,000; 1,000 is used.')
    .waitFor();
  expect(page.url()).toMatch(/motors=robstride-rs03:99999$/);
});

test('addresses of the former list and comparison open the same parts', async () => {
  const { page } = await site.open('/list?motors=robstride-rs03:4');
  await page.waitForURL(/\/my-parts\?motors=robstride-rs03:4$/);
  await page.goto(`${site.address()}/compare?ids=robstride-rs03,unitree-go-m8010-6`);
  await page.waitForURL(/\/my-parts\?motors=robstride-rs03,unitree-go-m8010-6&view=compare$/);
  await expect.poll(() => page.locator('.compare thead a').allTextContents()).toEqual(['RS03', 'GO-M8010-6']);
});

test('joints with operating points get a set that shares a bus, which goes into the list', async () => {
  const { page, complaints } = await site.open(
    '/my-parts?joint=Hip;4;;20@60&joint=Knee;2;;40@100&volts=48&view=joints',
  );
  await page.getByLabel('bus').check();
  await page.waitForURL(/&same=comm&view=joints$/);
  await page
    .getByRole('region', { name: 'Sets' })
    .getByRole('button', { name: 'Use this set' })
    .first()
    .click();
  await page.waitForURL(/joint=Hip;4;[a-z][^;]*;20@60&joint=Knee;2;[a-z][^;]*;40@100&/);
  await expect.poll(() => page.getByText('✓ meets').count()).toBe(2);
  expect(complaints).toEqual([]);
});

test('curves are overlaid with the operating points of the joints', async () => {
  const { page } = await site.open(
    '/my-parts?joint=Hip;4;robstride-rs03;20@60&joint=Knee;2;myactuator-rmd-x6-p8-8',
  );
  await page.getByRole('button', { name: 'Curves' }).click();
  await page.waitForURL(/&view=curves$/);
  await page.locator('.plot .asked-point').waitFor();
  await expect.poll(() => page.locator('.curve-legend li').count()).toBe(2);
  await expect.poll(() => page.locator('.plot .curve').count()).toBe(3);
});

test('an actuator is added from its page, which shows the number of parts', async () => {
  const { page, complaints } = await site.open('/actuators/robstride-rs03');
  await page.getByRole('link', { name: 'Add to my parts' }).click();
  await page.getByRole('link', { name: 'My parts: 1 actuator' }).click();
  await page.waitForURL(/\/my-parts\?motors=robstride-rs03$/);
  expect(complaints).toEqual([]);
});
