import { factsIn, fillTemplate } from './fill-template.ts';
import { asSentence, clip, platformName, splitSentences } from '../facts/inline-text.ts';
import { findGaps, type Fact } from '../facts/read-facts.ts';
import { distribute, enumerate, paragraphs, sectionText } from './sections.ts';
import type { Draft, DraftRequest } from './types.ts';

/** A public post: hook, where it comes from, what came of it, details, one call to action. */
export function composePost(request: DraftRequest): Draft {
  const { definition, artifact } = request;
  const story = readStory(request);
  const content = paragraphs([
    story.hook,
    story.setting,
    ...(artifact.outline === undefined
      ? [story.rest, story.outcome, details(story.others)]
      : [sections(request, story.others)]),
    artifact.angle ?? '',
    artifact.callToAction ?? '',
    (artifact.hashtags ?? []).map((tag) => `#${tag}`).join(' '),
  ]);
  const gaps = findGaps(definition, request.sheet);
  const missing = gaps.length === 0 ? '' : ` It would gain from: ${enumerate(gaps)}.`;
  const platform = platformName(artifact.targetPlatform);
  return {
    content,
    summary: `Post for ${platform}. ${clip(story.hook, 160)}${missing}`,
    scheduledFor: null,
  };
}

interface Story {
  hook: string;
  setting: string;
  rest: string;
  outcome: string;
  /** What the paragraphs do not say. */
  others: readonly Fact[];
}

function readStory({ sheet, artifact, title }: DraftRequest): Story {
  const observation = sheet.find('observation');
  const outcome = sheet.find('outcome');
  const template = artifact.setting ?? '';
  const inSetting = factsIn(template, sheet);
  const setting = inSetting.length === 0 ? '' : fillTemplate(template, sheet);
  const opening = observation ?? outcome;
  const [hook = '', ...rest] = splitSentences(opening?.value ?? '').map(asSentence);
  const told = new Set([observation, outcome, ...inSetting]);
  return {
    hook: clip(hook === '' ? setting || asSentence(title) : hook, 200),
    setting: hook === '' ? '' : setting,
    rest: clip(rest.slice(0, 5).join(' '), 700),
    outcome: outcome === undefined || outcome === opening ? '' : outcomeLine(outcome),
    others: sheet.facts.filter((fact) => !told.has(fact)),
  };
}

const outcomeLine = ({ value }: Fact): string =>
  clip(`What came of it: ${asSentence(lowerFirst(value))}`, 500);

/** `The bookings rose` becomes `the bookings rose`; names keep their capital. */
function lowerFirst(text: string): string {
  const isCommonWord = /^(?:The|A|An|We|It|They|This|Our|Their|No|More|Fewer|All)\b/.test(text);
  return isCommonWord ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function details(others: readonly Fact[]): string {
  const lines = others.slice(0, 4).map(({ label, value }) => `- ${label}: ${clip(value, 160)}`);
  return lines.length === 0 ? '' : `For the record:\n\n${lines.join('\n')}`;
}

/** Longer posts have headings; a part about which nothing is known is left out. */
function sections({ artifact, sheet }: DraftRequest, others: readonly Fact[]): string {
  const told = sheet.facts.slice(0, 16);
  const { sections: filled } = distribute(artifact.outline ?? [], { ...sheet, facts: told });
  const known = filled.filter(({ facts }) => facts.length > 0);
  const shown = new Set(known.flatMap(({ facts }) => facts));
  const rest = others.filter((fact) => !shown.has(fact));
  return paragraphs([...known.map(sectionText), details(rest)]);
}
