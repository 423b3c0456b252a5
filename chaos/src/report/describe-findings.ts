import type { Finding } from '../verify/finding.ts';

/** A list of what is wrong, under a heading; nothing when nothing is. */
export function describeFindings(findings: readonly Finding[], heading = '##'): string[] {
  if (findings.length === 0) return [];
  const lines = findings.map(({ check, count, examples }) =>
    [`- ${check}: ${count}`, ...examples.map((example) => `  - ${example}`)].join('\n'),
  );
  return [`${heading} Findings`, lines.join('\n')];
}
