import { parseIsoDateTime } from '@workspace-ops/contracts';
import { inlineText, platformName } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { factLines, paragraphs } from './sections.ts';
import type { Draft, DraftRequest } from './types.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What, when, where and who as a table, then the checks that come before it. */
export function composeCalendarEntry(request: DraftRequest): Draft {
  const { step, sheet, title, artifact } = request;
  const { at, proposed } = chooseTime(sheet, request.now);
  const scheduledFor = at === null ? null : new Date(at).toISOString();
  const time = scheduledFor === null ? 'First free weekday at 09:00' : spoken(scheduledFor);
  const when = proposed === null ? time : `${time} (${proposed})`;
  const content = paragraphs([
    `# ${title}`,
    table([
      ['What', title],
      ['When', when],
      ['Where', describePlace(request)],
      ['Owner', sheet.find('owner')?.value ?? `${step.agentName}, ${step.agentRole.toLowerCase()}`],
    ]),
    paragraphs(['## Before it takes place', checks(request)]),
    paragraphs(['## Background', factLines(sheet.facts.slice(0, 8), sheet)]),
    paragraphs(['## Next step', artifact.callToAction ?? '']),
  ]).replace('## Background\n\n## Next step', '## Next step');
  return { content, summary: `${when}: ${title}.`, scheduledFor };
}

function spoken(iso: string): string {
  const day = days[new Date(iso).getUTCDay()]!;
  return `${day}, ${iso.slice(0, 10)}, ${iso.slice(11, 16)} UTC`;
}

function describePlace({ artifact, sheet }: DraftRequest): string {
  if (artifact.targetPlatform !== 'internal')
    return `Channel: ${platformName(artifact.targetPlatform)}`;
  return sheet.find('location')?.value ?? 'Internal calendar';
}

/** The approvals and drafts of this run that the entry rests on. */
function checks({ earlier }: DraftRequest): string {
  const rests = earlier.slice(-4).map(({ title }) => `- [x] ${inlineText(title, 120)}`);
  return [...rests, '- [ ] Everybody who takes part has been told'].join('\n');
}

const table = (rows: readonly (readonly [string, string])[]): string =>
  [
    '| Field | Entry |',
    '|---|---|',
    ...rows.map(([name, value]) => `| ${name} | ${inlineText(value, 240)} |`),
  ].join('\n');

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const morning = 9 * hourMs;

interface ChosenTime {
  /** Milliseconds; null where there is neither a usable date nor a present. */
  at: number | null;
  /** What of it nobody asked for. */
  proposed: 'proposed' | 'hour proposed' | null;
}

/** The time that the context asks for, if it lies ahead; otherwise the next weekday at 09:00 UTC. */
function chooseTime(sheet: FactSheet, now: Date | undefined): ChosenTime {
  const asked = askedTime(sheet);
  if (asked?.at != null && asked.at >= (now?.getTime() ?? 0)) return asked;
  return { at: now === undefined ? null : nextWeekdayMorning(now.getTime()), proposed: 'proposed' };
}

function askedTime(sheet: FactSheet): ChosenTime | null {
  const written = sheet.find('date')?.value;
  if (written === undefined) return null;
  const at = parseIsoDateTime(written);
  const isDay = at !== null && /^\d{4}-\d{2}-\d{2}$/.test(written);
  return isDay ? { at: at + morning, proposed: 'hour proposed' } : { at, proposed: null };
}

function nextWeekdayMorning(now: number): number {
  let at = Math.floor(now / dayMs) * dayMs + dayMs + morning;
  while ([0, 6].includes(new Date(at).getUTCDay())) at += dayMs;
  return at;
}
