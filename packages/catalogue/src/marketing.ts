import { defineWorkflow } from './define-workflow.ts';
import type { Department } from './types.ts';

const iris = { agentName: 'Iris', agentRole: 'Field research analyst' };
const theo = { agentName: 'Theo', agentRole: 'Staff writer' };
const mara = { agentName: 'Mara', agentRole: 'Content calendar planner' };
const marketingLead = { agentName: 'Marketing lead', agentRole: 'Approver of public content' };

/** The names under which people write when something is to be sent, and nothing else. */
const sendDates = ['publishOn', 'publishAt', 'scheduledFor', 'scheduledAt'];

/** Most observations are of what did not work at a customer's. */
const nameOfCustomer = { field: 'consent', for: ['customer'], isPresumed: true } as const;

const fieldStory = defineWorkflow({
  code: 'MKT-01',
  name: 'Field Insight to Published Story',
  description:
    'Turns one observation from the field into a research brief, a post in the house voice, and a dated place in the content calendar, with a person deciding before anything is public.',
  inputs: ['customer', 'location', 'observation', 'outcome'],
  steps: [
    {
      key: 'brief',
      kind: 'tool',
      title: 'Build the research brief',
      actionPrompt:
        'Read the field data. State what was seen, where, for whom and with what outcome, keep every figure as it was reported, and list what is missing before the story may be told.',
      ...iris,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
      artifact: {
        type: 'document',
        title: 'Research brief: {customer|field observation}',
        targetPlatform: 'internal',
        callToAction:
          'Check the figures with the person who reported them before you approve the post.',
        outline: [
          {
            heading: 'What was observed',
            purpose: 'The observation as it came from the field, with nothing added to it.',
            covers: ['observation'],
          },
          {
            heading: 'Where it was and who can confirm it',
            purpose: 'The customer, the place and the people, as far as they are on record.',
            covers: ['customer', 'contact', 'industry', 'location', 'date', 'reporter'],
          },
          {
            heading: 'What came of it',
            purpose: 'Outcomes are quoted with their own figures and period, never rounded up.',
            covers: ['outcome', 'amount', 'metric'],
          },
        ],
      },
    },
    {
      key: 'draft',
      kind: 'generate',
      title: 'Write the post',
      actionPrompt:
        'Write a post of 120 to 220 words for LinkedIn. Open with the observation itself, tell what was done and what came of it in plain words, claim nothing the brief does not support, and close with one thing the reader can do.',
      ...theo,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'post',
        title: 'Field story: {customer|what we saw this week}',
        targetPlatform: 'linkedin',
        publicFields: [
          'customer',
          'location',
          'observation',
          // Where nobody says what was seen under another name.
          'summary',
          'description',
          'outcome',
          'metric',
          'industry',
          'cause',
          'whatWeDid',
          'takeaway',
        ],
        callToAction: 'Reply with a question that this raises for you, and we will answer it.',
        hashtags: ['FieldNotes', 'Operations'],
        // What came of it says nothing without what it came of.
        needs: ['observation'],
        permissions: [nameOfCustomer],
        texts: [
          {
            paragraphs: [
              { sentences: ['{observation.first}'] },
              { sentences: ['{observation.rest}'] },
              { sentences: ['We saw this at {customer.called}[, {location}].'] },
              { sentences: ['The cause: {cause.clause}'] },
              { sentences: ['What we did about it: {whatWeDid.clause}'] },
              { sentences: ['What came of it? {outcome.}'] },
              { sentences: ['The figure behind it: {metric.clause}'] },
              { sentences: ['What we take from it: {takeaway.clause}'] },
            ],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Approve the post for publication',
      actionPrompt:
        'Compare the post with the brief. Approve when every figure matches, the customer may be named, and the call to action is one that we can answer.',
      ...marketingLead,
      tools: [],
    },
    {
      key: 'schedule',
      kind: 'tool',
      title: 'Place the post in the calendar',
      actionPrompt:
        'Take the first free weekday morning, or the date that the field data asks for, and write the calendar entry with channel, owner and the checks that come before publication.',
      ...mara,
      tools: ['calendar_planner'],
      artifact: {
        type: 'calendar_entry',
        title: 'Publish: {customer|field story} on LinkedIn',
        targetPlatform: 'linkedin',
        publicFields: ['customer', 'location', 'date', 'dayOfPublication', 'owner'],
        permissions: [nameOfCustomer],
        occasion: { part: 'morning' },
        callToAction:
          'When the post is ready and approved, publish it at the time above and answer replies the same day.',
      },
    },
  ],
});

const newsletter = defineWorkflow({
  code: 'MKT-02',
  name: 'Weekly Customer Newsletter',
  description:
    'Collects what happened this week into one newsletter issue that customers finish reading, approved before it is scheduled.',
  inputs: ['theme', 'highlights', 'event', 'offer', 'audience'],
  steps: [
    {
      key: 'collect',
      kind: 'tool',
      title: 'Collect the week',
      actionPrompt:
        'Gather the highlights, dates and offers of the week. Drop what customers cannot use and order the rest by how soon it concerns them.',
      ...iris,
      tools: ['context_reader', 'fact_extractor'],
    },
    {
      key: 'issue',
      kind: 'generate',
      title: 'Write the issue',
      actionPrompt:
        'Write one newsletter issue of 150 to 350 words: a first line worth opening the mail for, at most three items, each with what it means for the reader, and one call to action.',
      ...theo,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'post',
        title: 'Newsletter: {theme|this week at a glance}',
        targetPlatform: 'newsletter',
        publicFields: [
          'theme',
          'highlights',
          'event',
          'events',
          'offer',
          'offerTerms',
          'audience',
          'date',
          'hourAnnounced',
          'location',
          'edition',
        ],
        callToAction:
          'Reply to this email with one question, and we will answer it in the next issue.',
        needs: ['theme|highlights'],
        texts: [
          {
            paragraphs: [
              { sentences: ['{edition.issue}'] },
              { sentences: ['This week: {theme.clause}'] },
              { unless: ['theme'], sentences: ['This is our news.'], points: ['highlights'] },
              { points: ['highlights'] },
              // Where an issue has a date to be sent on, only the event's own date and hour are the event's.
              {
                heading: 'Coming up',
                sentences: [
                  '{event.} It takes place on {date}[, {hourAnnounced}].[ Where: {location}.]',
                  '{event.booked}Reply with the word “place”, and we will keep a place for you.',
                ],
                unless: ['eventDate', ...sendDates],
              },
              {
                heading: 'Coming up',
                sentences: [
                  '{event.} It takes place on {eventDate}[, {hourAnnounced}].[ Where: {location}.]',
                  '{event.booked}Reply with the word “place”, and we will keep a place for you.',
                ],
                unless: sendDates,
              },
              {
                heading: 'Coming up',
                sentences: [
                  '{event.} It takes place on {eventDate}[, {eventTime}].[ Where: {location}.]',
                  '{event.booked}Reply with the word “place”, and we will keep a place for you.',
                ],
              },
              {
                heading: 'Coming up',
                sentences: [
                  '{event.}[ Time: {hourAnnounced}.]',
                  '{event.booked}Reply with the word “place”, and we will keep a place for you.',
                ],
              },
              { heading: 'Dates', points: ['events'] },
              {
                heading: 'For you',
                sentences: [
                  '{offer.}[ Conditions: {offerTerms.clause}]',
                  'Reply with the word “offer” to take it up.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Approve the issue',
      actionPrompt:
        'Read the issue as a customer would. Approve when dates and offers are right and every named customer has agreed.',
      ...marketingLead,
      tools: [],
    },
    {
      key: 'schedule',
      kind: 'tool',
      title: 'Schedule the send',
      actionPrompt: 'Set the send date, the audience and who watches the replies.',
      ...mara,
      tools: ['calendar_planner'],
      artifact: {
        type: 'calendar_entry',
        title: 'Send newsletter: {theme|weekly issue}',
        targetPlatform: 'newsletter',
        occasion: { day: { kind: 'before', field: 'event' } },
        publicFields: ['theme', 'event', 'audience', 'date', 'dayOfPublication', 'owner'],
        callToAction:
          'When the issue is ready and approved, send a test to two colleagues and release it at the time above, before any event that it announces.',
      },
    },
  ],
});

const performance = defineWorkflow({
  code: 'MKT-03',
  name: 'Content Performance Readout',
  description:
    'Turns channel figures into a table that can be sorted and a one-page readout that says what to repeat and what to stop. Runs without approval.',
  inputs: ['channel', 'period', 'posts', 'impressions', 'clicks', 'leads'],
  steps: [
    {
      key: 'gather',
      kind: 'tool',
      title: 'Gather the figures',
      actionPrompt:
        'Read the reported figures by channel and period. Keep them as reported and mark what is missing.',
      ...iris,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'table',
      kind: 'tool',
      title: 'Build the performance table',
      actionPrompt:
        'One row for each post or channel, one column for each figure, no totals in the rows.',
      ...mara,
      tools: ['csv_builder'],
      artifact: {
        type: 'csv',
        title: 'Content performance {period|to date}',
        targetPlatform: 'internal',
        columns: ['channel', 'period', 'post', 'impressions', 'clicks', 'leads'],
      },
    },
    {
      key: 'readout',
      kind: 'generate',
      title: 'Write the readout',
      actionPrompt:
        'Write one page: what the figures show, what to repeat, what to stop, and one decision for the next week. Quote figures with their channel and period.',
      ...theo,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Performance readout {period|to date}',
        targetPlatform: 'internal',
        callToAction:
          'Choose one channel to repeat and one to pause, and enter both in the calendar by the next planning meeting.',
        outline: [
          {
            heading: 'What the figures show',
            purpose: 'Figures as the channels reported them, each with its period.',
            covers: ['channel', 'period', 'posts', 'impressions', 'clicks', 'leads', 'metric'],
          },
          {
            heading: 'What to repeat',
            purpose: 'A format is repeated when it brought conversations, whatever its reach.',
            covers: ['outcome', 'highlights'],
          },
          {
            heading: 'What to stop',
            purpose: 'A format that brought no reply in four weeks gives its place to another one.',
            covers: ['issue', 'risks'],
          },
        ],
      },
    },
  ],
});

const proofStory = defineWorkflow({
  code: 'MKT-04',
  name: 'Customer Proof to Case Story',
  description:
    'Makes a published case story from proof that Aftercare collected, with the customer named only as far as the consent goes.',
  inputs: ['customer', 'quote', 'before', 'outcome', 'consent'],
  steps: [
    {
      key: 'verify',
      kind: 'tool',
      title: 'Verify the proof',
      actionPrompt:
        'List every claim with the evidence it rests on, and what the customer agreed to have published.',
      ...iris,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'story',
      kind: 'generate',
      title: 'Write the case story',
      actionPrompt:
        'Write a case story of 300 to 600 words for the blog, with headings: the situation, what changed, what it brought. Quote the customer word for word and end with how a reader starts the same way.',
      ...theo,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'post',
        title: 'Case story: {customer|a customer in their own words}',
        targetPlatform: 'blog',
        publicFields: [
          'customer',
          'industry',
          'location',
          'before',
          'observation',
          'scope',
          'items',
          'deliverables',
          'change',
          'timeline',
          'outcome',
          'after',
          'quote',
          'metric',
        ],
        callToAction: 'Book a 20-minute call with us, and tell us what you would like to change.',
        needs: ['customer', 'outcome|after'],
        permissions: [{ field: 'consent', for: ['customer', 'quote'] }],
        texts: [
          {
            paragraphs: [
              { sentences: ['This is the story of {customer}[, {location}].'] },
              { heading: 'The situation', sentences: ['{before.}', '{observation.}'] },
              {
                heading: 'What we did',
                sentences: ['{scope.}[ How long it took: {timeline}.]', '{change.}'],
                points: ['items', 'deliverables'],
              },
              {
                heading: 'What it brought',
                sentences: [
                  '{outcome.}',
                  '{after.}',
                  '{metric.}',
                  'In the customer’s words: “{quote.said}”[ – {quote.signed}]',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Approve the story against the consent',
      actionPrompt:
        'Approve when the consent covers the name, the quote and each figure, and the customer has seen the text.',
      ...marketingLead,
      tools: [],
    },
    {
      key: 'schedule',
      kind: 'tool',
      title: 'Plan the publication',
      actionPrompt: 'Plan the blog date and the two follow-up mentions in the four weeks after it.',
      ...mara,
      tools: ['calendar_planner'],
      artifact: {
        type: 'calendar_entry',
        title: 'Publish case story: {customer|customer proof}',
        targetPlatform: 'blog',
        publicFields: ['customer', 'date', 'dayOfPublication', 'owner'],
        permissions: [nameOfCustomer],
        callToAction:
          'When the story is ready and approved, publish it at the time above and send the link to the customer before anybody else.',
      },
    },
  ],
});

export const marketing: Department = {
  code: 'mkt',
  name: 'Marketing',
  playbookId: 'mkt-playbook',
  workflows: [fieldStory, newsletter, performance, proofStory],
};
