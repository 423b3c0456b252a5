import { goesBy } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';
import { isEntry } from '../facts/read-facts.ts';
import type { DayAsk } from './ask-about-days.ts';
import type { DraftRequest } from '../request/types.ts';

/** To what people come at an hour; a fair or a sale goes on all day. */
const gathering =
  /\b(?:open(?:ing)? (?:evening|morning|afternoon|day|house|night)|\p{L}*breakfast|brunch|lunch(?:eon)?|dinner|barbecue|bbq|workshop|webinar|seminar|demo(?:nstration)?s?|talk|lecture|tour|tasting|class|course|training|lesson|meeting|meet-?up|party|drinks|reception|launch|walk|session|screening|concert|evening|morning|afternoon)\b/iu;
export const namesHour =
  /\d ?(?:[ap]\.?m\b|o['’]?clock|uhr\b|h(?:rs?)?\b)|(?<!\d)(?:[01]?\d|2[0-3])[:.][0-5]\d(?![\d.])|\b(?:noon|midday|midnight|all day|half past|quarter (?:past|to)|any ?time|after (?:work|school|hours)|(?:drop|pop) in)\b|\b(?:at|from|between|until|till|after) (?:[1-9]|1[0-2]|ten|eleven|twelve|one|two|three|four|five|six|seven|eight|nine)\b(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b(?:1[0-2]|[1-9]) ?(?:-|–|to|till?|until) ?(?:1[0-2]|[1-9])(?![\d/.]| (?:\p{L}{3,9}|of)\b)/iu;
/** What else an issue tells has hours of its own. */
const isOfIssue = goesBy('highlights', 'offer', 'theme');
const isHourAnnounced = goesBy('hourAnnounced');

/** Readers are invited to come on a day, and not told at what hour. */
export function askAboutHour({ definition: { inputs }, sheet }: DraftRequest): DayAsk[] {
  if (!inputs.includes('event') || !inputs.includes('highlights')) return [];
  const event = sheet.find('event');
  const day = sheet.find('date') ?? sheet.find('eventDate');
  if (event === undefined || day === undefined || !gathering.test(event.value)) return [];
  const isTold = sheet.facts.some(
    (fact) =>
      (!isEntry(fact) && isHourAnnounced(fact)) || (!isOfIssue(fact) && namesHour.test(fact.value)),
  );
  if (isTold) return [];
  const question = `“${clip(event.value, 60)}” has a day and no hour on record: when does it begin, or is it all day?`;
  return [{ of: 'event', names: ['eventTime'], question }];
}
