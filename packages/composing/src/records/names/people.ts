import type { NameRow } from './program-names.ts';

/** Of staff, openings, support, reviews, mailings and figures of channels. */
export const peopleNames: readonly NameRow[] = [
  // Who begins
  [/^(?:hire|joining|employmentstart|firstworking)date$/, 'start date'],
  [/^(?:position|worker|employee|business)title$|^positiontofill$/, 'job title'],
  [/^(?:work|working|office|job|employee|primary)location$|^officename$/, 'location'],
  [/^equipment(?:tohandout|list|toissue)$|^assignedassets$/, 'equipment'],
  // What customers say, and what they agreed to
  [
    /^(?:project|casestudy|case|story|customer|client|business|success)(?:outcomes?|results?)$/,
    'outcome',
  ],
  [
    /^(?:casestudy|reference|testimonial|publication|publicity|story)(?:consent|permission|release)$|^marketing(?:permission|release)$|^(?:casestudy|testimonial|publication|publicity)(?:approved|approval)$/,
    'consent',
  ],
  [/^(?:customer|casestudy|client|business)challenge$/, 'challenge'],
  [/^(?:casestudy|customer|client|story)?solution(?:summary|description)$/, 'solution'],
  [/^(?:casestudy|story|testimonial)quote(?:text)?$/, 'testimonial'],
  [/^(?:casestudy|client|customer)(?:quote|quoted)(?:by|person|name|source)$/, 'quoted by'],
  [/^(?:feedback|csat)(?:comments?|text)$/, 'feedback'],
  // A survey of a team
  [
    /^verbatims?(?:comments|answers)?$|^(?:open|free)(?:ended|text)?(?:answers|comments)$|^freetext$/,
    'comments',
  ],
  [
    /^(?:the)?one(?:thing|change)(?:to(?:change|do)|we(?:will)?change)?$|^(?:what)?we(?:will)?change$/,
    'next step',
  ],
  [/^(?:last|latest|recent)nps(?:score)?$/, 'nps score'],
  // An issue of a newsletter
  [/^(?:event|workshop|webinar)(?:name|title)$/, 'event'],
  [/^(?:special|promo|promotion|promotional)(?:offer|text)$/, 'offer'],
  [/^offer(?:ends?|endson|endsat|until|validuntil|expiry)$/, 'offer expires'],
  [/^(?:send|sent|goes)tolist$|^(?:contact|mailing|recipient)list(?:name)?$/, 'audience'],
];
