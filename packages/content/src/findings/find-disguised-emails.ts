import { mapMatches } from '../map-matches.ts';
import type { Finding } from './finding.ts';
import { usualEnding } from './top-level-domains.ts';

/** In folded letters. Unlike `at`, these are words of hardly any other sentence. */
const rareAts =
  'arroba|chiocciol(?:in)?a|arr?obase|a commerciale?|klammeraffe|ma[lł]pa|apenstaartje|snabel-?a|kr[oø]llalfa|alfakr[oø]ll|zavinac|kukac|miukumauku|собака|sobaka|at[- ]?(?:sign|symbol)';
const dots =
  'dot|punto|ponto|point|punkt|punktum|punt|kropka|tecka|bodka|tacka|tocka|prikk|piste|nokta|pont|точка|tochka';
const otherSigns =
  'under ?score|dash|hyphen|minus|plus|guion(?: bajo)?|tiret(?: du (?:bas|[68]))?|trattino(?: basso)?|unterstrich|bindestrich|koppelteken|hifen|traco|podkreslnik|myslnik|understreck|bindestreck';

const open = String.raw`\s?[[({<]\s?`;
const close = String.raw`\s?[\])}>]\s?`;
const marked = (words: string): string =>
  String.raw`${open}(?:${words})${close}|\s?\*(?:${words})\*\s?| -(?:${words})- `;
const markedAt = `%40|&#(?:64|x40);|&commat;|[[({]a[\\])}]|${marked(`at|@|${rareAts}`)}`;
const markedDot = `${marked(String.raw`\.|${dots}`)}| (?:\\.|${dots}) `;
const label = String.raw`[\w-]{1,63}`;

/** As in a link's query, and as people write an address that programs shall not read. */
const markedAddress = new RegExp(
  String.raw`(?<![\w.+-])[\w.+-]{1,64}(?:(?:${markedDot})[\w+-]{1,40}){0,3}(?:(?:${markedAt})${label}(?:(?:\.|${markedDot})${label}){0,6}(?:\.|${markedDot})` +
    String.raw`|@${label}(?:(?:\.|${markedDot})${label}){0,6}(?:${markedDot}))[a-z]{2,24}(?![\w-])`,
  'gi',
);

/** The words stand between the parts as in `ada_at_example_dot_com`. */
const joinedAddress =
  /(?<![\w.+-])[a-z\d]{1,30}(?:[._-][a-z\d]{1,30}){0,4}([_-])at\1[a-z\d]{1,63}(?:[_-][a-z\d]{1,63}){0,4}\1dot\1[a-z]{2,24}(?![\w-])/gi;

/** The same in capitals, as in `adaATexampleDOTcom`. */
const capitalAddress =
  /(?<![\w.+-])[a-z\d][a-z\d._+-]{1,40}AT[a-z\d-]{2,40}(?:DOT[a-z\d-]{2,30}){0,3}DOT[a-z]{2,12}(?![\w-])/g;

const part = String.raw`[\p{L}\d_+-]{1,40}`;
/** Digits at the end of a name, as in `ann dot lee seven at`. */
const saidDigits = String.raw`(?: (?:zero|oh|one|two|three|four|five|six|seven|eight|nine|\d{1,4})){0,6}`;
const saidLocal = String.raw`(?<![\p{L}\d_.+-])${part}(?:(?:\.| (?:${dots}|${otherSigns}) )${part}){0,5}${saidDigits}`;
const saidHost = String.raw`${part}(?:(?:\.| (?:${dots}|${otherSigns}) )${part}){0,4}(?:\.| (?:${dots}) )${usualEnding}(?![\w-])`;
const saidAddress = new RegExp(`${saidLocal} (?<at>at|${rareAts}) ${saidHost}`, 'giu');

const saidSign = new RegExp(` (?:${dots}|${otherSigns}) `, 'i');
const saidDot = new RegExp(` (?:${dots}) `, 'i');

