import { defineWorkflow } from './define-workflow.ts';
import { byTelephone, type Department } from './types.ts';

const juno = { agentName: 'Juno', agentRole: 'Site triage coordinator' };
const silas = { agentName: 'Silas', agentRole: 'Work planner' };
const vera = { agentName: 'Vera', agentRole: 'Operations records clerk' };
const operationsManager = { agentName: 'Operations manager', agentRole: 'Approver of site work' };

const workOrder = defineWorkflow({
  code: 'OPS-01',
  name: 'Field Observation to Work Order',
  description:
    'Turns an issue seen on site into a triaged work order, holds it until the operations manager releases the work, and books the visit.',
  inputs: [
    'site',
    'observation|workToDo|scope|nextStep',
    'severity',
    'equipment',
    'reporter',
    'contact',
    'dueDate|date',
    'approvedAmount|amount',
  ],
  steps: [
    {
      key: 'triage',
      kind: 'tool',
      title: 'Triage the observation',
      actionPrompt:
        'Decide from the report whether people, customers or money are at risk, and name what the crew must know before it drives out.',
      ...juno,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'order',
      kind: 'generate',
      title: 'Write the work order',
      actionPrompt:
        'Write a work order that a crew can follow without calling back: what is wrong, where, what to bring, what done looks like, and when to stop and call.',
      ...silas,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Work order: {location|site visit}',
        targetPlatform: 'internal',
        callToAction:
          'Settle first whether anybody there may come to harm, then assign a crew and confirm the visit with the site today.',
        calmCallToAction: 'Assign a crew and confirm the visit with the site today.',
        plannedCallToAction:
          'Confirm the visit with the site, and have the crew and what the work needs ready.',
        urgentCallToAction:
          'Call the site now, settle first whether anybody there may come to harm, assign a crew at once and agree with the site when it comes.',
        needs: ['site', 'observation|workToDo|scope|nextStep'],
        outline: [
          {
            heading: 'What is wrong',
            purpose: 'The report as it came in, with its severity.',
            covers: [
              'observation',
              'severity',
              'equipment',
              'reporter',
              'consequence',
              'actionTaken',
            ],
          },
          {
            heading: 'Where and for whom',
            purpose: 'The site, and whom to ask for there, where it is on record.',
            covers: ['location', 'customer', 'contact', 'access'],
          },
          {
            heading: 'The work',
            purpose: 'What is to be done, by whom and with what.',
            covers: ['workToDo', 'scope', 'nextStep', 'crew', 'toBring'],
          },
          {
            heading: 'What done looks like',
            purpose:
              'The fault is gone, a photo is on file, and the site contact has seen the result.',
            standing: true,
            endsWork: true,
            covers: ['doneWhen', 'outcome', 'date', 'dueDate'],
          },
          {
            heading: 'Stop and call',
            purpose:
              'Stop where somebody may come to harm, and when the work needs a permit, a second trade or more money than was approved.',
            standing: true,
            covers: ['risks', 'approvedAmount', 'amount'],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Release the work',
      actionPrompt:
        'Release when the severity is right, the cost is covered and the site can be entered at the planned time.',
      ...operationsManager,
      tools: [],
    },
    {
      key: 'visit',
      kind: 'tool',
      title: 'Book the visit',
      actionPrompt: 'Book the first free crew slot, or the date the report asks for.',
      ...silas,
      tools: ['calendar_planner'],
      artifact: {
        type: 'calendar_entry',
        title: 'Site visit: {location|work order}',
        targetPlatform: 'internal',
        callToAction:
          'Confirm access with the site contact before the visit, and take what the repair needs.',
      },
    },
  ],
});

const register = defineWorkflow({
  code: 'OPS-02',
  name: 'Daily Operations Register',
  description:
    'Writes the day’s observations and tasks into a register that a spreadsheet opens, and a digest for the morning meeting. Runs without approval.',
  inputs: ['items|tasks|observation', 'site', 'owner', 'status', 'dueDate'],
  steps: [
    {
      key: 'collect',
      kind: 'tool',
      title: 'Collect the day',
      actionPrompt: 'Read every item of the day. Keep one row an item and never merge two sites.',
      ...vera,
      tools: ['context_reader', 'fact_extractor'],
    },
    {
      key: 'register',
      kind: 'tool',
      title: 'Write the register',
      actionPrompt: 'One row an item: what, where, who, until when, status.',
      ...vera,
      tools: ['csv_builder'],
      artifact: {
        type: 'csv',
        title: 'Operations register: {location|all sites}',
        targetPlatform: 'internal',
        columns: ['item', 'location', 'observation', 'owner', 'date', 'status'],
      },
    },
    {
      key: 'digest',
      kind: 'generate',
      title: 'Write the morning digest',
      actionPrompt:
        'Write half a page for the morning meeting: what is new, what is late, what needs a decision today.',
      ...juno,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Morning digest: {location|all sites}',
        targetPlatform: 'internal',
        callToAction:
          'Go through the open items, and give each that has none an owner and a date before the meeting ends.',
        outline: [
          {
            heading: 'On the register',
            purpose: 'Each item with its state, as it was reported.',
            covers: [
              'observation',
              'item',
              'items',
              'tasks',
              'jobs',
              'observations',
              'entries',
              'findings',
              'todos',
              'location',
              'owner',
            ],
          },
          {
            heading: 'Late or at risk',
            purpose: 'An item is late when its date has passed and nobody has said why.',
            covers: ['date', 'risks', 'severity', 'status'],
            takesLate: true,
          },
          {
            heading: 'Decisions for today',
            purpose: 'What the meeting has to settle, each with the person who carries it out.',
            covers: ['nextStep', 'decision', 'decisions', 'openQuestions'],
          },
        ],
      },
    },
  ],
});

const supplier = defineWorkflow({
  code: 'OPS-03',
  name: 'Supplier Issue Resolution',
  description:
    'States a supplier’s failure with its evidence, prepares the letter that asks for remedy, and sends nothing before approval.',
  inputs: ['supplier', 'order', 'issue', 'amount', 'deadline', 'evidence'],
  steps: [
    {
      key: 'evidence',
      kind: 'tool',
      title: 'Assemble the evidence',
      actionPrompt: 'List what was ordered, what arrived, when, and what proves each of them.',
      ...juno,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'letter',
      kind: 'generate',
      title: 'Write the claim letter',
      actionPrompt:
        'Write a firm and polite letter: the order, the fault, the evidence, the remedy we ask for and the date by which we expect it.',
      ...silas,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'file',
        title: 'Claim letter: {supplier|supplier issue}',
        targetPlatform: 'internal',
        callToAction: 'Please confirm in writing what you will do.',
        senderNote: 'Sign with your name and company.',
        // A firm that came for a job has its invoice, and no order of ours.
        needs: ['order|invoice', 'issue|observation'],
        // What a form calls `description` or `details` is the issue itself where nothing else is.
        publicFields: [
          'supplier',
          'contact',
          'order',
          'invoice',
          'invoiceDate',
          'orderDate',
          'orderedItems',
          'receivedItems',
          'observation',
          'description',
          'details',
          'consequence',
          'actionTaken',
          'deliveries',
          'evidence',
          'amount',
          'invoicedAmount',
          'advancePaid',
          'paymentHeld',
          'creditWanted',
          'remedy',
          'deadline',
        ],
        texts: [
          {
            greets: ['contact', 'supplier'],
            paragraphs: [
              {
                unless: ['order'],
                sentences: ['This letter concerns your invoice {invoice}[ of {invoiceDate}].'],
              },
              {
                sentences: [
                  'This letter concerns our order {order}[ of {orderDate}].',
                  'What we ordered: {orderedItems.clause}',
                ],
              },
              { sentences: ['What we received: {receivedItems.clause}'] },
              { sentences: ['This is what went wrong: {observation.}', '{description.}'] },
              { sentences: ['It happened on these days:'], points: ['deliveries'] },
              { sentences: ['What it has led to: {consequence.clause}'] },
              { sentences: ['What we have done about it so far: {actionTaken.clause}'] },
              { sentences: ['Our evidence:'], points: ['evidence'] },
              {
                sentences: [
                  'Your invoice comes to {invoicedAmount}.',
                  'The amount concerned is {amount}.',
                  'What we have paid in advance: {advancePaid.clause}',
                  'What we hold back until this is settled: {paymentHeld.clause}',
                ],
              },
              {
                unless: ['remedy'],
                sentences: ['We ask for a credit of {creditWanted}[, {deadline.by}].'],
              },
              {
                unless: ['creditWanted'],
                sentences: [
                  'We ask for {remedy.thing}[ {deadline.by}].',
                  'We are asking for the following[, {deadline.by}]: {remedy.deed}',
                ],
              },
              {
                sentences: [
                  'We ask for a credit of {creditWanted}, and for this[, {deadline.by}]: {remedy.clause}',
                ],
              },
              // One term: the deadline where there is one.
              {
                unless: ['remedy', 'creditWanted'],
                sentences: [
                  'We ask you to put it right at your cost or to send us a credit note, and to tell us the cause in a few lines, {deadline.by}.',
                ],
              },
              {
                unless: ['deadline', 'remedy', 'creditWanted'],
                sentences: [
                  'We ask you to put it right at your cost or to send us a credit note, and to tell us the cause in a few lines.',
                ],
              },
              {
                unless: ['deadline', 'remedy'],
                sentences: ['We need your answer within five working days.'],
              },
              {
                unless: ['deadline'],
                sentences: ['{remedy.undated}We need your answer within five working days.'],
              },
            ],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Approve the claim',
      actionPrompt: 'Approve when the evidence would convince the supplier’s own manager.',
      ...operationsManager,
      tools: [],
    },
    {
      key: 'chase',
      kind: 'tool',
      title: 'Set the follow-up',
      actionPrompt: 'Set the date on which we call if no answer has come.',
      ...vera,
      tools: ['calendar_planner'],
      artifact: {
        type: 'calendar_entry',
        title: 'Chase: {supplier|supplier claim}',
        targetPlatform: 'internal',
        occasion: {
          day: { kind: 'after-term', field: 'deadline', workingDays: 5 },
          where: byTelephone,
        },
        callToAction:
          'When the term of the letter has passed and no written answer has come, call the supplier the same day.',
      },
    },
  ],
});

const correctiveAction = defineWorkflow({
  code: 'OPS-04',
  name: 'Corrective Action on Spend',
  description:
    'Takes a variance that Finance found, states its cause in the operation, and commits to an action that Finance can check. Closes the control loop.',
  inputs: [
    'variance|actual',
    'costCentre',
    'cause|observation',
    'action|nextStep',
    'owner',
    'dueDate',
  ],
  steps: [
    {
      key: 'cause',
      kind: 'tool',
      title: 'Find the cause',
      actionPrompt: 'Trace the variance to the work that caused it. Separate price from quantity.',
      ...juno,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'plan',
      kind: 'generate',
      title: 'Write the corrective action',
      actionPrompt:
        'Write one page: the variance, its cause, the action, who carries it out, and the figure by which Finance will see that it worked.',
      ...silas,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Corrective action: {costCentre|spend variance}',
        targetPlatform: 'internal',
        callToAction:
          'Confirm the owner, and report to Finance by the due date what the action changed.',
        needs: ['variance|amount|actual'],
        outline: [
          {
            heading: 'The variance',
            purpose:
              'The figure, as reported or as plan and spend give it, with its cost centre and period.',
            covers: ['amount', 'variance', 'planned', 'actual', 'costCentre', 'period'],
          },
          {
            heading: 'Its cause',
            purpose: 'What in the work led to it.',
            covers: ['observation', 'cause', 'supplier', 'location'],
          },
          {
            heading: 'The action',
            purpose: 'One action, one owner, one date.',
            covers: ['action', 'nextStep', 'owner', 'date', 'measureOfAction'],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Commit to the action',
      actionPrompt: 'Approve when the owner has agreed and the date can be kept.',
      ...operationsManager,
      tools: [],
    },
  ],
});

export const operations: Department = {
  code: 'ops',
  name: 'Operations',
  playbookId: 'ops-playbook',
  workflows: [workOrder, register, supplier, correctiveAction],
};
