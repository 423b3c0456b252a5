import { expect, test } from 'vitest';
import { secretIn } from '../../test/identity-fixture.ts';
import { invitationMail, resetMail, verificationMail } from './write-mail.ts';

const secret = 'Ab3-'.repeat(10) + '_9Z';
const dana = { email: 'dana@example.com', name: 'Dana' };
const invited = {
  ...dana,
  role: 'viewer',
  inviter: 'Ben',
  workspace: 'Studio',
  brandName: null,
} as const;

const write = (settings: { PUBLIC_ORIGIN: string | undefined; CONSOLE: boolean }) => {
  const code = { secret, settings };
  return [verificationMail(dana, code), resetMail(dana, code), invitationMail(invited, code)];
};

test('a mail with a code leads to the page of the console that takes it', () => {
  const mails = write({ PUBLIC_ORIGIN: 'https://ops.example.com', CONSOLE: true });
  const pages = ['verify-email', 'reset-password', 'invitation'];
  for (const [index, { text, html }] of mails.entries()) {
    const link = `https://ops.example.com/console/${pages[index]}#${secret}`;
    expect(text).toContain(`\n${link}\n`);
    expect(html).toContain(`href="${link}"`);
    expect(secretIn(text)).toBe(secret);
  }
});

test('a mail has the code alone where there is no console, or its address is not known', () => {
  for (const settings of [
    { PUBLIC_ORIGIN: undefined, CONSOLE: true },
    { PUBLIC_ORIGIN: 'https://ops.example.com', CONSOLE: false },
  ]) {
    for (const { text } of write(settings)) {
      expect(text).not.toContain('/console');
      expect(secretIn(text)).toBe(secret);
    }
  }
});
