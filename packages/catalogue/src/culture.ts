import { defineWorkflow } from './define-workflow.ts';
import type { Department } from './types.ts';

const nell = { agentName: 'Nell', agentRole: 'People operations partner' };
const ravi = { agentName: 'Ravi', agentRole: 'Recruiting writer' };
const peopleLead = { agentName: 'People lead', agentRole: 'Approver of openings and offers' };

const starter = defineWorkflow({
  code: 'CUL-01',
  name: 'New Starter Welcome',
  description:
    'Prepares a new colleague’s first two weeks, so that the first day has a desk, a person and a task. Runs without approval.',
  inputs: ['name', 'role', 'team', 'startDate', 'location', 'manager', 'equipment'],
  steps: [
    {
      key: 'prepare',
      kind: 'tool',
      title: 'Check what is ready',
      actionPrompt:
        'List accounts, equipment and people. Name what is not ready and who can fix it.',
      ...nell,
      tools: ['context_reader', 'fact_extractor', 'gap_finder'],
    },
    {
      key: 'plan',
      kind: 'generate',
      title: 'Write the two-week plan',
      actionPrompt:
        'Write the first two weeks day by day: whom to meet, what to learn, the first piece of work to finish.',
      ...nell,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'First two weeks: {name|new colleague}',
        targetPlatform: 'internal',
        callToAction:
          'Confirm the buddy and have the equipment in place three days before the start.',
        needs: ['name'],
        outline: [
          {
            heading: 'Who starts',
            purpose: 'The colleague, the role and the team that expects them.',
            covers: ['name', 'contact', 'role', 'team', 'manager', 'owner', 'buddy', 'hours'],
          },
          {
            heading: 'Before day one',
            purpose: 'Accounts, equipment and access work before the first morning, not on it.',
            standing: true,
            covers: ['date', 'equipment', 'location', 'items'],
          },
          {
            heading: 'Week one',
            purpose: 'Meet the team, see a customer, finish one small piece of real work.',
            standing: true,
            covers: ['nextStep', 'training', 'observation'],
          },
          {
            heading: 'Week two',
            purpose: 'Own one task, and tell us what we should have explained better.',
            standing: true,
            covers: ['outcome'],
          },
        ],
      },
    },
    {
      key: 'welcome',
      kind: 'tool',
      title: 'Plan the first day',
      actionPrompt: 'Plan the first morning: arrival, welcome, workplace, lunch.',
      ...nell,
      tools: ['calendar_planner'],
      artifact: {
        type: 'calendar_entry',
        title: 'First day: {name|new colleague}',
        targetPlatform: 'internal',
        occasion: { day: { kind: 'own', field: 'startDate', notice: 7, atOpening: true } },
        callToAction:
          'Confirm the start date with the colleague, then meet them at the door on the day and walk the first round together.',
      },
    },
  ],
});

const pulse = defineWorkflow({
  code: 'CUL-02',
  name: 'Team Pulse Summary',
  description:
    'Summarises a pulse survey without exposing anybody, and names one thing to change. Runs without approval.',
  inputs: ['team', 'period', 'responses', 'score', 'comments'],
  steps: [
    {
      key: 'read',
      kind: 'tool',
      title: 'Read the answers',
      actionPrompt:
        'Read all answers of the period. Leave out names and anything by which a person could be recognised.',
      ...nell,
      tools: ['context_reader', 'fact_extractor'],
    },
    {
      key: 'table',
      kind: 'tool',
      title: 'Tabulate the answers',
      actionPrompt:
        'One row an answer, without the names of who answered. Groups under five people are not broken down.',
      ...nell,
      tools: ['context_reader', 'csv_builder'],
      artifact: {
        type: 'csv',
        title: 'Pulse answers: {team|team not on record}',
        targetPlatform: 'internal',
        columns: ['team', 'period', 'question', 'score', 'comment'],
      },
    },
    {
      key: 'summary',
      kind: 'generate',
      title: 'Write the summary',
      actionPrompt:
        'Write half a page for the whole team: what went up, what went down, one change we will make and when we will look again.',
      ...nell,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Pulse summary: {team|team not on record}',
        targetPlatform: 'internal',
        callToAction:
          'Read the answers as the team would before you share them, then tell the team what will change, who carries it and when you look again.',
        otherCallToAction: {
          unless: ['nextStep'],
          request:
            'Read the answers as the team would before you share them, then choose one change in the next team meeting and name who carries it.',
        },
        outline: [
          {
            heading: 'What you told us',
            purpose: 'Without the names of who answered.',
            covers: ['responses', 'score', 'period', 'team', 'observation'],
          },
          {
            heading: 'What stands out',
            purpose: 'A change of less than half a point is noise and is not commented.',
            covers: ['outcome', 'findings'],
          },
          {
            heading: 'What we will change',
            purpose: 'One change, visible within a month.',
            covers: ['nextStep', 'owner', 'dueDate'],
          },
        ],
      },
    },
  ],
});

