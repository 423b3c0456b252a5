import { describe, expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

describe('a record of service', () => {
  it('tells a review by who was asked for it, not by what they call themselves', () => {
    const review = { stars: 5, text: 'Best movers.', consumer: { displayName: 'DJ' } };
    expect(readProgramRecord(review)).toEqual({
      stars: '5 of 5 stars',
      review: 'Best movers.',
      'shown as': 'DJ',
    });
    expect(
      readProgramRecord({ ...review, recipientName: 'Siobhán Keane, Atlantic Water Labs' }),
    ).toEqual({
      stars: '5 of 5 stars',
      review: 'Best movers.',
      contact: 'Siobhán Keane',
      company: 'Atlantic Water Labs',
    });
  });

  it('has the open tickets of a customer, and how content they are', () => {
    expect(
      readProgramRecord({
        related_tickets: [
          { id: 30_102, subject: 'Handset crackles', status: 'solved' },
          { id: 30_377, subject: 'Voicemail goes astray', status: 'in_progress' },
        ],
        satisfaction_rating: { score: 'good', comment: 'Brilliant.' },
        status: 'open',
      }),
    ).toEqual({
      'open issues': ['Voicemail goes astray (in progress)'],
      'solved since': ['Handset crackles'],
      satisfaction: 'good',
      feedback: 'Brilliant.',
    });
    const ticket = { summary: 'Backup failed', assigned: 'Ana', due: '28/11', state: 'new' };
    for (const register of [
      { tickets: [ticket], date: '30 Nov' },
      {
        tickets: [
          { ...ticket, client: 'Quay Vets' },
          { ...ticket, client: 'Holm' },
        ],
        site: 'all',
      },
    ])
      expect(readProgramRecord(register)).toEqual(register);
    expect(readProgramRecord({ tickets: [ticket], customer: 'Quay Vets' })).toEqual({
      'open issues': ['Backup failed (new)'],
      customer: 'Quay Vets',
    });
    expect(readProgramRecord({ ratings: { default_question: -103 }, fr_escalated: true })).toEqual({
      satisfaction: 'extremely unhappy',
    });
  });

  it('has a job that is done with whoever did it, whole sums and the day', () => {
    expect(
      readProgramRecord({
        description: 'Water heater install',
        work_status: 'complete rated',
        work_timestamps: {
          started_at: '2026-10-30T13:05:00Z',
          completed_at: '2026-10-30T21:40:00Z',
        },
        total_amount: 528_000,
        assigned_employees: [{ first_name: 'Corey', last_name: 'Blount' }, { first_name: 'Ann' }],
        address: { street: '508 Fern Hollow Ct', city: 'Franklin' },
      }),
    ).toEqual({
      'what we delivered': 'Water heater install',
      'completed on': '2026-10-30',
      total_amount: 5_280,
      owner: 'Corey Blount, Ann',
      site: '508 Fern Hollow Ct, Franklin',
    });
  });

  it('reads values that are taken apart', () => {
    expect(
      readProgramRecord({
        'Full Name': { first: 'Teun', last: 'de Wit' },
        'Signed on': { day: '21', month: '1', year: '2026' },
        properties: {
          Customer: {
            type: 'title',
            title: [{ plain_text: 'Saltmarsh ' }, { plain_text: 'School' }],
          },
          Permission: { id: 'x', type: 'select', select: { name: 'Not asked yet', color: 'red' } },
        },
        Location: { Descriptor: 'Aberdeen' },
        function: { id: 'distribution', label: 'Distribution' },
        answers: [{ question: { text: 'Could we quote you?' }, free_response: 'Yes' }],
      }),
    ).toEqual({
      'Full Name': 'Teun de Wit',
      'Signed on': '2026-01-21',
      Customer: 'Saltmarsh School',
      Permission: 'Not asked yet',
      location: 'Aberdeen',
      function: 'Distribution',
      consent: 'yes, you may quote me',
    });
  });
});