/** Words before an address that somebody tells, at the end of what stands before it. */
const announced =
  /(?:mail|write|address|contact|send|schreib|adress?e|escrib|correo|scriv|ecri|inbox)[^\n]{0,40}$|(?:^|[:(\n"—-]|\b(?:to|is|use|try|cc)) {0,2}$/i;
/** Before `at example dot com` these tell where something is. */
const noLocal =
  /^(?:me|us|him|her|them|you|it|look|found|find|here|is|are|was|live|shop|stop|page|site|website|online|more|out|up|in|on|available|hosted|works?|working|listed|order|read|see|buy|sign|log|register|visit|check|information|info on|details|everything|all|docs)$/i;

/** White space on a side of the sign, or a line that ends there. */
const partedAddress = new RegExp(
  String.raw`(?<![\w.+-])(?<local>[a-z](?:[\w+-]{1,40}|(?=\.))(?:\.[\w+-]{1,40}){0,4})(?<sign>@ ?\n ?|@ | @ ?)` +
    String.raw`${label}(?:\.${label}){0,4}\.${usualEnding}(?![\w-]|\.\w)`,
  'gi',
);
const hasMailWord = /mail|contact|write|reach|address|kontakt|correo/i;

const anySaid = new RegExp(
  `(?<![a-z])(?:at [^\\n]{1,150}? (?:${dots}) [a-z]|(?:${rareAts}) |at [a-z\\d-]{1,63}\\.[a-z])`,
  'i',
);
const anyMarked = new RegExp(
  `%40|&#|&commat|[[({<*-]\\s?(?:at|a|@|\\.|${dots}|${rareAts})\\s?[\\])}>*-]`,
  'i',
);

const anyJoined = /([_-])at\1/i;
const anyCapital = /[a-z\d]AT[a-z\d]/;

/** Whether a text that has neither a digit nor the sign may have an address. */
export const mayHaveDisguisedEmail = (text: string): boolean =>
  anySaid.test(text) || anyMarked.test(text) || anyJoined.test(text) || anyCapital.test(text);

/** Addresses that are written so that programs shall not read them, or as somebody told them. */
export function findDisguisedEmails(text: string): Finding[] {
  return [
    ...(anyMarked.test(text) ? mapMatches(text, markedAddress, toEmail) : []),
    ...(anyJoined.test(text) ? mapMatches(text, joinedAddress, toJoined) : []),
    ...(anyCapital.test(text) ? mapMatches(text, capitalAddress, toEmail) : []),
    ...(anySaid.test(text) ? mapMatches(text, saidAddress, toSaid(text)) : []),
    ...(/@\s|\s@/.test(text) ? mapMatches(text, partedAddress, toParted(text)) : []),
  ];
}

const toEmail = ({ index, 0: written }: RegExpExecArray): Finding => ({
  kind: 'email',
  start: index,
  end: index + written.length,
});

const toJoined = (match: RegExpExecArray): Finding | undefined =>
  noLocal.test(match[0].split(/[_-]/, 1)[0]!) ? undefined : toEmail(match);

const contextLength = 60;
const readBefore = (text: string, index: number): string =>
  text.slice(Math.max(0, index - contextLength), index);

const toSaid =
  (text: string) =>
  (match: RegExpExecArray): Finding | undefined => {
    const at = match.groups!['at']!;
    if (!/^at$/i.test(at)) return toEmail(match);
    const [local, host] = match[0].split(` ${at} `, 2) as [string, string];
    if (saidSign.test(local)) return toEmail(match);
    const isSpelled = at === 'AT' || announced.test(readBefore(text, match.index));
    const isAddress = saidDot.test(host) ? !noLocal.test(local) : /^[a-z]+\.[a-z]{3}/i.test(local);
    return isSpelled && isAddress ? toEmail(match) : undefined;
  };

const toParted =
  (text: string) =>
  (match: RegExpExecArray): Finding | undefined => {
    const { local, sign } = match.groups!;
    const isWhole = sign!.startsWith('@') || /\w\.\w/.test(local!);
    return isWhole || (sign === ' @ ' && hasMailWord.test(readBefore(text, match.index)))
      ? toEmail(match)
      : undefined;
  };
