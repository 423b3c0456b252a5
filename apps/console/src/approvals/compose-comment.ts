/** The comment that says facts in lines of their own, as `price: 4,200 euros`, before what else is said. */
export function composeComment(
  facts: readonly (readonly [name: string, answer: string])[],
  said: string,
): string {
  const lines = facts.flatMap(([name, answer]) => {
    // An answer is one line: what stood on a second one would be no part of it.
    const line = answer.replaceAll(/\s+/g, ' ').trim();
    return line === '' ? [] : [`${name}: ${line}`];
  });
  return [...lines, said.trim()].filter((part) => part !== '').join('\n');
}
