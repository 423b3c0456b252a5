import type { Page } from '@playwright/test';
import type { Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { decide, startWaiting } from '../harness/work.ts';

/** A post on the 15th of a month, in a workspace that plans in Berlin. @returns its id. */
async function planPost(person: Person): Promise<string> {
  await person.send('PATCH', `/api/workspaces/${person.workspaceId}`, {
    timeZone: 'Europe/Berlin',
  });
  const { artifacts } = await startWaiting(person, 'Harbour Dental');
  const { id } = artifacts.find(({ artifactType }) => artifactType === 'post')!;
  await person.send('PATCH', `/api/artifacts/${id}`, {
    status: 'scheduled',
    scheduledFor: '2099-03-28T09:30:00Z',
  });
  return id;
}

const readDate = (person: Person, id: string) => async () =>
  (await person.get<{ artifact: { scheduledFor: string } }>(`/api/artifacts/${id}`)).artifact
    .scheduledFor;

const entry = (page: Page) => page.getByRole('button', { name: /Field story/ });

test('a post is moved by buttons and by typing a date, and keeps its time of day', async ({
  page,
  person,
}) => {
  const id = await planPost(person);
  await page.goto('/console/calendar?month=2099-03');
  await expect(entry(page)).toContainText('10:30');
  await entry(page).click();
  const sheet = page.getByRole('dialog', { name: 'Field story: Harbour Dental', exact: true });
  await sheet.getByRole('button', { name: 'A day later' }).click();
  // Clocks were set forward that night: the same time of day is an hour earlier in UTC.
  await expect.poll(readDate(person, id)).toBe('2099-03-29T08:30:00.000Z');
  await sheet.getByRole('button', { name: 'Choose a date' }).click();
  const form = page.getByRole('dialog', { name: /^When is/ });
  await form.getByLabel('Date').fill('2099-03-20');
  await form.getByLabel('Time').fill('08:15');
  await form.getByRole('button', { name: 'Move' }).click();
  await expect.poll(readDate(person, id)).toBe('2099-03-20T07:15:00.000Z');
  await expect(sheet).toContainText('08:15');
});

test('a post is moved by the keyboard, into the next month too', async ({
  page,
  person,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no arrow keys.');
  const id = await planPost(person);
  await page.goto('/console/calendar?month=2099-03');
  await entry(page).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(readDate(person, id)).toBe('2099-04-04T08:30:00.000Z');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(readDate(person, id)).toBe('2099-04-11T08:30:00.000Z');
  await expect(page.getByRole('heading', { name: 'April 2099' })).toBeVisible();
  await expect(entry(page)).toBeFocused();
});

test('the address of a subscription shows the calendar to whoever has it', async ({
  page,
  person,
  openClient,
}) => {
  await planPost(person);
  await page.goto('/console/calendar');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByRole('dialog').locator('code').textContent();
  const feed = await (await openClient()).get(address!);
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toContain('Field story');
});

test('a post is given no time that is over', async ({ page, person }) => {
  const { id } = await startWaiting(person, 'Harbour Dental');
  await page.goto(`/console/approvals/${id}`);
  await page.getByRole('button', { name: 'Change the time' }).click();
  const form = page.getByRole('dialog', { name: /^When is/ });
  const date = form.getByLabel('Date');
  await date.fill('2020-01-01');
  expect(await date.evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow)).toBe(
    true,
  );
  const today = await date.getAttribute('min');
  await date.fill(today!);
  await form.getByLabel('Time').fill('00:00');
  await form.getByRole('button', { name: 'Set the time' }).click();
  await expect(form.getByRole('alert')).toContainText('It is over already');
});

test('a post that was rejected is among the archived ones', async ({ page, person }) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  await decide(person, approval, { decision: 'reject', comment: 'The figure is not agreed.' });
  await page.goto('/console/calendar');
  await expect(entry(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Archived posts too' }).click();
  const undated = page.getByRole('region', { name: 'Posts without a date' });
  await expect(undated.getByRole('button', { name: /Field story/ })).toContainText('Archived');
});
