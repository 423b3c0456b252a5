import { ignoringCase } from '@workspace-ops/content';

/**
 * Who reads a text: everybody, somebody who is told of a customer, a supplier of whom something is claimed, a customer
 * who is asked for a favour, or one who is written to about their own work.
 */
export type Reader = 'public' | 'third' | 'supplier' | 'favour' | 'customer';

/** What is said among colleagues, in whatever field it stands. */
export interface Candour {
  /** What each of the shapes has in it: most texts have none, and are done. */
  stem: RegExp;
  shapes: readonly RegExp[];
  /** Whom it is not for; all, where nobody is named. */
  of?: readonly Reader[];
}

export const all: readonly Reader[] = ['public', 'third', 'supplier', 'favour', 'customer'];
export const butSupplier = all.filter((reader) => reader !== 'supplier');
export const beforeOthers: readonly Reader[] = ['public', 'third', 'favour'];

export const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*|spring|summer|autumn|winter|easter|christmas';
export const number =
  '(?:\\d|half|a (?:couple|few)|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
export const sum = '(?:\\p{Sc} ?\\d[\\d.,]*|\\d{1,3},\\d{3}|\\d{3,}|\\d+k)';
export const they =
  '(?:they|he|she|the (?:customer|client|owner|hotel|school|council|firm|company))';
export const whoever = `(?:${they}|(?-i:\\p{Lu}\\p{Ll}+))`;

export const toShape = (source: string): RegExp =>
  ignoringCase(`(?<!\\p{L})(?:${source})(?!\\p{L})`);
