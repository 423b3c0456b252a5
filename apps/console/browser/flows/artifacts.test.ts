import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { refine, startWaiting, type Approval } from '../harness/work.ts';

const readPost = (approval: Approval) =>
  approval.artifacts.find(({ artifactType }) => artifactType === 'post')!;

const hostile = [
  '<script>window.pwned = 1</script>',
  '<img src="https://evil.example/a.png" onerror="window.pwned = 2">',
  '![a picture](https://evil.example/b.png)',
  '[press](javascript:window.pwned=3)',
  '[data](data:text/html,<script>window.pwned=4</script>)',
  '<a href="https://good.example" onclick="window.pwned = 5">a link</a>',
  '<iframe src="https://evil.example"></iframe><style>* { display: none }</style>',
  '<form action="https://evil.example"><input name="q"></form>',
  '[honest](https://good.example/page)',
].join('\n\n');

/** The answer as a service would give it that had let the text pass. */
async function answerHostile(page: Page, id: string): Promise<void> {
  await page.route(`**/api/artifacts/${id}`, async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as { artifact: object };
    const artifact = { ...found.artifact, artifactType: 'document', content: hostile };
    await route.fulfill({ response, json: { ...found, artifact } });
  });
}

test('hostile Markdown of an artifact is inert', async ({ page, person }) => {
  const { id } = readPost(await startWaiting(person, 'Harbour Dental'));
  await answerHostile(page, id);
  await page.goto(`/console/artifacts/${id}`);
  const text = page.getByRole('tabpanel');
  await expect(text.getByText('a picture')).toBeVisible();
  // What another host is asked for, a script or a violation of the policy fails the test by itself.
  expect(await page.evaluate(() => Reflect.get(window, 'pwned') as unknown)).toBeUndefined();
  await expect(text.locator('script, img, iframe, style, form, input')).toHaveCount(0);
  const links = await text
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]));
  expect(links).toContainEqual(['https://good.example/page', 'noopener nofollow']);
  for (const [href] of links) expect(href).toMatch(/^https:/);
  await expect(text.locator('[onclick], [onerror]')).toHaveCount(0);
});

test('an edit that is overtaken keeps what was typed, and is saved after it was looked at', async ({
  page,
  person,
}) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  await page.goto(`/console/artifacts/${readPost(approval).id}/edit`);
  const mine = 'My own words about Harbour Dental.\n\nCall us today.';
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill(mine);
  await refine(person, approval);
  const save = page.getByRole('button', { name: 'Save as revision 3' });
  await expect(page.getByRole('alert')).toContainText('saved revision 2 while you were editing');
  await expect(content).toHaveValue(mine);
  await page.getByRole('link', { name: 'Back to the artifact' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Cancel' }).click();
  // Who looks at it presses once the comparison is there.
  await expect(page.getByRole('alert')).toContainText('AddedMy own words');
  await page.getByRole('button', { name: 'keep mine' }).click();
  await expect(content).toHaveValue(mine);
  await save.click();
  await expect(page.getByRole('tabpanel')).toContainText('My own words');
  await page.getByRole('tab', { name: 'Revisions' }).click();
  await expect(page.getByRole('table', { name: 'Revisions' }).getByRole('row')).toHaveCount(4);
});

test('an edit that the service refuses as overtaken keeps what was typed', async ({
  page,
  person,
  problems,
}) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  problems.expect(/status of 412/);
  // No live event tells of it before the edit is sent.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
  await page.goto(`/console/artifacts/${readPost(approval).id}/edit`);
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('Mine.');
  await refine(person, approval);
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  await expect(page.getByRole('alert')).toContainText('saved revision 2 while you were editing');
  await expect(content).toHaveValue('Mine.');
});

test('an edited post takes the place of the scheduled one by one press', async ({
  page,
  person,
}) => {
  const { id } = readPost(await startWaiting(person, 'Harbour Dental'));
  const scheduledFor = '2099-03-20T08:15:00.000Z';
  await person.send('PATCH', `/api/artifacts/${id}`, { status: 'scheduled', scheduledFor });
  await page.goto(`/console/artifacts/${id}/edit`);
  await page.getByRole('textbox', { name: 'Content' }).fill('One form for all. Call us today.');
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  const scheduling = page.getByRole('region', { name: 'The scheduled revision' });
  await expect(scheduling).toContainText('Revision 1 is scheduled');
  await scheduling.getByRole('button', { name: 'Schedule this one instead' }).click();
  await expect(page.getByText('Revision 2 is scheduled now.')).toBeVisible();
  await expect(scheduling).toHaveCount(0);
  await page.getByRole('tab', { name: 'Revisions' }).click();
  const revisions = page.getByRole('table', { name: 'Revisions' }).getByRole('row');
  await expect(revisions.filter({ hasText: 'Revision 2' })).toContainText('Scheduled');
  await expect(revisions.filter({ hasText: 'Revision 1' })).toContainText('Archived');
  await page.goto('/console/calendar?month=2099-03');
  const entry = page.getByRole('button', { name: /Field story/ });
  await expect(entry).toHaveCount(1);
  await entry.click();
  await expect(page.getByRole('dialog')).toContainText('One form for all.');
});
