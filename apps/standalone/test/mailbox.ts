import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@workspace-ops/testkit';

/** Waits for a mail to the address that the service wrote into its data folder. */
async function waitForMail(dataDirectory: string, email: string, subject: string): Promise<string> {
  const isMeant = (mail: string) =>
    mail.includes(`To: ${email}`) && mail.includes(`Subject: ${subject}`);
  let found: string | undefined;
  await waitFor(async () => {
    found = (await readMails(dataDirectory)).find(isMeant);
    return found !== undefined;
  });
  return found!;
}

/**
 * Waits for the code in a mail to the address, which stands in a line of its own.
 * @param subject of the mail, for who gets several.
 */
export async function waitForCode(
  dataDirectory: string,
  email: string,
  subject = '',
): Promise<string> {
  const mail = await waitForMail(dataDirectory, email, subject);
  const code = /^[A-Za-z0-9_-]{43}(?=\r?$)/m.exec(mail)?.[0];
  if (code === undefined) throw new Error(`The mail has no code: ${mail}`);
  return code;
}

async function readMails(dataDirectory: string): Promise<string[]> {
  const folder = join(dataDirectory, 'mail');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const mails = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(mails.map((name) => readFile(join(folder, name), 'utf8')));
}
