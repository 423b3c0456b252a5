/** The beginning of somebody's words in a transcript: `Agent:`, `[00:12] Caller:`. */
const label =
  /(?:^|\n|(?<=[.!?…]["')]?[ \t]))[ \t]{0,10}(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?[ \t]{0,3})?(\p{Lu}[\p{L}\p{N}.'’-]{0,30}(?: [\p{L}\p{N}.'’-]{1,30}){0,2}|agent|assistant|bot|caller|customer|user|lead|prospect|ai)[ \t]{0,3}(?:\([^()\n]{0,40}\)[ \t]{0,3})?:/gu;

/** How transcripts name the side that made the call or took it for the workspace. */
const agent =
  /^(?:(?:virtual |voice |ai |sales |human )?agent|(?:ai |virtual |voice )?assistant|ai|bot|robot|(?:sales )?rep(?:resentative)?|operator|system|jordan|morgan|riley)\b/i;

/** What a transcript has of the other side; a text without speakers' names as it is. */
export function withoutAgent(text: string): string {
  const parts: string[] = [];
  let from = 0;
  let isAgent = false;
  for (const match of text.matchAll(label)) {
    if (!isAgent) parts.push(text.slice(from, match.index));
    isAgent = agent.test(match[1]!);
    from = match.index + match[0].length;
  }
  if (!isAgent) parts.push(text.slice(from));
  return parts.join('\n');
}
