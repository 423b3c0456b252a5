const sign = /\d[OoIl]|[OoIl]\d/;
/** A group that begins with a digit, or that is too long for a name such as `O2`. */
const group = /(?<![A-Za-z\d_])(?=[OoIl]{0,8}\d)(?:\d|[OoIl][\dOoIl]{3})[\dOoIl]*(?![A-Za-z\d_])/g;

/** A text with digits for the letters that scans read in their place, each in its place. */
export const readScannedDigits = (text: string): string =>
  sign.test(text)
    ? text.replace(group, (written) => written.replace(/[Oo]/g, '0').replace(/[Il]/g, '1'))
    : text;
