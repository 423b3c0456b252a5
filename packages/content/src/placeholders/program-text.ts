/** Lines that only programs, their settings and their build files have. */
const shapes: readonly RegExp[] = [
  /^\s*(?:import (?:[\w*{][^\n]* from ['"]|[\w.]+;?$|['"])|from [\w.]+ import |#include [<"]|using [\w.]+;|package [\w.]+;?$|require(?:_once)?[ (]['"]|use [\w:{}]+;)/,
  /^\s*(?:export )?(?:default )?(?:async )?(?:const|let|var|val) (?:mut )?[\w{[][^\n]{0,80}=/,
  /^\s*export (?:default|const|type|interface|class|async|function|\{)/,
  /^\s*(?:export )?(?:default )?(?:async )?(?:pub )?(?:fn|func|def|function|sub|fun) \w{1,60}\s?[(<{]?[^\n]*$/,
  /^\s*(?:public|private|protected|static|abstract|final) [\w<>[\] ]{1,60}[({;=]/,
  /^\s*(?:class|interface|struct|enum|trait|impl|type|module|namespace) \w{1,60}[^\n]{0,60}[:{=]/,
  /^\s*return\b[^.\n]*(?:[;"'`})\]]|\w)$/,
  /^\s*(?:if|for|while|switch|catch|elif|else if) ?\(?[^\n]{1,120}(?:\{|:|; ?(?:then|do))$/,
  /^\s*(?:\} ?else|else:|fi|done|esac|end|try:|try \{|pass|break;?|continue;?)\s*\{?$/,
  /^\s*[})\]]{1,4}[;,]?$/,
  /^\s*(?:[\w.]{1,60}|\$\w{1,40}) ?(?:\+|-|:)?= ?(?:["'`$[{(]|new |await |f["'])[^\n]*$/,
  /^\s*[A-Z_][A-Z\d_]{1,40}=\S*/,
  /^\s*(?:[\w$]{1,40}\.){0,4}[\w$!]{1,40}\([^\n]*\)[;{,]?$/,
  /^\s*(?:SELECT .{1,200}FROM|INSERT INTO|UPDATE \w+ SET|CREATE (?:TABLE|INDEX|VIEW)|DELETE FROM|ALTER TABLE)\b/i,
  /^\s*(?:FROM|RUN|CMD|ENTRYPOINT|COPY|WORKDIR|ENV|ARG|EXPOSE) \S/,
  /^\s*(?:set -\w|set \w{1,40}=|@echo off|rem |echo ["'$]|cp -|mv |mkdir |rm -|tar |cd \S|rsync |sudo |chmod |source |export \w{1,40}=|exit \d|printf ["'])/,
  /^\s*(?:#|\/\/|--|\/\*|\*) \S/,
  /^\s*(?:[a-z_]+ "[^"]*" "[^"]*" \{|[a-z_]{2,30} (?:\S{1,40} ){0,2}\{)$/,
  /^(?:[\w./%-]{1,40}:(?: [\w./-]{1,40}){0,6}|\t\S[^\n]*)$/,
  /^\s*\{%-? ?(?:extends|block|endblock|include|import|macro) /,
  /^\s*(?:"""|''')[^\n]*/,
  /^\s*(?:Write-(?:Host|Output)|Get-\w+|param\()/,
];

/** Of YAML, a key in a line that is drawn in, or with lines below it. */
const ofSettings = /^(?:\s{2,}-? ?[\w.-]{1,40}: ?\S[^\n]*|\s{0,12}[\w.-]{1,40}:|\s+- \S[^\n]*)$/;
const sentence = /\p{L}{2,20} \p{L}{2,20} \p{L}{2,20}[^\n"'`]{10,120}[.!?]$/u;

/** Whether a text is a program, or its settings: in these, marks such as `${name}` are part of the language. */
export function isProgramText(text: string): boolean {
  if (/^(?:#!\/|<\?php\b)/.test(text)) return true;
  if (!/[({=$;:]/.test(text)) return false;
  const lines = text.split('\n', 80).filter((line) => line.trim() !== '');
  const codes = lines.filter(isCode).length;
  const settings = lines.filter(isSetting).length;
  const isLikely =
    (codes > 1 && codes * 2 >= lines.length && lines.some(isStatement)) ||
    (settings > 2 && (codes + settings) * 5 >= lines.length * 4);
  return isLikely && lines.filter(isProse).length * 4 <= lines.length;
}

const isCode = (line: string): boolean =>
  line.length < 300 && shapes.some((shape) => shape.test(line));
const isSetting = (line: string): boolean => line.length < 300 && ofSettings.test(line);
const isProse = (line: string): boolean => sentence.test(line.slice(-300)) && !isCode(line);
/** Headings and comments look alike: one line has to be of a program without doubt. */
const isStatement = (line: string): boolean =>
  isCode(line) && /[({=;]|["']|: ?$|%\}|^\s*(?:import|from|def|FROM|return)\b/.test(line);

/** What a program's language has, and templates too. */
const syntax = /^(?:\$?\{|\$|%|#\{|<|@|__|\[\[)/;
export const isSyntax = (written: string): boolean => syntax.test(written);

const command =
  /(?:^|[`$>#] ?|(?:[Rr]un|[Tt]ype|[Ee]xecute|[Cc]all|then|via) )(?:git|npm|npx|pnpm|yarn|pip3?|curl|wget|ssh|scp|rsync|docker|kubectl|cd|cp|mv|mkdir|make|brew|apt(?:-get)?|sudo|python3?|node|go|cargo|gh|aws|gcloud|az|psql|mysql|openssl|systemctl|tar|\.\/[\w-]+) [^\n]{0,300}$/;
const usage = /(?:^|\s)(?:usage|syntax|synopsis|aufruf): ?\S[^\n]{0,300}$/i;

/** Whether what stands before a mark in its line is a command, of which the mark is an argument. */
export const isOfCommand = (before: string): boolean => usage.test(before) || command.test(before);
