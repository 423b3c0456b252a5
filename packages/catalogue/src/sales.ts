import { defineWorkflow } from './define-workflow.ts';
import { byTelephone, type Department } from './types.ts';

const owen = { agentName: 'Owen', agentRole: 'Lead qualification analyst' };
const pia = { agentName: 'Pia', agentRole: 'Proposal writer' };
const rhea = { agentName: 'Rhea', agentRole: 'CRM steward' };
const salesLead = { agentName: 'Sales lead', agentRole: 'Approver of prices and terms' };

/** The start of the work is no next activity, and a need is nothing that we observed. */
const dealFields = { startDate: 'start_date', start: 'start_date', need: 'need' };

const qualification = defineWorkflow({
  code: 'SAL-01',
  name: 'Lead Qualification and Discovery Brief',
  description:
    'Takes a new lead, states how well it fits and what the first call must find out, and prepares the CRM update. Runs without approval, so that a lead is answered within the hour.',
  inputs: [
    'company|lead',
    'contact|lead',
    'phone|email',
    'need',
    'budget',
    'timeline',
    'source|referrer',
  ],
  steps: [
    {
      key: 'qualify',
      kind: 'tool',
      title: 'Qualify the lead',
      actionPrompt:
        'Read what is known of need, authority, budget and timing. Separate what the lead said from what we assume, and name what is unknown.',
      ...owen,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'brief',
      kind: 'generate',
      title: 'Write the discovery brief',
      actionPrompt:
        'Write a one-page brief for the first call: what we know, what would disqualify the lead, and the five questions that decide the next step.',
      ...pia,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Discovery brief: {company|new lead}',
        targetPlatform: 'internal',
        callToAction:
          'Keep the appointment or the call that they asked for, or else call within one working day, and record the answers in this brief.',
        needs: ['phone|email|company|contact'],
        outline: [
          {
            heading: 'What we know',
            purpose: 'Only what the lead told us or what the source shows.',
            covers: [
              'customer',
              'contact',
              'phone',
              'email',
              'source',
              'referrer',
              'location',
              'industry',
            ],
          },
          {
            heading: 'The need in their words',
            purpose: 'The wording of the lead matters more than our name for the problem.',
            covers: ['observation', 'need', 'quote'],
          },
          {
            heading: 'Budget and timing',
            purpose: 'A lead without a date is a conversation, not yet an opportunity.',
            covers: ['budget', 'amount', 'date', 'timeline'],
          },
          {
            heading: 'What to ask',
            purpose: 'Whatever is not told above:',
            asks: [
              { about: 'decider', question: 'Who decides, and who else has to agree?' },
              { about: 'cost', question: 'What does the problem cost you today?' },
              { about: 'tried', question: 'What have you tried so far?' },
              { about: 'deadline', question: 'By when does it have to work?' },
              { question: 'What would make you leave it as it is?' },
            ],
            standing: true,
            covers: ['questions', 'nextStep'],
          },
        ],
      },
    },
    {
      key: 'crm',
      kind: 'tool',
      title: 'Prepare the CRM update',
      actionPrompt:
        'Show field by field what would change in the CRM record, before and after, with the lifecycle stage.',
      ...rhea,
      tools: ['crm_differ'],
      artifact: {
        type: 'crm_diff',
        title: 'CRM update: {company|new lead}',
        targetPlatform: 'hubspot',
        callToAction: 'Apply these changes to the record and set the owner of the first contact.',
      },
    },
  ],
});

