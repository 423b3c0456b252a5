/** Lints the subjects of commits: at most 72 characters, the area first. Without a history there are none. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Earlier commits were made before the rule. */
const since = '2026-11-22T19:00:00Z';
const longest = 72;
const withArea = /^(?:[a-z0-9.-]+(?:, [a-z0-9.-]+)*: \S|Revert ")/;

const root = join(import.meta.dirname, '..');
const log = ['log', '--no-merges', `--since-as-filter=${since}`, '--format=%h %s'];
const commits = existsSync(join(root, '.git'))
  ? execFileSync('git', log, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  : [];
for (const commit of commits) {
  const subject = commit.slice(commit.indexOf(' ') + 1);
  if (subject.length <= longest && withArea.test(subject)) continue;
  console.error(`${commit}\n  must have at most ${longest} characters and begin with its area`);
  process.exitCode = 1;
}
