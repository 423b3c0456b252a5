import { isTechnical } from '../facts/field-names.ts';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import { inlineText } from '../facts/inline-text.ts';
import { spokenMoment } from '../times/calendar.ts';
import { chooseTime } from './choose-time.ts';
import { findOwner } from './find-owner.ts';
import { factLines, paragraphs } from './sections.ts';
import type { Draft, DraftRequest } from './types.ts';

/** What, when, where and who as a table, then the checks that come before it. */
export function composeCalendarEntry(request: DraftRequest): Draft {
  const { sheet, title, artifact } = request;
  const { moment, proposed, questions } = chooseTime(request);
  const time = moment === null ? 'First free hour of the next working day' : spokenMoment(moment);
  const when = proposed === null ? time : `${time} (${proposed})`;
  const content = paragraphs([
    `# ${title}`,
    table([
      ['What', title],
      ['When', when],
      ['Where', describePlace(request)],
      ['Owner', findOwner(request)],
    ]),
    paragraphs(['## Before it takes place', checks(request)]),
    paragraphs([
      '## Background',
      factLines(sheet.facts.filter((fact) => !isTechnical(fact)).slice(0, 8), sheet),
    ]),
    questions.length === 0
      ? ''
      : paragraphs(['## Open questions', questions.map((one) => `- ${one}`).join('\n')]),
    paragraphs(['## Next step', artifact.callToAction ?? '']),
  ]).replace(/## Background\n\n(?=## )/, '');
  return {
    content,
    summary: [`${when}: ${title}.`, ...questions].join(' '),
    scheduledFor: moment === null ? null : new Date(moment.epochMilliseconds).toISOString(),
    ...(proposed !== null && { proposed: true as const }),
  };
}

function describePlace({ artifact, sheet }: DraftRequest): string {
  if (artifact.targetPlatform !== 'internal')
    return `Channel: ${findPlatform(artifact.targetPlatform).spoken}`;
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
