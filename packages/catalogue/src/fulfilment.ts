import { defineWorkflow } from './define-workflow.ts';
import type { Department } from './types.ts';

const bram = { agentName: 'Bram', agentRole: 'Delivery planner' };
const lena = { agentName: 'Lena', agentRole: 'Project reporter' };
const otto = { agentName: 'Otto', agentRole: 'Quality inspector' };
const deliveryLead = { agentName: 'Delivery lead', agentRole: 'Approver of work that leaves us' };

/** Dates of a project that the handover brings along, and that are no term for anybody's answer. */
const otherDates = ['startDate', 'start', 'invoiceDate', 'renewalDate', 'visitDate', 'eventDate'];

const kickoff = defineWorkflow({
  code: 'FUL-01',
  name: 'Client Kick-off Plan',
  description:
    'Turns the handover from Sales into a plan for the first thirty days and a kick-off meeting. Runs without approval, since Sales has released the handover.',
  inputs: ['customer', 'scope', 'startDate', 'contact', 'owner', 'milestones'],
  steps: [
    {
      key: 'read',
      kind: 'tool',
      title: 'Read the handover',
      actionPrompt: 'List scope, promises, dates and people. Name what the handover leaves open.',
      ...bram,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'plan',
      kind: 'generate',
      title: 'Write the thirty-day plan',
      actionPrompt:
        'Write the plan for the first thirty days: the first result the customer will see, what we need from them, milestones with dates and owners.',
      ...lena,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Thirty-day plan: {customer|new client}',
        targetPlatform: 'internal',
        callToAction:
          'Confirm the milestones with the client at the kick-off and assign each an owner.',
        needs: ['customer'],
        outline: [
          {
            heading: 'What we deliver',
            purpose: 'What was agreed and promised, in the words on record.',
            covers: ['outcome', 'need', 'scope', 'promises'],
          },
          {
            heading: 'Milestones',
            purpose: 'Each milestone has one date and one owner.',
            covers: ['milestones', 'date', 'finishDay', 'timeline', 'owner'],
          },
          {
            heading: 'What we need from the client',
            purpose: 'Access, material and one person who can decide.',
            covers: ['contact', 'customer', 'clientNeeds', 'items', 'location'],
          },
          {
            heading: 'Risks from the handover',
            purpose: 'What the handover says of risks, and what else it notes.',
            covers: ['risks', 'observation'],
          },
        ],
      },
    },
    {
      key: 'meeting',
      kind: 'tool',
      title: 'Plan the kick-off',
      actionPrompt: 'Plan a kick-off of 45 minutes within five working days of the start.',
      ...bram,
      tools: ['calendar_planner'],
      artifact: {
        type: 'calendar_entry',
        title: 'Kick-off: {customer|new client}',
        targetPlatform: 'internal',
        occasion: {
          day: {
            kind: 'own',
            field: 'startDate',
            notice: 7,
            ahead: { of: 'milestones', workingDays: 5 },
          },
        },
        callToAction:
          'Confirm the time with the client first, then invite their decision maker and put the milestones into the invitation; the plan itself is ours.',
      },
    },
  ],
});

