const fenced = /^\s*```[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n?```\s*$/;

/** A model's answer without the code fence that it may have put around the whole of it. */
export function unfence(answer: string): string {
  const inside = fenced.exec(answer)?.[1];
  return inside === undefined || inside.includes('```') ? answer : inside;
}
