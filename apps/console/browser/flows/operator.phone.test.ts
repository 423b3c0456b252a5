import type { Page } from '@playwright/test';
import { logIn, password } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import {
  decide,
  refine,
  startWaiting,
  untilRun,
  untilWaiting,
  type Approval,
} from '../harness/work.ts';

const decision = (page: Page) => page.getByRole('region', { name: 'Decision', exact: true });

/** Opens what waits, and presses one of the three buttons below it. */
async function press(page: Page, approval: Approval, button: string): Promise<void> {
  await page.goto(`/console/approvals/${approval.id}`);
  await decision(page).getByRole('button', { name: button }).click();
}

const approveInSheet = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();

/** What happens while the decision is on its way to the service. */
const beforeDecision = (page: Page, happen: () => Promise<unknown>) =>
  page.route(
    '**/decide',
    async (route) => {
      await happen();
      await route.continue();
    },
    { times: 1 },
  );

test('an operator reads what waits, and approves it with a second press', async ({
  page,
  person,
}) => {
  const [first] = [
    await startWaiting(person, 'Harbour Dental'),
    await startWaiting(person, 'Quay'),
  ];
  await page.goto('/console/');
  await expect(page.getByText('2 approvals')).toBeVisible();
  const list = page.getByRole('table', { name: 'Open approvals' });
  await list.getByRole('row').last().getByRole('link').click();
  await expect(page.getByText('Harbour Dental').first()).toBeVisible();
  await expect(page.getByText(/^Grade /).first()).toBeVisible();
  await decision(page).getByRole('button', { name: 'Approve' }).click();
  const sheet = page.getByRole('dialog', { name: /^Publish/ });
  await expect(sheet).toContainText('People outside the company will read it.');
  await approveInSheet(page);
  await expect(page.getByText('You approved this').first()).toBeVisible();
  await untilRun(person, first.runId, 'completed');
  await page.getByRole('link', { name: 'All approvals' }).click();
  await expect(page.getByText('1 approval', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Decided' }).click();
  await expect(page.getByRole('table', { name: 'Decided approvals' })).toContainText('Ada Park');
});

test('an operator sees when a post goes out, and has it go out at another time', async ({
  page,
  person,
}) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  await person.send('PATCH', `/api/workspaces/${person.workspaceId}`, { timeZone: 'UTC' });
  await page.goto(`/console/approvals/${approval.id}`);
  const publication = page.getByRole('region', { name: 'Publication' });
  await expect(publication).toContainText(/Published on .*, \d\d:00/);
  await expect(publication).toContainText('proposed, in working hours');
  await publication.getByRole('button', { name: 'Change the time' }).click();
  const form = page.getByRole('dialog', { name: /^When is/ });
  await form.getByLabel('Date').fill('2099-03-20');
  await form.getByLabel('Time').fill('08:15');
  await form.getByRole('button', { name: 'Set the time' }).click();
  await expect(publication).toContainText('Published on Fri, 20 Mar 2099, 08:15 (UTC)');
  await expect(publication).not.toContainText('proposed');
  await decision(page).getByRole('button', { name: 'Approve' }).click();
  const sheet = page.getByRole('dialog', { name: /^Publish/ });
  await expect(sheet).toContainText('It will be published on Fri, 20 Mar 2099, 08:15 (UTC).');
  await approveInSheet(page);
  await untilRun(person, approval.runId, 'completed');
  const { artifacts } = await person.get<{ artifacts: { scheduledFor: string | null }[] }>(
    `/api/artifacts?runId=${approval.runId}&status=scheduled`,
  );
  const at = '2099-03-20T08:15:00.000Z';
  expect(artifacts.map(({ scheduledFor }) => scheduledFor)).toEqual([at, at]);
});

test('an operator rejects, and says why', async ({ page, person }) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  await press(page, approval, 'Reject');
  const sheet = page.getByRole('dialog', { name: 'Reject it' });
  await sheet.getByRole('button', { name: 'The facts are wrong' }).click();
  await sheet.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('You rejected this').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Votes' })).toContainText('The facts are wrong');
  await untilRun(person, approval.runId, 'failed');
});