const milestone = defineWorkflow({
  code: 'FUL-02',
  name: 'Milestone Report',
  description:
    'Reports a milestone to the client: what is done, what slipped and what it means, checked by the delivery lead before it leaves the house.',
  inputs: ['customer', 'milestone', 'progress', 'issue', 'nextStep', 'date'],
  steps: [
    {
      key: 'gather',
      kind: 'tool',
      title: 'Gather the state of work',
      actionPrompt:
        'Gather finished, running and late work. A task counts as done with its evidence only.',
      ...bram,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'report',
      kind: 'generate',
      title: 'Write the report',
      actionPrompt:
        'Write one page to the client. Say what slipped in the first paragraph if anything did, with the new date and what we do about it.',
      ...lena,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Milestone report: {customer|customer not on record}',
        targetPlatform: 'internal',
        callToAction: 'Reply to confirm the next step, or call us if it no longer suits you.',
        otherCallToAction: {
          unless: ['nextStep', 'nextDate', 'date'],
          request: 'Reply to tell us whether this is as you see it, or call us about it.',
        },
        senderNote: 'Sign with your name and company.',
        needs: ['milestone|workDone|progress|outcome|status'],
        texts: [
          {
            greets: ['contact', 'customer'],
            paragraphs: [
              { sentences: ['This is where your project stands.'] },
              {
                heading: 'Done and under way',
                sentences: [
                  '{milestone.named}',
                  'This is milestone {milestone.counted}',
                  'The date of this milestone is {milestoneDate}.',
                  '{progress.done}',
                  '{outcome.}',
                  '{status.}',
                  'It was planned for {plannedDate}[ and done on {actualDate}].',
                ],
                points: ['workDone', 'stages', 'phases'],
              },
              { heading: 'Still to do', points: ['stillToDo'] },
              {
                heading: 'What slipped and why',
                sentences: ['{issue.}', 'The reason: {cause.}', 'What it means: {consequence.}'],
              },
              { heading: 'What we found', points: ['findings'] },
              { heading: 'What we need from you', points: ['clientNeeds'] },
              {
                heading: 'The next step',
                sentences: [
                  'Next: {nextStep.clause}',
                  'The next date is {date}.',
                  '{owner} is responsible for it on our side.',
                  'Completion: {completionAhead.clause}',
                ],
                unless: [...otherDates, 'nextDate'],
              },
              {
                heading: 'The next step',
                sentences: [
                  'Next: {nextStep.clause}',
                  'The next date is {nextDate}.',
                  '{owner} is responsible for it on our side.',
                  'Completion: {completionAhead.clause}',
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
      title: 'Approve the report',
      actionPrompt: 'Approve when you would defend each sentence in a call with the client.',
      ...deliveryLead,
      tools: [],
    },
  ],
});

const signOff = defineWorkflow({
  code: 'FUL-03',
  name: 'Quality Check and Sign-off',
  description:
    'Checks finished work against what was sold, asks for sign-off, and hands the client to Aftercare with a clean record.',
  inputs: ['customer', 'deliverables', 'findings', 'signatory|acceptedBy', 'acceptanceDate|date'],
  steps: [
    {
      key: 'inspect',
      kind: 'tool',
      title: 'Inspect against the scope',
      actionPrompt:
        'Check each deliverable against the scope. A finding names what, where and how grave.',
      ...otto,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'checklist',
      kind: 'generate',
      title: 'Write the sign-off sheet',
      actionPrompt:
        'Write the sheet that the client signs: deliverables, findings and how each was closed, what the warranty covers.',
      ...otto,
      tools: ['draft_writer', 'checklist_builder'],
      artifact: {
        type: 'file',
        title: 'Sign-off sheet: {customer|finished work}',
        targetPlatform: 'internal',
        callToAction: 'Sign this sheet and return it to us, or name the point that is still open.',
        senderNote:
          'Check that each item has been delivered, and add your company and lines for signature and day.',
        needs: ['customer', 'deliverables|items|scope'],
        texts: [
          {
            paragraphs: [
              { sentences: ['The job: {jobName.}'] },
              {
                heading: 'Delivered',
                sentences: ['This was agreed and is now in your hands.', 'The work: {scope.}'],
                points: ['deliverables', 'items'],
              },
              {
                heading: 'Inspection',
                sentences: ['The inspection was made on {inspectionDate}[ by {inspector}].'],
              },
              {
                heading: 'Inspection',
                unless: ['inspectionDate'],
                sentences: ['The inspection was made by {inspector}.'],
              },
              {
                heading: 'Findings and how they were closed',
                sentences: ['The inspection found the following.', '{outcome.}'],
                points: ['findings', 'observation'],
              },
              { sentences: ['How they were closed: {closure.clause}'] },
              { heading: 'Warranty', sentences: ['{warranty.}', '{guarantee.}'] },
              {
                heading: 'Acceptance',
                sentences: ['With a signature the work above is accepted.'],
              },
              {
                sentences: ['To be signed for {customer|the customer} by {acceptedBy.signatory}.'],
              },
              { sentences: ['Please sign and date below.'] },
              { sentences: ['Day of acceptance: {acceptanceDate.agreed}.'] },
              {
                sentences: ['Day of acceptance: {date}.'],
                unless: ['acceptanceDate', 'deadline', ...otherDates],
              },
              { sentences: ['Please sign {deadline.by}.'] },
              {
                sentences: ['We ask for your answer within three working days.'],
                unless: ['acceptanceDate', 'date', 'deadline'],
              },
            ],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Release for sign-off',
      actionPrompt: 'Release when no grave finding is open.',
      ...deliveryLead,
      tools: [],
    },
    {
      key: 'handover',
      kind: 'tool',
      title: 'Hand over to Aftercare',
      actionPrompt: 'Show what changes in the customer record when the work is accepted.',
      ...lena,
      tools: ['crm_differ'],
      artifact: {
        type: 'crm_diff',
        title: 'Delivered: {customer|finished work}',
        targetPlatform: 'hubspot',
        record: {
          of: 'customer',
          fields: {
            acceptedBy: 'accepted_by',
            // The day of the signature itself is known later.
            acceptanceDate: 'acceptance_due',
            date: 'acceptance_due',
            startDate: 'start_date',
            dueDate: 'due_date',
          },
        },
        callToAction:
          'When the sheet is signed, apply these changes the same day, enter the day of the signature and assign the Aftercare owner for the 30-day check-in.',
      },
    },
  ],
});

export const fulfilment: Department = {
  code: 'ful',
  name: 'Fulfilment',
  playbookId: 'ful-playbook',
  workflows: [kickoff, milestone, signOff],
};
