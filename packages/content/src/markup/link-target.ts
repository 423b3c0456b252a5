import { normaliseText } from '../normalise/normalise-text.ts';

const allowed: ReadonlySet<string> = new Set(['http', 'https', 'mailto']);
/** Whether a link may lead there: by http, https or mailto, or relative to where it stands. */
export const isAllowedTarget = (target: string): boolean =>
  schemesOf(target).every((scheme) => allowed.has(scheme));

/** The schemes that readers of different care take a target for, with percent signs decoded or not. */
function schemesOf(target: string): string[] {
  const seen = normaliseText(target).text.replace(/&#?\w{1,10};|[^!-~]/g, '');
  const decoded = seen.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [seen, decoded.replace(/[^!-~]/g, '')].flatMap((text) => {
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text);
    return scheme === null ? [] : [scheme[1]!.toLowerCase()];
  });
}