const proposal = defineWorkflow({
  code: 'SAL-02',
  name: 'Proposal with Price Approval',
  description:
    'Writes a proposal from the discovery notes, holds it until the price is approved, and records the offer in the CRM.',
  inputs: ['customer', 'scope', 'price|amount', 'timeline', 'terms'],
  steps: [
    {
      key: 'scope',
      kind: 'tool',
      title: 'Fix the scope',
      actionPrompt: 'List what is included, what is not, and which assumptions the price rests on.',
      ...owen,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'proposal',
      kind: 'generate',
      title: 'Write the proposal',
      actionPrompt:
        'Write a proposal of one to two pages: the situation, what we will do, what it costs, when it starts, and what the customer has to provide. State each price once.',
      ...pia,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Proposal: {customer|customer not on record}',
        targetPlatform: 'internal',
        callToAction: 'Reply to confirm the scope and the start.',
        otherCallToAction: {
          unless: ['startDate'],
          request: 'Reply to confirm the scope, and we will agree the start with you.',
        },
        senderNote:
          '[A discount is on record, “{discount.flat}”: say in it whether it is taken off already. ]Sign with your name and company.',
        needs: ['customer', 'scope|items|deliverables', 'price|amount|pricePerHead'],
        texts: [
          {
            paragraphs: [
              { sentences: ['Prepared for {contact}.', 'Our reference: {quoteNumber}.'] },
              {
                sentences: [
                  'This is what we understood and what we propose. Correct us where we are wrong.',
                ],
              },
              {
                heading: 'The situation',
                sentences: ['{observation.}', '{need.}', '{background.}'],
              },
              {
                heading: 'What we will do',
                sentences: [
                  '{scope.}',
                  '{solution.}',
                  'Equipment: {offeredEquipment}.',
                  'Included: {included.besides}.',
                  'Number of guests: {guests}.',
                ],
                points: ['items', 'deliverables', 'solution'],
              },
              { unless: ['placeTold'], sentences: ['Where: {site}.'] },
              { unless: ['thingTold'], sentences: ['The work concerns {workedOn}.'] },
              {
                heading: 'Price and terms',
                sentences: [
                  'Price for each: {unitPrice}.',
                  'Price per head: {pricePerHead}.',
                  // Whether a discount is taken off already is for the approver to say, not for the text.
                  'The price is {amount.plain} for the work above.',
                  'For the work above, the price is {amount.claused}.',
                  'Discount: {discount.conditional}',
                  'Further work is agreed in writing before it begins.',
                  'VAT: {vat.rate}',
                  'GST: {gst.rate}',
                  'HST: {hst.rate}',
                  'Tax: {tax.rate}',
                  'Deposit: {deposit}.',
                  '{terms.payment}',
                  'Payment: {paymentMode.clause}',
                  'The agreement is for {contractLength.contract}.',
                  'The period of the agreement: {contractPeriod}.',
                  'The offer holds until {validUntil}.',
                  'The offer holds for {validity.lasting}.',
                  '{validity.unlasting}',
                  'Cancellation: {cancellation.}',
                  'The price assumes this: {assumptions.}',
                  'Insurance: {insurance.}',
                  'Support: {support.}',
                  'Confidentiality: {confidentiality.}',
                ],
                points: ['pricePart'],
              },
              { heading: 'Warranty', sentences: ['{warranty.}', '{guarantee.}'] },
              { heading: 'Not included', sentences: ['{exclusions.}'] },
              { heading: 'What we need from you', sentences: ['{clientNeeds.}'] },
              {
                heading: 'Timeline',
                sentences: [
                  'The event is on {eventDate}.',
                  'The start is on {startDate}.',
                  'Delivery: {deliveryDay}.',
                  'Installation: {installDay}.',
                  'Go-live: {goLive}.',
                  'Completion: {completionDay}.',
                  'End: {endDay}.',
                  'Lead time: {leadTime}.',
                  'Delivery: {deliveryTime.}',
                  'Time for the work: {workTime.}',
                  '{timeline.}',
                ],
              },
              {
                heading: 'Timeline',
                sentences: ['The day is {date.dated}'],
                unless: [
                  'eventDate',
                  'startDate',
                  'timeline',
                  'dueDate',
                  'deliveryDay',
                  'completionDay',
                  'endDay',
                ],
              },
              { heading: 'What happens next', sentences: ['{nextStep.ours}'] },
            ],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Approve price and terms',
      actionPrompt:
        'Check the margin and the delivery date with Fulfilment, and whether the price has any discount taken off already. Approve when we would sign it ourselves.',
      ...salesLead,
      tools: [],
    },
    {
      key: 'crm',
      kind: 'tool',
      title: 'Record the offer',
      actionPrompt: 'Show which deal fields change: amount, stage, close date and next step.',
      ...rhea,
      tools: ['crm_differ'],
      artifact: {
        type: 'crm_diff',
        title: 'Deal update: {customer|customer not on record}',
        targetPlatform: 'hubspot',
        record: { of: 'customer', fields: dealFields },
        callToAction:
          'Apply these changes to the deal and set its stage yourself. When the proposal is ready and approved, send it the same day.',
      },
    },
  ],
});

/** What of a reply is answered by a sentence of its own. */
const answered = [
  'askedPrice',
  'ourAnswer',
  'inWriting',
  'recipient',
  'callAt',
  'namedHours',
  'namedTime',
  'namedWeek',
];

const followUp = defineWorkflow({
  code: 'SAL-03',
  name: 'Reply to Meeting Follow-up',
  description:
    'Answers a warm reply with three messages that can be sent as they are, or one where it names the time of the call, and a call slot with its agenda. Runs without approval.',
  inputs: ['lead', 'company', 'reply', 'campaign', 'date'],
  steps: [
    {
      key: 'read',
      kind: 'tool',
      title: 'Read the reply',
      actionPrompt: 'State what the lead asked, what they objected to, and which date they named.',
      ...owen,
      tools: ['context_reader', 'fact_extractor'],
    },
    {
      key: 'sequence',
      kind: 'generate',
      title: 'Write the follow-up messages',
      actionPrompt:
        'Write three short messages for day 0, day 2 and day 6. Each answers the reply, adds one useful thing and asks for one decision.',
      ...pia,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'file',
        title: 'Follow-up messages: {company|warm reply}',
        targetPlatform: 'internal',
        callToAction: 'Reply with a day and an hour for a call of 20 minutes.',
        senderNote:
          '[{passedOnBy} wrote, and not whom it greets: say in it who you are, and what it is about. ]Send the first message {messageDay|today}, and no further one once an answer has come. Answer in it what they ask, and name the price where you know it. Sign with your name and company.[ They answer the campaign “{campaign}”.]',
        needs: ['reply'],
        texts: [
          {
            heading: 'Message 1: {messageDay|today}',
            greets: ['recipient', 'contact', 'lead'],
            paragraphs: [
              { unless: ['recipient'], sentences: ['Thank you for your message.'] },
              // Whoever is named in a reply has written nothing.
              {
                sentences: ['{passedOnBy} told us that you are the one to speak to about this.'],
              },
              {
                unless: ['askedPrice', 'ourAnswer', 'inWriting', 'recipient', 'callAt'],
                sentences: ['{namedHours.given}You wrote: “{reply.said}”'],
              },
              {
                unless: [...answered, 'anyTime', 'messageDay'],
                sentences: [
                  'You wrote: “{reply.said}”',
                  '{reply.ringing}We will call you, as you ask.',
                  '{reply.writing}We would like to talk this through with you in a short call.',
                ],
              },
              // Whoever asks to be written to later has asked nothing else.
              {
                unless: answered,
                sentences: [
                  '{messageDay.given}You wrote: “{reply.said}”',
                  '{reply.ringing}We will call you, as you ask.',
                ],
              },
              // Nobody who names a time is told that a call would be best.
              {
                unless: ['askedPrice', 'ourAnswer', 'inWriting', 'recipient', 'callAt'],
                sentences: ['{namedTime.given}You wrote: “{reply.said}”'],
              },
              {
                unless: ['askedPrice', 'ourAnswer', 'inWriting', 'recipient'],
                sentences: ['{namedWeek.given}You wrote: “{reply.said}”'],
              },
              {
                unless: ['askedPrice', 'recipient', 'ourAnswer', 'noQuestion', 'movedTo'],
                sentences: ['You wrote: “{reply.said}” We answer that {inWriting}[, {asAsked}].'],
              },
              {
                unless: ['askedPrice', 'recipient', 'ourAnswer'],
                sentences: [
                  'You wrote: “{reply.said}” We take this up {noQuestion}[, {asAsked}]. What would you like to know? Reply to this message, and we answer.',
                ],
              },
              {
                unless: ['askedPrice', 'inWriting', 'recipient'],
                sentences: ['{ourAnswer.given}You wrote: “{reply.said}”', '{ourAnswer.}'],
              },
              {
                unless: ['recipient', 'inWriting'],
                sentences: ['{askedPrice.given}You wrote to us. {ourAnswer.}'],
              },
              {
                unless: ['recipient'],
                sentences: ['{inWriting.given}You wrote to us. {ourAnswer.}'],
              },
              {
                unless: ['recipient'],
                sentences: ['You ask: “{askedPrice.}” The price is {price}.'],
              },
              {
                unless: ['price', 'inWriting', 'recipient'],
                sentences: ['You ask: “{askedPrice.}”', 'We will name the price in the call.'],
              },
              {
                unless: ['price', 'onSite', 'recipient'],
                sentences: [
                  'You ask: “{askedPrice.}” We will name the price {inWriting}[, {asAsked}].',
                ],
              },
              {
                unless: ['price', 'recipient'],
                sentences: [
                  'You ask: “{askedPrice.}” We will name the price before we meet {onSite}.',
                ],
              },
              {
                unless: ['movedTo'],
                sentences: ['Tell us {inWriting}, too, what else you need in order to decide.'],
              },
              {
                unless: ['inWriting', 'messageDay'],
                sentences: [
                  '{namedHours.given}Does {date.day} suit you then, for a call of 20 minutes? Reply with yes, or with another day.',
                ],
              },
              {
                unless: ['date', 'dayOffer', 'inWriting', 'messageDay', 'namedWeek'],
                sentences: [
                  '{namedDays.given}We keep to that: on which day, and at which hour, may we call you, for 20 minutes?',
                ],
              },
              {
                unless: ['inWriting', 'messageDay'],
                sentences: [
                  'You said yes to {agreedTime}: we have put down a call of 20 minutes for then. Reply if another day or hour suits you better.',
                ],
              },
              {
                unless: ['inWriting', 'messageDay'],
                sentences: [
                  'You said yes to {agreedDay}: at which hour may we call you then, for 20 minutes?',
                ],
              },
              {
                unless: [
                  'namedTime',
                  'namedHours',
                  'agreedTime',
                  'agreedDay',
                  'inWriting',
                  'messageDay',
                ],
                sentences: [
                  '{date.hourless}Does {date.day} suit you for a call of 20 minutes[, or {dayOffer}]? Reply with the hour, or with another day.',
                  '{date.timed}Does {date.day} suit you for a call of 20 minutes[, or {dayOffer}]? Reply with yes, or with another day and hour.',
                ],
              },
              {
                unless: ['date', 'namedTime', 'agreedTime', 'agreedDay', 'inWriting', 'messageDay'],
                sentences: [
                  'We can offer a call of 20 minutes on {dayOffer}. Reply with the day and hour that suit you, or with others.',
                ],
              },
              {
                unless: ['inWriting', 'recipient'],
                sentences: [
                  'You named “{callAt}” for a call: we have put it down for then. Reply if another day or hour suits you better.',
                ],
              },
              {
                unless: ['inWriting', 'recipient', 'callAt'],
                sentences: [
                  'You named “{namedTime}”: shall we say {firstNamed}? Reply with yes, or with another day and hour.',
                ],
              },
              {
                unless: ['inWriting', 'recipient', 'callAt', 'firstNamed'],
                sentences: [
                  'You named “{namedTime}”: shall we keep that? Reply with yes, or with another day and hour.',
                ],
              },
              {
                unless: ['date', 'dayOffer', 'inWriting', 'messageDay'],
                sentences: [
                  'You named “{namedHours}”: on which day may we call you then, for 20 minutes?',
                ],
              },
              {
                unless: ['date', 'dayOffer', 'inWriting', 'messageDay', 'recipient'],
                sentences: [
                  'You named “{namedWeek}”[, and {namedDays}]: which day and hour of it suit you for a call of 20 minutes?',
                ],
              },
              {
                unless: ['date', 'dayOffer', 'inWriting', 'messageDay', 'recipient'],
                sentences: [
                  'You named “{anyTime}”: we will call you then, for 20 minutes. Reply if one day or hour of it suits you best.',
                ],
              },
              {
                unless: [
                  'date',
                  'namedTime',
                  'namedHours',
                  'namedDays',
                  'namedWeek',
                  'anyTime',
                  'dayOffer',
                  'inWriting',
                ],
                sentences: ['Which day and hour suit you for a call of 20 minutes?'],
              },
              // The day on which they are written to is ours, and none that they named for a call.
              {
                unless: ['namedTime', 'inWriting'],
                sentences: [
                  'We write {messageDay}: which day and hour suit you for a call of 20 minutes?',
                ],
              },
              // Who moves a visit is told that we come: whoever sends the message has said so.
              {
                unless: ['recipient'],
                sentences: [
                  'You asked for another time, “{movedTo}”: we come then. Reply if another day or hour suits you better.',
                ],
              },
              {
                unless: ['recipient', 'movedTo'],
                sentences: [
                  'You named “{namedTime}”: shall we meet {onSite} then? Reply with yes, or with another day and hour.',
                ],
              },
              {
                unless: ['namedTime'],
                sentences: [
                  'We can offer {dayOffer}: reply with the day and hour that suit you {onSite}, or with others.',
                ],
              },
              {
                unless: ['namedTime', 'dayOffer'],
                sentences: ['Which day and hour suit you {onSite}?'],
              },
            ],
          },
          {
            heading: 'Message 2: after two days',
            // A call that is named may come before it, and needs no more of them.
            unless: ['namedTime', 'agreedTime', 'anyTime'],
            greets: ['recipient', 'contact', 'lead'],
            paragraphs: [
              { unless: ['recipient'], sentences: ['You mentioned this: {need.}'] },
              {
                unless: ['inWriting'],
                sentences: [
                  'To make the call worth your time, tell us beforehand what matters most to you in this.',
                  'Two lines in reply are enough, and we will prepare with them.',
                ],
              },
              {
                sentences: [
                  'To make our answer {inWriting} worth your time, tell us what matters most to you in this. Two lines are enough.',
                ],
              },
            ],
          },
          {
            heading: 'Message 3: after six days',
            // A call that is named may come before it, and needs no more of them.
            unless: ['namedTime', 'agreedTime', 'anyTime'],
            greets: ['recipient', 'contact', 'lead'],
            paragraphs: [
              {
                sentences: [
                  'This is our last message on this, unless you answer.',
                  'Shall we go on, or leave it there? Reply with one word: either answer is fine.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      key: 'slot',
      kind: 'tool',
      title: 'Propose the call',
      actionPrompt: 'Propose one slot of 20 minutes with an agenda of three points.',
      ...rhea,
      tools: ['calendar_planner'],
      artifact: {
        type: 'calendar_entry',
        title: '{inWriting|Call}: {company|warm reply}',
        targetPlatform: 'internal',
        occasion: { where: byTelephone },
        callToAction:
          'Confirm the slot with the lead, with three points for it: what they asked, how they work today, and what the next step is. This sheet is ours.',
      },
    },
  ],
});

const handover = defineWorkflow({
  code: 'SAL-04',
  name: 'Closed-Won Handover',
  description:
    'Hands a signed deal to Fulfilment with the promises that were made, so that nothing has to be asked twice.',
  inputs: ['customer', 'scope', 'amount', 'startDate', 'contact', 'promises'],
  steps: [
    {
      key: 'promises',
      kind: 'tool',
      title: 'Collect what was promised',
      actionPrompt: 'List every promise on scope, date, price and people, with where it was made.',
      ...owen,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'pack',
      kind: 'generate',
      title: 'Write the handover pack',
      actionPrompt:
        'Write the handover for the delivery lead: the customer, the goal, the scope, the dates, the people, the risks.',
      ...pia,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Handover pack: {customer|customer not on record}',
        targetPlatform: 'internal',
        callToAction:
          'Read the pack, check whether each promise can be kept, and confirm the start date with the customer within two working days.',
        needs: ['customer'],
        outline: [
          {
            heading: 'Customer and people',
            purpose: 'Who bought, and who takes part as far as it is known.',
            covers: [
              'customer',
              'contact',
              'owner',
              'decision',
              'champion',
              'people',
              'contacts',
              'stakeholders',
            ],
          },
          {
            heading: 'The goal',
            purpose: 'What the customer wants to be different at the end.',
            covers: ['need', 'outcome'],
          },
          {
            heading: 'Scope and promises',
            purpose: 'What was sold, word for word where a promise was made in writing.',
            covers: ['scope', 'items', 'promises', 'amount'],
          },
          {
            heading: 'Dates',
            purpose: 'The dates on record, for the customer to confirm.',
            covers: ['date', 'timeline'],
          },
          {
            heading: 'Known risks',
            purpose: 'What Sales would watch if it were delivering this itself.',
            covers: ['risks', 'observation'],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Release to Fulfilment',
      actionPrompt: 'Release when the contract is signed and the first invoice has been requested.',
      ...salesLead,
      tools: [],
    },
    {
      key: 'crm',
      kind: 'tool',
      title: 'Close the deal record',
      actionPrompt:
        'Show the deal fields that change on closing: stage, amount, close date, owner.',
      ...rhea,
      tools: ['crm_differ'],
      artifact: {
        type: 'crm_diff',
        title: 'Closed-won update: {customer|customer not on record}',
        targetPlatform: 'hubspot',
        record: { of: 'customer', fields: dealFields },
        callToAction:
          'Apply these changes, set the stage of the deal yourself and assign the delivery owner in the record.',
      },
    },
  ],
});

export const sales: Department = {
  code: 'sal',
  name: 'Sales',
  playbookId: 'sal-playbook',
  workflows: [qualification, proposal, followUp, handover],
};
