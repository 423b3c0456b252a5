import { createElement, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { FileNotReached } from './load-file.ts';

/** What is shown at last, and the errors with which the page fails. */
async function show(part: ComponentType) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(createElement(part), {
    onError: (error) => void errors.push(error),
  });
  return { html: await new Response(prelude).text(), errors };
}

const Hello = () => 'Hello.';

it('shows what was loaded', async () => {
  const { html, errors } = await show(lazyPart(() => Promise.resolve({ Hello }), 'Hello'));
  expect(html).toContain('Hello.');
  expect(errors).toEqual([]);
});

it('fails while it is shown where nothing is unsaved, and is loaded again when it is shown again', async () => {
  const away = new Error('The service cannot be reached');
  const answers = [Promise.reject(away), Promise.resolve({ Hello })];
  const part = lazyPart(() => answers.shift()!, 'Hello');
  expect((await show(part)).errors).toEqual([new FileNotReached(away)]);
  expect((await show(part)).html).toContain('Hello.');
});

it('is loaded again after it could not be loaded before it was shown', async () => {
  const away = new Error('The service cannot be reached');
  const answers = [Promise.reject(away), Promise.resolve({ Hello })];
  const part = lazyPart(() => answers.shift()!, 'Hello');
  await expect(part.preload()).rejects.toEqual(new FileNotReached(away));
  expect((await show(part)).html).toContain('Hello.');
});
