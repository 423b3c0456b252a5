import { lostConnection } from '../harness/problems.ts';
import { ServiceProcess } from '../harness/service-process.ts';
import { expect, test as base } from '../harness/test.ts';
import { startWaiting } from '../harness/work.ts';

const test = base.extend<{ service: ServiceProcess }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs there
  service: async ({}, use) => {
    const service = await ServiceProcess.create();
    try {
      await service.start();
      await use(service);
    } finally {
      await service.stop();
    }
  },
  baseURL: ({ service }, use) => use(service.url),
});

test.describe.configure({ timeout: 300_000 });

test('a killed service takes nothing from who types, and the page goes on once it is back', async ({
  page,
  person,
  service,
  problems,
}) => {
  problems.allowOrigin(service.url);
  const approval = await startWaiting(person, 'Harbour Dental');
  const { id } = approval.artifacts.find(({ artifactType }) => artifactType === 'post')!;
  await page.goto(`/console/artifacts/${id}/edit`);
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('Typed before.');

  problems.expect(lostConnection);
  await service.kill();
  await content.press('End');
  await content.pressSequentially(' Typed after.');
  await expect(page.getByText(/^Reconnecting\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  await expect(page.getByText(/did not answer/).first()).toBeVisible();

  await service.start();
  await expect(page.getByText(/^Reconnecting\./)).toBeHidden();
  await expect(content).toHaveValue('Typed before. Typed after.');
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  await expect(page.getByText(/^Saved as revision 2/)).toBeVisible();
  await expect(page.getByText('Typed before. Typed after.')).toBeVisible();
});
