import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@workspace-ops/testkit';

/** Waits for a mail to the address that the service wrote into its data folder. */
async function waitForMail(dataDirectory: string, email: string): Promise<string> {
  let found: string | undefined;
  await waitFor(async () => {
    found = (await readMails(dataDirectory)).find((mail) => mail.includes(`To: ${email}`));
    return found !== undefined;
  });
  return found!;
}

/** Waits for the code in a mail to the address, which stands in a line of its own. */
export async function waitForCode(dataDirectory: string, email: string): Promise<string> {
  const mail = await waitForMail(dataDirectory, email);
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
