import { expect, test as base, type APIRequestContext } from '@playwright/test';
import { untilCode } from './mailbox.ts';
import { acceptInvitation, newEmail, signUp, type Person } from './person.ts';
import { Problems } from './problems.ts';
import { Relay } from './relay.ts';
import { browserSettings } from './settings.ts';

interface Fixtures {
  problems: Problems;
  /** Whose browser this is, signed in, in a workspace of their own. */
  person: Person;
  /** A way of its own to the service, with the same sessions. */
  relay: Relay;
  /** A client without a session. */
  openClient: () => Promise<APIRequestContext>;
  /** A colleague of the person, at a client of their own. */
  invite: (name: string, role: string) => Promise<Person>;
}

/** A test whose pages must be without a fault. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    await use(page);
    // What the page still asks for when its test ends is of no interest.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  problems: [
    async ({ context }, use) => {
      const problems = new Problems();
      await problems.watch(context);
      await use(problems);
      expect(problems.list()).toEqual([]);
    },
    { auto: true },
  ],
  person: async ({ context }, use) => use(await signUp(context.request, 'Ada Park')),
  relay: async ({ problems }, use) => {
    const relay = new Relay();
    await relay.open();
    problems.allowOrigin(relay.url);
    await use(relay);
    await relay.cut();
  },
  openClient: async ({ playwright }, use) => {
    const opened: APIRequestContext[] = [];
    await use(async () => {
      const client = await playwright.request.newContext({ baseURL: browserSettings.url });
      opened.push(client);
      return client;
    });
    await Promise.all(opened.map((client) => client.dispose()));
  },
  invite: async ({ person, openClient }, use) => {
    await use(async (name, role) => {
      const email = newEmail(name);
      await person.send('POST', '/api/members/invitations', { email, role });
      return acceptInvitation(await openClient(), await untilCode(email), name);
    });
  },
});

export { expect };
