import { mapMatches } from '../../map-matches.ts';
import { type Finding, toFinding, word } from '../finding.ts';

/** In folded letters. A pass may be a ticket or a round, and a key one of a door. */
const passwords =
  'pass ?word|passwd|pass ?phrase|pass ?code|passwort|pwd?|psw|p/w|pword|psk|key(?<=(?:ssid|wi-?fi|wlan)[^\\n]{0,40}(?<![a-z])key)|(?<!(?:boarding|bus|day|guest|season|press|ski|visitor|rail|travel|event|parking|hall) )pass(?=\\s?[:=])|' +
  'kennwort|contrasena|(?<!palabra )clave|mot ?de ?passe|mdp|senha|palavra[- ]passe|parola(?: d.ordine)?|has[lł]o|losenord|wachtwoord|adgangskode|passord|salasana|heslo|jelszo|lozinka|geslo|sifre|' +
  'пароль|密码|密碼|パスワード|비밀번호|סיסמה|كلمة المرور|' +
  '(?:wi-?fi|wlan|wpa2?|network|router)[- ](?:key|code|clave|schlussel|cle|kod)|(?:code|cle|chiave|codigo|codice|kod|kode) (?:d[eui]l? |d[oa] )?(?:wi-?fi|wlan)';

/** What a password is for, as in `password for the portal` or `wifi key guest`. */
const purpose = String.raw`(?:,? (?:for|of|to|on|at|in|im|am|the|de[lrsmn]?|d[aoi]|della?|per|para|pour|fur|von|zum|zur|vom|voor|van|till?|pa|du|au|guest|wi-?fi|admin|login|\(\w{1,20}\))(?: [\w.'-]{1,20}){0,3})?`;
const verb = String.raw`(?:still |now |currently |has been |was |got |is |to |changed |set |reset |back ){0,3}(?:is|are|was|remains|to|lautet|ist|es|est|e|er|ar|jest|je|now|=)`;
const link = String.raw`(?:\s?[:=]>?\s?| - |は ?|\? (?:it.?s|es|is) | ${verb}(?: (?:now|still|again|simply|just))?(?: |: ?))`;
const value = String.raw`(?<value>[^\s"'\u0060,;<>(){}[\]|\\:=]{4,60})`;
const quote = String.raw`["'\u0060]?`;

const linked = new RegExp(`${word}(?:${passwords})${purpose}${link}${quote}${value}`, 'gi');
const direct = new RegExp(`${word}(?:${passwords})[ \n]${quote}${value}`, 'gi');

/** Marks at the end of a sentence belong to it, but for those that many passwords end with. */
const withoutStop = (finding: Finding, text: string): Finding => ({
  ...finding,
  end: finding.start + text.slice(finding.start, finding.end).replace(/[.?…。]+$/, '').length,
});

const isMixed = (written: string): boolean =>
  /\d/.test(written) &&
  /[A-Za-z]/.test(written) &&
  !/^(?:v?\d+(?:\.\d+)+|\d+[-–]?[a-z]{1,5}|[a-z]\d)$/i.test(written);
