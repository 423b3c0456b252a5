import { mapMatches } from '../../map-matches.ts';
import { type Finding, toFinding } from '../finding.ts';
import { whichMayMatch } from '../../signs/which-may-match.ts';
import { findToldSecrets } from './find-told-secrets.ts';

/** Keys, tokens, passwords and the like, for folded text, in no order. */
export const findSecrets = (text: string): Finding[] => [
  ...findPrivateKeys(text),
  ...listLikely(text).flatMap((at) => {
    const { shape, accepts = () => true } = searches[at]!;
    return mapMatches(text, shape, (match) => toFinding('secret', match)).filter(({ start, end }) =>
      accepts(text.slice(start, end)),
    );
  }),
  ...findToldSecrets(text),
];

/** Asterisks and the names of variables stand for a value that is not there. */
const isMark = (value: string): boolean =>
  /^(?:[*.\-_]+|x+|%\w+%|\$\w+|[A-Z]+(?:_[A-Z]+)+)$/i.test(value);

/** Words behind `password:` say something about one; numbers behind `tokens:` count them. */
const looksSecret = (value: string): boolean =>
  !isMark(value) &&
  !/^(?:https?:\/\/|[\d.]+$)/i.test(value) &&
  (/\d/.test(value) || /[!#$%^&*+=?~]/.test(value) || value.length >= 20);

const begin = /-----BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
const endMark = '-----END ';
/** What a key without its end consists of; a line end may stand as the two characters \n. */
const keyLines = /(?:[A-Za-z0-9+/=\s:,-]|\\[nr])*/y;

/** Private keys in PEM and PGP armour, up to their end or as far as their lines go. */
function findPrivateKeys(text: string): Finding[] {
  if (!text.includes('-----BEGIN ')) return [];
  const found: Finding[] = [];
  for (const match of text.matchAll(begin)) {
    if (match.index < (found.at(-1)?.end ?? 0)) continue;
    keyLines.lastIndex = match.index + match[0].length;
    const lines = keyLines.exec(text)![0];
    const end = lines.indexOf(endMark);
    found.push({
      kind: 'secret',
      start: match.index,
      end:
        match.index + match[0].length + (end === -1 ? lines.trimEnd().length : findEnd(lines, end)),
    });
  }
  return found;
}

const findEnd = (lines: string, end: number): number => {
  const close = lines.indexOf('-----', end + endMark.length);
  return close === -1 ? lines.length : close + '-----'.length;
};

/** A secret by the form that its issuer gives it. Each is bounded in length. */
const keys = [
  // Amazon Web Services
  String.raw`(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])`,
  // Google
  String.raw`AIza[\w-]{35}|GOCSPX-[\w-]{20,40}|ya29\.[\w-]{20,500}`,
  // Microsoft Entra
  String.raw`[A-Za-z0-9_~.]{3}8Q~[\w~.-]{31,37}`,
  // GitHub and GitLab
  String.raw`gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_\w{22,255}|gl(?:pat|rt|dt|ptt|cbt|soat)-[\w-]{20,80}`,
  // Slack, Discord and Telegram
  String.raw`xox[abeoprs](?:\.xox[bp])?-[\w-]{10,250}|xapp-[\w-]{10,250}|\d{8,10}:AA[\w-]{32,34}(?![\w-])`,
  String.raw`[MNO][A-Za-z\d_-]{23,27}\.[\w-]{6}\.[\w-]{27,45}`,
  // Stripe, and others that took over its form
  String.raw`(?:sk|pk|rk)[-_](?:live|test|prod)[-_][\w-]{10,250}|whsec_[A-Za-z0-9+/=]{20,120}`,
  // OpenAI, Anthropic and other model providers
  String.raw`sk-(?:proj|svcacct|admin|None|ant|or|lf)-[\w-]{16,300}|sk-[A-Za-z0-9]{20,100}`,
  String.raw`(?:hf_|gsk_|xai-|r8_|pplx-|nvapi-)[\w-]{30,120}`,
  // Package registries, hosting and mail
  String.raw`npm_[A-Za-z0-9]{36}|pypi-[\w-]{50,250}|dop_v1_[a-f0-9]{64}|shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}`,
  String.raw`SG\.[\w-]{16,32}\.[\w-]{16,64}|key-[a-f0-9]{32}|hv[sbr]\.[\w-]{24,300}|dapi[a-f0-9]{32}|lin_api_\w{40}`,
  String.raw`AGE-SECRET-KEY-1[A-Z0-9]{58}`,
  // JSON Web Tokens, signed or encrypted
  String.raw`eyJ[\w-]{8,4000}\.(?:eyJ[\w-]{4,8000}\.[\w-]{0,4000}|[\w-]{0,2000}\.[\w-]{8,200}\.[\w-]{8,8000}\.[\w-]{8,100})`,
].join('|');

/** Nothing of the same word before it. */
const keyShape = new RegExp(`(?<![\\w-])(?:${keys})`, 'g');

/** Behind the name that a program, a header or a connection string gives it. */
const namedShapes: readonly RegExp[] = [
  /\b(?:Account|SharedAccess|Access|Primary|Secondary)Key=(?<value>[A-Za-z0-9+/]{20,100}={0,2})/g,
  /[?&;]sig=(?<value>[\w%+/=-]{20,200})/gi,
  /\bBearer[ :]{1,3}(?<value>(?=[A-Za-z.~+/=-]{0,80}[\d_])[\w.~+/=-]{16,4000})/gi,
  /\bBasic {1,3}(?<value>[A-Za-z0-9+/]{12,2000}={0,2})(?![\w ])/g,
  /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<value>[\w/-]{20,120})/gi,
  /discord(?:app)?\.com\/api\/webhooks\/(?<value>\d{15,22}\/[\w-]{40,100})/gi,
];

/** A password in the address of a server; the last `@` before the host ends it. */
const addressShape =
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/"'<>]{0,100}:(?<value>[^\s/?#"'<>]{1,200})(?=@)/gi;

/** A value behind a word for a secret, as `password: ...` or `"apiKey" = "..."`. */
const labelledShape =
  /(?<![\w-])[\w-]{0,40}?(?:pass(?:word|wd|phrase|wort)|pwd|contrasena|mot ?de ?passe|kennwort|parola|senha|haslo|(?:secret|private|api|access|auth|encryption|signing|account)[_ -]?(?:access[_ -]?)?key|secret|token|credential)s?\\?["'\]]?(?: is|\s?[:=]>?)\s?\\?["'`]?(?<value>(?:[^\s"'`,;<>(){}[\]|\\]|\\(?!["'])){6,300})/gi;

interface Search {
  shape: RegExp;
  accepts?: (value: string) => boolean;
}

const searches: readonly Search[] = [
  { shape: keyShape },
  ...namedShapes.map((shape) => ({ shape })),
  { shape: addressShape, accepts: (value) => !isMark(value) },
  { shape: labelledShape, accepts: looksSecret },
];
const listLikely = whichMayMatch(searches.map(({ shape }) => shape));
