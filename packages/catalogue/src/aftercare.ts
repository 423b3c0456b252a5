import { defineWorkflow } from './define-workflow.ts';
import { byTelephone, type Department } from './types.ts';

const ada = { agentName: 'Ada', agentRole: 'Customer care analyst' };
const finn = { agentName: 'Finn', agentRole: 'Customer correspondent' };
const gwen = { agentName: 'Gwen', agentRole: 'Account records steward' };
const careLead = { agentName: 'Aftercare lead', agentRole: 'Approver of customer requests' };

const checkIn = defineWorkflow({
  code: 'AFT-01',
  name: 'Thirty-Day Check-in',
  description:
    'Asks a month after delivery whether the result holds, and plans the call with what we already know. Runs without approval.',
  inputs: [
    'customer',
    'contact',
    'deliverables',
    'deliveryDate|acceptanceDate',
    'sentiment|feedback',
    'openIssues',
  ],
  steps: [
    {
      key: 'history',
      kind: 'tool',
      title: 'Read the history',
      actionPrompt: 'Read what was delivered, what was promised and what was reported since.',
      ...ada,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'guide',
      kind: 'generate',
      title: 'Write the call guide',
      actionPrompt:
        'Write a guide for a call of 15 minutes: how it started, what to ask, which sign means that the customer is at risk.',
      ...finn,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Check-in guide: {customer|customer not on record}',
        targetPlatform: 'internal',
        callToAction: 'Call the customer, and record the answer to each question the same day.',
        needs: ['customer|contact|phone'],
        outline: [
          {
            heading: 'Whom we call',
            purpose: 'The customer, and who speaks for them where it is on record.',
            covers: [
              'customer',
              'standIn',
              'contact',
              'phone',
              'email',
              'dayOfCall',
              'dayOfFollowUp',
            ],
          },
          {
            heading: 'What we delivered',
            purpose: 'What the customer has had since the sign-off.',
            covers: ['deliverables', 'scope', 'deliveryDate', 'acceptanceDate', 'date'],
          },
          {
            heading: 'What we have heard since',
            purpose: 'Reports, questions and silence. Silence for a month counts as a risk.',
            covers: ['observation', 'sentiment', 'satisfaction', 'feedback', 'openIssues'],
          },
          {
            heading: 'What to ask',
            purpose:
              'What works well, and what does not? What is missing of what was agreed? Who else should we hear? What do we do next, and by when?',
            displeased: {
              heading: 'What to answer first, and to ask then',
              purpose:
                'Say first what went wrong, what they are owed, who puts it right and by when, and ask whether that is enough. Only then: what else is missing of what was agreed, and who else should we hear?',
            },
            standing: true,
            covers: ['outcome', 'promises', 'promisedOutcome', 'nextStep'],
          },
        ],
      },
    },
    {
      key: 'call',
      kind: 'tool',
      title: 'Plan the call',
      actionPrompt: 'Plan the call for the morning of the thirtieth day or the next working day.',
      ...gwen,
      tools: ['calendar_planner'],
      artifact: {
        type: 'calendar_entry',
        title: 'Check-in call: {customer|customer not on record}',
        targetPlatform: 'internal',
        occasion: {
          day: { kind: 'after', field: 'deliveryDate', days: 30 },
          where: byTelephone,
          part: 'morning',
        },
        callToAction:
          'Call at the time above, or sooner where something is open, and send a two-line summary afterwards.',
      },
    },
  ],
});