const opening = defineWorkflow({
  code: 'CUL-03',
  name: 'Role Opening',
  description:
    'Turns a hiring need into a role brief and a public opening, approved before it is posted.',
  inputs: ['role', 'team', 'location', 'tasks|work', 'salary', 'startDate', 'reason'],
  steps: [
    {
      key: 'brief',
      kind: 'generate',
      title: 'Write the role brief',
      actionPrompt:
        'Write the brief for the hiring panel: the work of the first six months, what the person must bring, what can be learnt here.',
      ...nell,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'document',
        title: 'Role brief: {role|open role}',
        targetPlatform: 'internal',
        callToAction: 'Confirm the budget and name the panel within three working days.',
        outline: [
          {
            heading: 'Why we hire',
            purpose: 'The work that waits for this person.',
            covers: ['role', 'team', 'reason', 'observation', 'need'],
          },
          {
            heading: 'The work',
            purpose: 'What this person will do.',
            covers: ['outcome', 'scope', 'tasks', 'work'],
          },
          {
            heading: 'What the person brings',
            purpose: 'What is not named here can be learnt with us.',
            covers: ['requirements', 'niceToHave'],
          },
          {
            heading: 'Conditions',
            purpose: 'Stated openly in the opening itself.',
            covers: ['location', 'date', 'closingDate', 'salary', 'hours', 'conditions', 'amount'],
          },
        ],
      },
    },
    {
      key: 'post',
      kind: 'generate',
      title: 'Write the opening',
      actionPrompt:
        'Write the opening for LinkedIn in 120 to 200 words: the work, the team, the conditions, how to apply. No list of adjectives.',
      ...ravi,
      tools: ['draft_writer', 'quality_scorer'],
      artifact: {
        type: 'post',
        title: 'We are hiring: {role|a new colleague}',
        targetPlatform: 'linkedin',
        publicFields: [
          'role',
          'team',
          'location',
          'tasks',
          'work',
          'requirements',
          'conditions',
          'hours',
          'salary',
          'startDate',
          'niceToHave',
          'benefits',
          'workSchedule',
          'compensation',
          'applyTo',
          'applyContact',
          'closingDate',
          'vacancies',
        ],
        callToAction: 'Send us a few lines about yourself and why this work suits you.',
        hashtags: ['Hiring'],
        needs: ['role', 'tasks|work'],
        // Why somebody is wanted may be that somebody leaves.
        forColleagues: ['reason', 'cause'],
        texts: [
          {
            paragraphs: [
              { sentences: ['We are hiring: {role}[{team.group}][, {location}].'] },
              { heading: 'What you will do', sentences: ['{work.}'], points: ['tasks'] },
              { heading: 'What you bring', points: ['requirements'] },
              { heading: 'What helps', points: ['niceToHave'] },
              {
                sentences: [
                  'Positions to fill: {vacancies}.',
                  'You start on {startDate}.',
                  'Pay: {salary.rated}',
                  'Salary: {salary.unrated}',
                  'Pay: {compensation.besides}.',
                  'Hours: {hours.clause}',
                  'Schedule: {workSchedule.clause}',
                  'What we offer: {benefits.clause}',
                  '{conditions.}',
                ],
              },
              {
                sentences: [
                  'Applications go to {applyTo.addressed}[ {closingDate.until}].',
                  // `Email jobs@…` says itself how.
                  '{applyTo.ordered}[ We take applications {closingDate.until}.]',
                ],
              },
              {
                sentences: [
                  'To apply, {applyContact.applying}.',
                  'We take applications {closingDate.until}.',
                ],
                unless: ['applyTo'],
              },
            ],
          },
        ],
      },
    },
    {
      key: 'approve',
      kind: 'approval',
      title: 'Approve the opening',
      actionPrompt:
        'Approve when the budget is confirmed and the conditions are stated in the text.',
      ...peopleLead,
      tools: [],
    },
  ],
});

export const culture: Department = {
  code: 'cul',
  name: 'Culture',
  playbookId: 'cul-playbook',
  workflows: [starter, pulse, opening],
};
