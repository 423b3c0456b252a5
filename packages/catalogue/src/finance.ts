import { defineWorkflow } from './define-workflow.ts';
import type { Department } from './types.ts';

const edda = { agentName: 'Edda', agentRole: 'Management accountant' };
const hugo = { agentName: 'Hugo', agentRole: 'Billing clerk' };
const controller = { agentName: 'Financial controller', agentRole: 'Approver of money out and in' };

const variance = defineWorkflow({
  code: 'FIN-01',
  name: 'Spend Variance Review',
  description:
    'Compares spend with plan by cost centre, explains what is over, and hands it to Operations for action. Runs without approval.',
  inputs: ['period', 'costCentre', 'plannedSpend|planned|lines', 'actualSpend|actual|lines'],
  steps: [
    {
      key: 'compare',
      kind: 'tool',
      title: 'Compare spend with plan',
      actionPrompt:
        'Read planned and actual spend by line. Do not net an overspend against a saving.',
      ...edda,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'table',
      kind: 'tool',
      title: 'Build the variance table',
      actionPrompt: 'One row a cost line: planned, actual, variance, owner.',
      ...hugo,
      tools: ['csv_builder'],
      artifact: {
        type: 'csv',
        title: 'Spend variance {period|to date}',
        targetPlatform: 'internal',
        columns: ['costCentre', 'period', 'planned', 'actual', 'variance', 'owner'],
      },
    },
    {
      key: 'note',
      kind: 'generate',
      title: 'Write the variance note',
      actionPrompt:
        'Write one page for the cost owners: which lines are over, since when, what they have to answer and until when.',
      ...edda,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Variance note {period|to date}',
        targetPlatform: 'internal',
        callToAction:
          'Answer each line above plan with its cause and an action within five working days.',
        answeredBy: ['deadline', 'dueDate'],
        outline: [
          {
            heading: 'Where spend left the plan',
            purpose:
              'Each line with its own figures. A saving in one never makes up for an overspend in another.',
            covers: ['costCentre', 'period', 'planned', 'actual', 'variance', 'amount', 'items'],
          },
          {
            heading: 'What is known of the cause',
            purpose: 'As it was reported. Operations confirms the cause in the work.',
            covers: ['observation', 'supplier', 'cause'],
          },
          {
            heading: 'What we need from the owner',
            purpose: 'A cause, an action and a date, answered with a corrective action.',
            covers: ['owner', 'dueDate', 'deadline', 'nextStep'],
          },
        ],
      },
    },
  ],
});

