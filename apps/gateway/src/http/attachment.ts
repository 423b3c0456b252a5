import { create } from 'content-disposition';

/** Characters that no file name may have somewhere: separators, reserved ones and controls. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unsafe = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*]/g;

/** A Content-Disposition with an ASCII name, and the true one by RFC 5987 where they differ. */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed().replaceAll(unsafe, '_');
  const plain = name.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  return create(name, { fallback: plain.replaceAll(/[^\u0020-\u007e]/g, '_') });
}
