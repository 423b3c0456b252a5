import { expect, test } from '../harness/test.ts';
import { refine, startWaiting } from '../harness/work.ts';

test('while the service is away a page says so and keeps what was typed, and is current after it', async ({
  page,
  person,
  relay,
  problems,
}) => {
  const approval = await startWaiting(person, 'Harbour Dental');
  const { id } = approval.artifacts.find(({ artifactType }) => artifactType === 'post')!;
  await page.goto(`${relay.url}/console/artifacts/${id}/edit`);
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.fill('Mine.');

  problems.expect(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET/);
  await relay.cut();
  await expect(page.getByText(/^Reconnecting\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save as revision 2' }).click();
  await expect(page.getByText(/did not answer/).first()).toBeVisible();
  await refine(person, approval);
  await relay.open();
  await expect(page.getByText(/^Reconnecting\./)).toBeHidden();
  await expect(page.getByRole('alert').first()).toContainText(
    'saved revision 2 while you were editing',
  );
  await expect(content).toHaveValue('Mine.');
});