const invoiceRun = defineWorkflow({
  code: 'FIN-02',
  name: 'Invoice Run',
  description:
    'Builds the invoice lines from delivered work, holds them for the controller, and records the billing state in the CRM.',
  inputs: ['customer', 'items', 'amount', 'currency', 'invoiceDate|date', 'purchaseOrder|order'],
  steps: [
    {
      key: 'lines',
      kind: 'tool',
      title: 'Build the invoice lines',
      actionPrompt: 'One line for each delivered item with quantity, price and order reference.',
      ...hugo,
      tools: ['context_reader', 'csv_builder'],
      artifact: {
        type: 'csv',
        title: 'Invoice lines: {customer|current run}',
        targetPlatform: 'internal',
        columns: [
          'customer',
          'order',
          'item',
          'quantity',
          'price',
          'amount',
          'currency',
          'invoiceDate',
        ],
      },
    },
    {
      key: 'control',
      kind: 'generate',
      title: 'Write the control sheet',
      actionPrompt:
        'Write what the controller needs to release the run: who is billed for what, what differs from the contract, what is left out and why.',
      ...edda,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Invoice control sheet: {customer|current run}',
        targetPlatform: 'internal',
        callToAction: 'Review the lines against the contract and release or return the run today.',
        needs: ['customer', 'items|item|amount'],
        outline: [
          {
            heading: 'Who is billed',
            purpose: 'Compare the name and the order reference with the contract.',
            covers: ['customer', 'order', 'contact'],
          },
          {
            heading: 'For what',
            purpose:
              'Compare each line with the signed-off work. What is not signed off waits for the next run.',
            covers: ['items', 'item', 'amount', 'scope'],
          },
          {
            heading: 'Terms',
            purpose: 'Compare the terms of payment with the contract.',
            covers: ['invoiceDate', 'date', 'terms', 'currency', 'discount'],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Release the invoices',
      actionPrompt:
        'Release when each line traces to signed-off work and the tax treatment is right.',
      ...controller,
      tools: [],
    },
    {
      key: 'crm',
      kind: 'tool',
      title: 'Record the billing state',
      actionPrompt: 'Show the billing fields of the customer record before and after the run.',
      ...hugo,
      tools: ['crm_differ'],
      artifact: {
        type: 'crm_diff',
        title: 'Billing update: {customer|current run}',
        targetPlatform: 'hubspot',
        record: {
          of: 'customer',
          fields: {
            invoiceDate: 'invoice_date',
            dueDate: 'due_date',
            purchaseOrder: 'purchase_order',
          },
        },
        callToAction: 'When the invoices are released and sent, apply these changes the same day.',
      },
    },
  ],
});

const receivables = defineWorkflow({
  code: 'FIN-03',
  name: 'Overdue Receivables Follow-up',
  description:
    'Lists what is overdue by age, prepares reminders in the right tone, and asks before a customer is written to.',
  inputs: ['customer', 'invoices', 'amount', 'dueDate|daysOverdue', 'contact'],
  steps: [
    {
      key: 'ageing',
      kind: 'tool',
      title: 'Age the open invoices',
      actionPrompt:
        'One row an open invoice with its age. Disputed invoices are marked, not dropped.',
      ...hugo,
      tools: ['context_reader', 'csv_builder'],
      artifact: {
        type: 'csv',
        title: 'Receivables ageing: {customer|all customers}',
        targetPlatform: 'internal',
        columns: ['customer', 'invoice', 'amount', 'dueDate', 'daysOverdue', 'status', 'owner'],
      },
    },
    {
      key: 'reminder',
      kind: 'generate',
      title: 'Write the reminder',
      actionPrompt:
        'Write a reminder that keeps the customer: the invoice, the amount, the date, how to pay, whom to call when something is wrong with it.',
      ...edda,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'file',
        title: 'Payment reminder: {customer|open invoices}',
        targetPlatform: 'internal',
        callToAction: 'Please pay the open amount within seven days, or call us about it.',
        senderNote:
          'Sign with your name and company{howToPay.given|, and say how to pay}.[ Left out, as on record as disputed: {leftDisputed.plain}.]',
        publicFields: [
          'customer',
          'contact',
          'invoice',
          'invoices',
          'amount',
          'invoicedInAll',
          'paidSoFar',
          'date',
          'dueDate',
          'howToPay',
          'nextReminder',
          'invoicesAre',
        ],
        needs: ['invoice|invoices', 'amount'],
        texts: [
          {
            greets: ['contact', 'customer'],
            paragraphs: [
              {
                unless: ['invoice'],
                // Some may be due later: each says its own date.
                sentences: ['Our books show that {invoicesAre|these invoices are} unpaid.'],
              },
              {
                unless: ['invoice'],
                sentences: [
                  '[Its{invoicesAre.given}]{invoicesAre.given|Their} due date {dueIs|is} {dueDate}.',
                ],
              },
              {
                sentences: [
                  'Our books show that invoice {invoice} is[ not{invoicedInAll.given}] {invoicedInAll.given|un}paid[ in full{invoicedInAll.given}].',
                  'The open amount is {amount}.',
                  'The invoice came to {invoicedInAll}[, of which {paidSoFar} is paid].',
                  // How many days ago that was changes until the letter is approved and sent.
                  'Its due date {dueIs|is} {dueDate}.',
                  'This is our {nextReminder} reminder.',
                ],
                points: ['invoices'],
              },
              { sentences: ['How to pay: {howToPay.}'] },
              {
                sentences: [
                  'If you have paid already, thank you: please send us the date of the transfer.',
                ],
              },
              {
                sentences: [
                  'If you find something wrong, tell us what it is and on which invoice, so that we can settle it.',
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
      title: 'Approve the reminders',
      actionPrompt: 'Approve after checking with the account owner that no dispute is open.',
      ...controller,
      tools: [],
    },
  ],
});

const monthEnd = defineWorkflow({
  code: 'FIN-04',
  name: 'Month-End Control Pack',
  description:
    'Collects the controls of the month into one signed pack: what was reconciled, what is open, who carries it.',
  inputs: ['period', 'reconciliations', 'evidence', 'openItems', 'owner', 'dueDate'],
  steps: [
    {
      key: 'collect',
      kind: 'tool',
      title: 'Collect the controls',
      actionPrompt:
        'List each control with its result and its evidence. A control without evidence is open.',
      ...hugo,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'pack',
      kind: 'generate',
      title: 'Write the control pack',
      actionPrompt:
        'Write the pack for the controller: reconciled accounts, open items with owners, the actions of OPS-04 that were due.',
      ...edda,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Control pack {period|of the month}',
        targetPlatform: 'internal',
        callToAction:
          'Sign the pack or return it with the open control named, within two working days.',
        answeredBy: ['deadline', 'dueDate'],
        outline: [
          {
            heading: 'Reconciliations',
            purpose: 'Each with its result and its evidence; one with a difference is open.',
            covers: ['reconciliations', 'evidence', 'period', 'amount', 'outcome', 'owner', 'date'],
          },
          {
            heading: 'Open',
            purpose: 'An open item without an owner or a date is escalated.',
            covers: ['openItems', 'observation'],
          },
          {
            heading: 'Actions that were due',
            purpose:
              'Corrective actions promised by Operations, with the figure that shows their effect.',
            covers: ['nextStep', 'variance', 'status'],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Sign the month',
      actionPrompt: 'Sign when each reconciliation has its evidence and each open item its owner.',
      ...controller,
      tools: [],
    },
  ],
});

export const finance: Department = {
  code: 'fin',
  name: 'Finance',
  playbookId: 'fin-playbook',
  workflows: [variance, invoiceRun, receivables, monthEnd],
};