test('an operator sends back, and the step is done again', async ({ page, person }) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  await press(page, approval, 'Send back');
  const sheet = page.getByRole('dialog', { name: 'Send it back' });
  await sheet.getByLabel('What is to be done better').fill('Name the town in the first line.');
  await sheet.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText('You sent this back').first()).toBeVisible();
  const again = await untilWaiting(person, 1);
  expect(again[0]!.id).not.toBe(approval.id);
  await page.getByRole('link', { name: 'All approvals' }).click();
  await expect(page.getByText('1 approval', { exact: true })).toBeVisible();
  await test.step('and sees of the next one what it was made from, and what was decided before', async () => {
    await page.goto(`/console/approvals/${again[0]!.id}`);
    const earlier = page.getByRole('region', { name: 'Earlier decisions' });
    await expect(earlier).toContainText('Name the town in the first line.');
    const decided = earlier.getByRole('link', { name: 'You sent this back' });
    await expect(decided).toHaveAttribute('href', `/console/approvals/${approval.id}`);
    const origin = page.getByRole('region', { name: 'What it was made from' });
    await expect(origin).toContainText('Harbour Dental');
    await origin.getByRole('link', { name: 'Field data' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Harbour Dental');
    expect(new URL(page.url()).pathname).toBe(`/console/runs/${approval.runId}`);
  });
});

test('what was decided on is said not to be kept where it was not', async ({ page, person }) => {
  const { id } = await startWaiting(person, 'Harbour Dental');
  await page.route(/\/api\/approvals\/[^/]*$/, async (route) => {
    const answer = await route.fetch();
    const { approval } = (await answer.json()) as { approval: object };
    const former = { status: 'approved', artifacts: [], artifactsNotKept: true };
    await route.fulfill({ response: answer, json: { approval: { ...approval, ...former } } });
  });
  await page.goto(`/console/approvals/${id}`);
  await expect(page.getByText('What was decided on was not kept')).toBeVisible();
});

test('an operator says by the keyboard what is missing, each in a field of its own', async ({
  page,
  person,
}) => {
  await person.send('POST', '/api/marketplace/mount/sal-playbook');
  const approval = await startWaiting(person, 'Engine Ltd', 'SAL-02');
  await press(page, approval, 'Send back');
  const sheet = page.getByRole('dialog', { name: 'Send it back' });
  const missing = sheet.getByRole('group', { name: 'What is missing' });
  await expect(missing.getByRole('textbox')).toHaveCount(2);
  await expect(missing.getByLabel('Scope')).toBeFocused();
  // Without a word there is nothing to send.
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('What else is to be done better')).toBeFocused();
  await missing.getByLabel('Price').focus();
  await page.keyboard.type('4,200 euros');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You sent this back').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Votes' })).toContainText('price: 4,200 euros');
  const [again] = await untilWaiting(person, 1);
  const { approval: open } = await person.get<{ approval: { needs: { name: string }[] } }>(
    `/api/approvals/${again!.id}`,
  );
  expect(open.needs).toEqual([{ name: 'scope', question: null }]);
});

test('an operator answers with the field that has it, which the workspace knows from then on', async ({
  page,
  person,
}) => {
  await person.send('POST', '/api/marketplace/mount/sal-playbook');
  const form = { angebot: { leistung: 'A second line, and a rota for lunch' } };
  const approval = await startWaiting(person, 'Engine Ltd', 'SAL-02', form);
  await press(page, approval, 'Send back');
  const sheet = page.getByRole('dialog', { name: 'Send it back' });
  await expect(sheet).toContainText('choose that field');
  const scope = sheet.getByLabel('Scope');
  const offered = await scope.evaluate((input: HTMLInputElement) =>
    [...input.list!.options].map(({ value, text }) => [value, text]),
  );
  expect(offered).toContainEqual(['angebot.leistung', 'A second line, and a rota for lunch']);
  await scope.fill('angebot.leistung');
  await sheet.getByLabel('Price').fill('4,200 euros');
  await sheet.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText('You sent this back').first()).toBeVisible();
  await untilWaiting(person, 1);
  await page.goto('/console/settings/field-names');
  await expect(page.getByRole('table')).toContainText('angebot.leistung');
});

