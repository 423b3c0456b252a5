import { logIn, password } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';

test('a session that ended elsewhere leads to the sign-in, and from there back', async ({
  page,
  person,
  context,
  problems,
}) => {
  await page.goto('/console/runs');
  await expect(page.getByRole('heading', { name: 'No run yet' })).toBeVisible();
  // With the request itself, as any other of the page would lead to the sign-in before the filter is chosen.
  await page.route(
    /\/api\/runs\?.*status=failed/,
    async (route) => {
      await context.request.post('/api/auth/logout');
      await route.continue();
    },
    { times: 1 },
  );
  problems.expect(/status of 401/);
  await page.getByLabel('Status', { exact: true }).selectOption('Failed');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your session has ended');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/console\/runs\?status=failed$/);

  // As going back to the page that the browser has kept as it was.
  await context.request.post('/api/auth/logout');
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a member who is removed is led to the sign-in as soon as the stream is refused', async ({
  page,
  person,
  invite,
  openClient,
  context,
  problems,
}) => {
  const owner = await logIn(await openClient(), person.email);
  const ben = await invite('Ben Okafor', 'viewer');
  await context.clearCookies();
  const session = await logIn(context.request, ben.email);
  await session.send('POST', '/api/auth/switch', { workspaceId: person.workspaceId });
  const stream = page.waitForResponse('**/api/events');
  await page.goto('/console/runs');
  await expect(page.getByRole('heading', { name: 'No run yet' })).toBeVisible();
  await stream;
  problems.expect(/status of 401 .*\/api\/events/);
  const refused = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/events') && answer.status() === 401,
  );
  await owner.send('DELETE', `/api/members/${ben.id}`);
  await refused;
  await expect(page.getByRole('alert')).toContainText('Your session has ended', { timeout: 3_000 });
});
