const time = '\\[?\\d{1,2}:\\d{2}(?::\\d{2})?\\]?[ \\t]{0,3}';
const names = "\\p{Lu}[\\p{L}\\p{N}.'’-]{0,30}(?: [\\p{L}\\p{N}.'’-]{1,30}){0,2}";
const roles =
  'agent|ai|assistant|bot|callee|caller|client|contact|customer|guest|lead|patient|person|prospect|speaker|user';
const colon = '[ \\t]{0,3}(?:\\([^()\\n]{0,40}\\)[ \\t]{0,3})?:';

/**
 * The beginning of somebody's words in a transcript: `Agent:`, `[00:12] Caller:`. Where a line or a
 * sentence begins it may be of three words; within a line it is one word or follows a time.
 */
const label = new RegExp(
  [
    `(?:^|\\n|(?<=[.!?…]["')]?[ \\t]))[ \\t]{0,10}(?:${time})?(?<leading>${names}|${roles})${colon}`,
    `(?<=[ \\t])(?:${time}(?<timed>${names})|(?<within>\\p{Lu}[\\p{L}'’-]{1,30}|${roles}))${colon}(?=\\s|$)`,
  ].join('|'),
  'gu',
);

/** How transcripts name the side that made the call or took it for the workspace. */
const agentRole =
  /^(?:(?:(?:virtual |voice |ai |sales |human )?agent|(?:ai |virtual |voice )?assistant|(?:sales )?rep(?:resentative)?|operator|jordan|morgan|riley)\b(?<name>.*)|(?:ai|bot|robot|system)(?: \d{1,3})?)$/i;

/** What may follow the role: a name, a number, a company. */
const agentName = /^(?: (?:from|at|of|\p{Lu}[\p{L}.'’-]*|\d{1,3}))*$/u;
const noName = /\b(?:i|me|us|you|is|was|are|has|had|called|calls|calling|keeps|said|says|asked)\b/i;

/** "I told your agent: stop calling me" speaks of an agent, and is not the agent's. */
const beforeMention =
  /\b(?:the|an?|your|our|my|his|her|their|this|that|to|with|by|told|asked)[ \t]{1,3}$/i;

/**
 * What a transcript has of the other side; a text without speakers' names as it is. Only an agent's
 * words are left out: what looks like another name may be somebody's words, "Stop calling me: ...".
 */
export function withoutAgent(text: string): string {
  const parts: string[] = [];
  let from = 0;
  let isAgent = false;
  for (const match of text.matchAll(label)) {
    const { leading, timed, within } = match.groups!;
    const speaks = isAgentName(leading ?? timed ?? within!);
    if (speaks && within !== undefined && isMention(text, match.index)) continue;
    if (speaks === isAgent) continue;
    if (speaks) parts.push(text.slice(from, match.index));
    from = speaks ? match.index + match[0].length : match.index;
    isAgent = speaks;
  }
  if (!isAgent) parts.push(text.slice(from));
  return parts.join('\n');
}

function isAgentName(name: string): boolean {
  const match = agentRole.exec(name);
  if (match === null) return false;
  const rest = match.groups!['name'] ?? '';
  return agentName.test(rest) && !noName.test(rest);
}

const isMention = (text: string, at: number): boolean =>
  /^[a-z]/.test(text.slice(at)) || beforeMention.test(text.slice(Math.max(0, at - 20), at));