test('an operator who comes too late reads who decided', async ({
  page,
  person,
  invite,
  problems,
}) => {
  const ben = await invite('Ben Okafor', 'approver');
  const approval = await startWaiting(person, 'Harbour Dental');
  await beforeDecision(page, () => decide(ben, approval, { decision: 'approve' }));
  problems.expect(/status of 409 .*\/decide/);
  await press(page, approval, 'Approve');
  // The live event says so, too, and may be there before the answer.
  const refused = page.waitForEvent('console', (message) => message.text().includes('409'));
  await approveInSheet(page);
  await refused;
  await expect(page.getByText('Ben Okafor approved this').first()).toBeVisible();
  await expect(decision(page)).toHaveCount(0);
});

test('an operator looks again at what was changed before the decision arrived', async ({
  page,
  person,
  problems,
}) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  await beforeDecision(page, () => refine(person, approval));
  problems.expect(/status of 409 .*\/decide/);
  await press(page, approval, 'Approve');
  await approveInSheet(page);
  await expect(page.getByText('What would be approved was changed')).toBeVisible();
  await expect(decision(page)).toContainText('look at it again first');
  await page.getByRole('button', { name: 'I have looked at it' }).click();
  await decision(page).getByRole('button', { name: 'Approve' }).click();
  await approveInSheet(page);
  await expect(page.getByText('You approved this').first()).toBeVisible();
});

test('an operator shows again who they are, where the workspace asks for it', async ({
  page,
  person,
  problems,
}) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  // A session is fresh for five minutes: what the service says after them is said here.
  await page.route(
    '**/decide',
    (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, error: 'Confirm it first.', code: 'confirmation_required' },
      }),
    { times: 1 },
  );
  problems.expect(/status of 403 .*\/decide/);
  await press(page, approval, 'Approve');
  await approveInSheet(page);
  const sheet = page.getByRole('dialog', { name: 'Show that it is you' });
  await sheet.getByLabel('Password').fill(password);
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You approved this').first()).toBeVisible();
});

test('an operator who may not decide reads why', async ({ page, person, invite, context }) => {
  const viewer = await invite('Vi Reader', 'viewer');
  const approval = await startWaiting(person, 'Harbour Dental');
  await context.clearCookies();
  const again = await logIn(context.request, viewer.email);
  await again.send('POST', '/api/auth/switch', { workspaceId: person.workspaceId });
  await page.goto(`/console/approvals/${approval.id}`);
  await expect(decision(page).getByRole('button', { name: 'Approve' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(decision(page)).toContainText('approver');
});

test('an operator who is offline cannot decide', async ({ page, person, context, problems }) => {
  // What a live event has the page read again just then.
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const approval = await startWaiting(person, 'Harbour Dental');
  await page.goto(`/console/approvals/${approval.id}`);
  await expect(page.getByText(/^Grade /).first()).toBeVisible();
  await context.setOffline(true);
  await expect(decision(page)).toContainText('You are offline');
  await context.setOffline(false);
  await expect(decision(page)).not.toContainText('You are offline');
});

test('an operator edits a post before approving it', async ({ page, person }) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  const post = approval.artifacts.find(({ artifactType }) => artifactType === 'post')!;
  await page.goto(`/console/artifacts/${post.id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill(`${await content.inputValue()}\n\nAsk us for a visit.`);
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  await expect(page.getByText(/^Saved as revision 2/)).toBeVisible();
  await page.goto(`/console/approvals/${approval.id}`);
  await expect(page.getByText('Ask us for a visit.').first()).toBeVisible();
  await decision(page).getByRole('button', { name: 'Approve' }).click();
  await approveInSheet(page);
  await expect(page.getByText('You approved this').first()).toBeVisible();
});