const proof = defineWorkflow({
  code: 'AFT-02',
  name: 'Proof and Testimonial Request',
  description:
    'Asks a satisfied customer for proof that can be published, with consent in writing, and hands it to Marketing.',
  inputs: ['customer', 'contact', 'outcome', 'quote', 'consent'],
  steps: [
    {
      key: 'select',
      kind: 'tool',
      title: 'Select what can be proved',
      actionPrompt:
        'Choose the outcome with the best evidence. An outcome without a figure is not proof.',
      ...ada,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'request',
      kind: 'generate',
      title: 'Write the request',
      actionPrompt:
        'Write a short letter: why we ask, the three questions to answer, what will be published where, and how consent is withdrawn.',
      ...finn,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'file',
        title: 'Testimonial request: {customer|customer not on record}',
        targetPlatform: 'internal',
        callToAction: 'Reply with your answers, in as many lines as you like.',
        otherCallToAction: {
          unless: ['consentTerms'],
          request:
            'Reply with your answers, and tell us in one line what we may publish, unless you have told us already.',
        },
        senderNote: 'Sign with your name and company.',
        needs: ['customer'],
        publicFields: [
          'customer',
          'contact',
          'outcome',
          'quote',
          'consent',
          // What we ask for is what the letter is about, and may be called a request.
          'favour',
          'request',
          'answerTerm',
        ],
        texts: [
          {
            greets: ['contact', 'customer'],
            paragraphs: [
              {
                unless: ['consentTerms'],
                sentences: [
                  'May we tell others what changed for you? You can say it better than we can.',
                ],
              },
              {
                sentences: [
                  '{consentTerms.given}You can say better than we can what changed for you.',
                ],
              },
              { sentences: ['This is what we noted: {outcome.}', 'You told us: “{quote.said}”'] },
              {
                sentences: [
                  'We ask you for this: {favour.theirs}',
                  'We ask you for this: {request.theirs}',
                ],
              },
              {
                sentences: [
                  'Three questions, to answer in your own words: What was it like before? What is different now? What would you tell somebody who hesitates?',
                ],
              },
              {
                sentences: [
                  'We have noted how we may use it: “{consentTerms.}” We keep to that; tell us if it is not right.',
                  'We have noted how we may use it: {termsInOwnWords}. We keep to that; tell us if it is not right.',
                ],
              },
              {
                sentences: [
                  'We publish only what you agree to, and you may withdraw it at any time with a line to us.',
                ],
              },
              { sentences: ['We would be glad to have your answer {answerTerm.by}.'] },
            ],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Approve the request',
      actionPrompt: 'Approve when the customer is content and no complaint is open.',
      ...careLead,
      tools: [],
    },
    {
      key: 'record',
      kind: 'tool',
      title: 'Record the consent',
      actionPrompt: 'Show the consent fields of the customer record before and after.',
      ...gwen,
      tools: ['crm_differ'],
      artifact: {
        type: 'crm_diff',
        title: 'Consent record: {customer|customer not on record}',
        targetPlatform: 'hubspot',
        callToAction:
          'When the request has been sent, apply these changes and note that the consent was asked for; enter the answer when it is on file in writing.',
      },
    },
  ],
});

const renewal = defineWorkflow({
  code: 'AFT-03',
  name: 'Renewal and Retention Review',
  description:
    'Reviews a contract ninety days before it ends: whether the customer will stay, what would make them leave, what we offer.',
  inputs: ['customer', 'renewalDate', 'amount', 'usage', 'risks', 'outcome', 'offer'],
  steps: [
    {
      key: 'signals',
      kind: 'tool',
      title: 'Read the signals',
      actionPrompt: 'Read usage, complaints and payments. Name each sign with its date.',
      ...ada,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'review',
      kind: 'generate',
      title: 'Write the review',
      actionPrompt:
        'Write one page for the account owner: results so far, risk of leaving with its reason, the offer and the date of the talk.',
      ...finn,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Renewal review: {customer|customer not on record}',
        targetPlatform: 'internal',
        callToAction:
          'Book the renewal talk for sixty days before the contract ends, or at once where that has passed.',
        daysBefore: {
          field: 'renewalDate',
          days: 60,
          request: 'Book the renewal talk for {day}, sixty days before the contract ends.',
          late: 'Book the renewal talk at once: the contract ends on {end}.',
        },
        needs: ['customer'],
        outline: [
          {
            heading: 'The contract',
            purpose: 'The customer, with what is on record of the scope, the value and the end.',
            covers: ['customer', 'contact', 'scope', 'amount', 'renewalDate', 'date'],
          },
          {
            heading: 'Results so far',
            purpose: 'What the customer has had from it, in figures where they are known.',
            covers: ['outcome', 'usage', 'metric'],
          },
          {
            heading: 'Risk of leaving',
            purpose: 'One grave sign weighs more than three good ones.',
            covers: ['risks', 'observation', 'sentiment'],
          },
          {
            heading: 'Our offer',
            purpose: 'What we propose for the next term.',
            covers: ['offer', 'terms'],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Approve the offer',
      actionPrompt: 'Approve when the account owner stands behind the risk and the price.',
      ...careLead,
      tools: [],
    },
    {
      key: 'crm',
      kind: 'tool',
      title: 'Update the renewal record',
      actionPrompt: 'Show the renewal fields before and after: date, amount, risk, next step.',
      ...gwen,
      tools: ['crm_differ'],
      artifact: {
        type: 'crm_diff',
        title: 'Renewal update: {customer|customer not on record}',
        targetPlatform: 'hubspot',
        record: { of: 'customer', fields: { renewalDate: 'renewal_date' } },
        callToAction: 'Apply these changes and set the reminder for the renewal talk.',
      },
    },
  ],
});

const referral = defineWorkflow({
  code: 'AFT-04',
  name: 'Referral Introduction',
  description:
    'Turns a customer’s offer to recommend us into an introduction that is easy to forward, and records it as a lead. Runs without approval.',
  inputs: [
    'customer',
    'referrer',
    'referral',
    'reason',
    'contact',
    'scope|deliverables|items',
    'outcome|quote',
    'consent',
  ],
  steps: [
    {
      key: 'match',
      kind: 'tool',
      title: 'Match the referral',
      actionPrompt: 'State who recommends whom and why, and whether we know the company already.',
      ...ada,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'introduction',
      kind: 'generate',
      title: 'Write the introduction',
      actionPrompt:
        'Write five lines that the customer can forward as they are: who we are, what we did for them, why it may concern the reader, one way to answer.',
      ...finn,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'file',
        title: 'Introduction from {customer|a customer}',
        targetPlatform: 'internal',
        callToAction: 'Reply with a day, or tell us in one line that it is not for you.',
        senderNote: 'Sign with your name and company.',
        needs: ['referrer', 'referral', 'deliverables|scope|items', 'outcome|quote'],
        forColleagues: ['reason'],
        // The reader is a third party: who the customer is and what it brought them is theirs to tell.
        permissions: [{ field: 'consent', for: ['referrer', 'customer', 'outcome', 'quote'] }],
        texts: [
          {
            greets: ['referral'],
            paragraphs: [
              {
                sentences: ['{referrer}[ of {customer}] suggested that we write to you.'],
              },
              {
                unless: ['customer'],
                // Without whose it is, a list of work would read as what is offered.
                sentences: ['This is an example of our work.', '{scope.}'],
                points: ['deliverables', 'items'],
              },
              {
                // Of a customer who recommends us it was told already that they do.
                sentences: ['This is what we did for {customer.besides}.', '{scope.}'],
                points: ['deliverables', 'items'],
              },
              {
                sentences: [
                  'Here is what it achieved: {outcome.}',
                  'In their words: “{quote.said}”[ – {quote.signed}]',
                ],
              },
              // Why it may concern the reader was said about them and not to them: it stays inside.
              {
                unless: ['inWriting'],
                sentences: [
                  'A short call tells whether the same would help you; if not, we say so.',
                  'Which day suits you for 15 minutes?',
                ],
              },
              {
                sentences: [
                  'Tell us {inWriting} what you have to do, and we tell you whether the same would help you.',
                ],
              },
            ],
          },
        ],
      },
    },
    {
      key: 'lead',
      kind: 'tool',
      title: 'Record the lead',
      actionPrompt: 'Show the new lead record with its source and its referrer.',
      ...gwen,
      tools: ['crm_differ'],
      artifact: {
        type: 'crm_diff',
        title: 'Referred lead: {referral|new introduction}',
        targetPlatform: 'hubspot',
        // The contact is the customer's or the lead's: the record is told apart by who recommends it.
        record: {
          of: 'referral',
          fields: {
            referral: 'company',
            customer: 'referred_by_company',
            referrer: 'referred_by',
            referrerEmail: 'referrer_email',
            referrerPhone: 'referrer_phone',
            contact: 'contact',
            scope: 'scope_for_referrer',
            deliverables: 'deliverables_for_referrer',
            outcome: 'outcome_for_referrer',
            quote: 'quote_of_referrer',
            consent: 'consent_of_referrer',
          },
        },
        callToAction:
          'Check that the contact is the lead’s and not the customer’s, apply these changes and have Sales qualify the lead within one working day.',
      },
    },
  ],
});

export const aftercare: Department = {
  code: 'aft',
  name: 'Aftercare',
  playbookId: 'aft-playbook',
  workflows: [checkIn, proof, renewal, referral],
};