const hasSign = (written: string): boolean =>
  /[A-Za-z\d][!#$%^&*+?~@][A-Za-z\d]|[A-Za-z\d]{3}[!#$%&*]+$/.test(written);
/** Words with capitals in a row, as `Marzipan-Otter`. */
const isCompound = (written: string): boolean =>
  /^[A-Z][a-z]+(?:[-_.][A-Z]?[a-z]+)*[-_.][A-Z][a-z]+$/.test(written);
const isMark = (written: string): boolean =>
  /^(?:[$%]\w+%?|(?:wpa\d?|wep|WPA\d?|WEP)(?:[-_/]\w+)?|[A-Z]+(?:_[A-Z]+)+|https?.*|\w+\.(?:com|org|net|de|md|txt|pdf))$/.test(
    written,
  );

const isDigits = (written: string): boolean =>
  /^(?:\d{4,12}|\d{3,8}(?:-\d{3,8}){1,5})$/.test(written);
const isPath = (written: string): boolean => /\/|\.[a-z]{2,4}$/.test(written);

/** A user and the password behind it. */
const logins = new RegExp(
  String.raw`${word}(?:log-?ins?|log-?on|cred(?:ential)?s|anmeldung|zugang(?:sdaten)?|acceso|accesso|acesso|identifiants?|inlogg?(?:en|ning)?|user(?:name)?|usuario|utente|benutzer|wi-?fi|wlan|ssid)[^\S\n]?[:=]? (?:is |are )?["'\u0060]?[A-Za-z][\w.@+-]{1,60}["'\u0060]?(?: ?[/|] ?|(?<=[:=][^,;\n]{1,64})(?:[,;] ?| and ))${quote}${value}`,
  'gi',
);
/** An address in the place of the user, and names of a letter. */
const shortLogins = new RegExp(
  String.raw`(?:@[\w.-]{1,60}\.[a-z]{2,10} [/|] |${word}u(?:ser)?: ?[\w.@+-]{1,60}[ ,;/]{1,3}p(?:w|ass)?: ?)${value}`,
  'gi',
);
const commands: readonly RegExp[] = [
  /(?<![\w-])(?:curl|wget|https?)(?: [^\n]{0,200}?)?(?<=[ ])(?:-u|--user)[ =]?["']?[\w.+-]{1,60}:(?<value>[^\s"'@/$]{4,80})/g,
  /(?<![\w-])(?:mysql|mysqldump|mariadb)(?: [\w./=-]{1,40}){0,6} -p(?<value>[^\s"'$-][^\s"'$]{3,60})/g,
  /(?<![\w-])sshpass -p ?["']?(?<value>[^\s"'$]{4,60})/g,
  /(?<![\w-])--?(?:password|passwd|pass|token|secret|api-key)[ =]["']?(?<value>[^\s"'$<>{}-][^\s"'$<>{}]{5,80})/g,
];
const longKey = new RegExp(
  String.raw`(?:api[- _]?key|access[- _]?key|token|secret|bearer)[ :]{1,2}(?:is )?["'\u0060]?(?<value>(?=[\w+/=.-]{0,60}\d)(?=[\w+/=.-]{0,60}[A-Za-z])[\w+/=.-]{16,300})`,
  'gi',
);

/** What a browser keeps of somebody who is logged in. */
const session =
  /(?:sess(?:ion)?[-_]?id|(?<![a-z])sid|remember_?(?:me|token))=(?<value>[\w%.+/-]{16,300})/gi;

const phraseWords = String.raw`[a-z]{3,12}(?:[ ,-]{1,2}[a-z]{3,12})`;
const phrase = new RegExp(
  String.raw`(?:seed|recovery|mnemonic|backup|secret)[- ](?:phrase|words)[^A-Za-z\n]{1,4}(?<value>${phraseWords}{11,23})(?![a-z])`,
  'gi',
);
const passphrase =
  /pass ?phrase[^\n:="“]{0,40}(?:[:=] ?|(?: is)? ?(?=["“]))(?:["“](?<quoted>[^"”\n]{8,100})["”]|(?<value>(?!(?:see|ask|in|the|same|not|is|as|we|you|please|must|should) )[a-z]{2,12}(?:[ -][a-z]{2,12}){3,7})(?=[.,;]?(?:\n|$)))/g;

const sign =
  /pass|pwd?|psw|kennw|contras|clave|mdp|senha|parola|has[lł]o|losenord|woord|adgangs|salasana|heslo|jelszo|lozinka|geslo|sifre|пароль|密|パス|비밀|סיסמה|كلمة|wi-?fi|wlan|wpa|router|network|p\/w|pword|psk|ssid/i;
const loginSign =
  /(?:log-?[io]n|cred|anmeld|zugang|accesso|aces|identif|inlog|user|usuario|utente|benutzer|wi-?fi|wlan|ssid)[^\n]{0,80}[/|,;&]/i;

/**
 * Passwords and keys as people tell them in notes and letters, for folded text. Codes of doors are none: a work order has
 * to tell them, and says to whoever approves it that it does.
 */
export function findToldSecrets(text: string): Finding[] {
  return [
    ...(sign.test(text) ? findPasswords(text) : []),
    ...(loginSign.test(text)
      ? find(text, logins).filter((each) => isStrongPassword(text.slice(each.start, each.end)))
      : []),
    ...(/@|u(?:ser)?:/i.test(text)
      ? find(text, shortLogins).filter((each) => isStrongPassword(text.slice(each.start, each.end)))
      : []),
    ...(/ -{1,2}[a-z]/.test(text) ? commands.flatMap((shape) => find(text, shape)) : []),
    ...(/key|token|secret|bearer/i.test(text) ? findLongKeys(text) : []),
    ...(/=/.test(text) ? find(text, session) : []),
    ...(/phrase|words/i.test(text) ? findPhrases(text) : []),
  ];
}

/** Names of settings have digits and letters, too, but not often side by side. */
const findLongKeys = (text: string): Finding[] =>
  find(text, longKey).filter(
    ({ start, end }) => (text.slice(start, end).match(/\d[A-Za-z]|[A-Za-z]\d/g) ?? []).length > 2,
  );

const find = (text: string, shape: RegExp): Finding[] =>
  mapMatches(text, shape, (match) => withoutStop(toFinding('secret', match), text));

/** Whether a word is hardly anything but a password. */
export const isStrongPassword = (written: string): boolean =>
  written.length >= 6 &&
  !isMark(written) &&
  !isPath(written) &&
  (isMixed(written) || hasSign(written));

function findPasswords(text: string): Finding[] {
  const read = ({ start, end }: Finding): string => text.slice(start, end);
  return [
    ...find(text, linked).filter((each) => {
      const written = read(each);
      return (
        !isMark(written) &&
        (isMixed(written) ||
          hasSign(written) ||
          isCompound(written) ||
          (isDigits(written) &&
            /[:=] ?["'`]?$/.test(text.slice(Math.max(0, each.start - 3), each.start))))
      );
    }),
    ...find(text, direct).filter((each) => isStrongPassword(read(each))),
  ];
}

const findPhrases = (text: string): Finding[] => [
  ...find(text, phrase),
  ...mapMatches(text, passphrase, (match): Finding => {
    const told = match.groups!['quoted'] ?? match.groups!['value']!;
    const start = match.index + match[0].lastIndexOf(told);
    return { kind: 'secret', start, end: start + told.length };
  }),
];
