import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserSettings } from './settings.ts';

const folder = join(browserSettings.folder, 'data/mail');

/**
 * The code in the mail to the address, which stands in a line of its own, once the mail is there.
 * @param subject of the mail, for who gets several.
 */
export async function untilCode(email: string, subject = ''): Promise<string> {
  let code: string | undefined;
  const look = async () => {
    const names = await listMails();
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const mail = mails.find(
      (text) => text.includes(`To: ${email}`) && text.includes(`Subject: ${subject}`),
    );
    code = mail === undefined ? undefined : /^[A-Za-z0-9_-]{43}(?=\r?$)/m.exec(mail)?.[0];
    return code;
  };
  await expect.poll(look).toBeDefined();
  return code!;
}

/** Whole ones: a mail that is being written has another ending. None was sent where there is no folder. */
async function listMails(): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml'));
}
