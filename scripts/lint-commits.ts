/**
 * Lints the subjects of commits: at most 72 characters, the area first. Where the history cannot be
 * read (an archive, a machine without git) it says so and passes: the files can be checked without it.
 */
import { execFileSync } from 'node:child_process';

/** Earlier commits were made before the rule. */
const since = '2026-11-22T19:00:00Z';
const longest = 72;
const withArea = /^(?:[a-z0-9.-]+(?:, [a-z0-9.-]+)*: \S|Revert ")/;

function readCommits(): string[] {
  const log = ['log', '--no-merges', `--since-as-filter=${since}`, '--format=%h %s'];
  try {
    const cwd = import.meta.dirname;
    return execFileSync('git', log, { cwd, encoding: 'utf8' }).split('\n').filter(Boolean);
  } catch (error) {
    console.warn(`The subjects of commits are not checked: ${(error as Error).message}`);
    return [];
  }
}

for (const commit of readCommits()) {
  const subject = commit.slice(commit.indexOf(' ') + 1);
  if (subject.length <= longest && withArea.test(subject)) continue;
  console.error(`${commit}\n  must have at most ${longest} characters and begin with its area`);
  process.exitCode = 1;
}
