import { describe, expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

describe('a record of a kind', () => {
  it('has the reply, who gave it and who of us has to answer', () => {
    expect(
      readProgramRecord({
        type: 'emailsReplied',
        campaignName: 'UK dental practices',
        leadFirstName: 'Helen',
        leadLastName: 'Birch',
        leadEmail: 'h.birch@millgate.example',
        leadCompanyName: 'Millgate Dental Care',
        emailSubject: 'Re: your compressor',
        text: 'What would a visit cost?',
        sendUserName: 'Tom Ashdown',
      }),
    ).toEqual({
      campaign: 'UK dental practices',
      'lead name': 'Helen Birch',
      email: 'h.birch@millgate.example',
      company: 'Millgate Dental Care',
      reply: 'What would a visit cost?',
      owner: 'Tom Ashdown',
    });
    expect(
      readProgramRecord({
        sequence_name: 'Fall',
        metadata: { from: { email: 'a@b.example' }, subject: 'Re: leaves', text: 'Thursday?' },
        engagement: { id: 33_211, type: 'INCOMING_EMAIL' },
      }),
    ).toMatchObject({ reply: 'Thursday?', campaign: 'Fall' });
    const replied = { campaign_name: 'Ohio', lead_name: 'Ray Kowalczyk', reply_class: 'question' };
    const said = 'Who services these?\n\nSent from my iPhone';
    expect(readProgramRecord({ ...replied, to_name: 'Alyssa Brandt', body_text: said })).toEqual({
      campaign: 'Ohio',
      lead_name: 'Ray Kowalczyk',
      owner: 'Alyssa Brandt',
      reply: 'Who services these?',
    });
    const answered = 'Not now.\n\nOn Tue, 24 Nov 2026 at 13:00, Alyssa Brandt wrote:\n> Hi Ray';
    expect(
      readProgramRecord({ ...replied, to_name: 'Ray Kowalczyk', body_text: answered }),
    ).toEqual({
      campaign: 'Ohio',
      lead_name: 'Ray Kowalczyk',
      reply: 'Not now.',
    });
  });

  it('is read without what it was sent in', () => {
    const data = {
      direction: 'incoming',
      body_text: 'Monday?',
      lead_name: 'Lomax',
      user_name: 'Nora',
    };
    const event = {
      action: 'created',
      object_type: 'activity.email',
      data: { ...data, sequence_name: 'Q4' },
    };
    expect(readProgramRecord({ event })).toEqual({
      reply: 'Monday?',
      lead_name: 'Lomax',
      owner: 'Nora',
      campaign: 'Q4',
    });
    const written = { event: { what: 'Open day', place: 'Naas', day: '9 December' } };
    expect(readProgramRecord({ theme: 'Backs', ...written })).toMatchObject(written);
  });

  it('has the news of a mailing, and its readers', () => {
    expect(
      readProgramRecord({
        status: 'save',
        settings: { subject_line: 'Stollen is back', title: 'Week 49', from_name: 'Rye Bakery' },
        recipients: { list_name: 'Regulars', recipient_count: 1284 },
        sections: { main: 'Baked from Thursday.' },
      }),
    ).toEqual({
      subject_line: 'Stollen is back',
      sender: 'Rye Bakery',
      audience: 'Regulars',
      highlights: 'Baked from Thursday.',
    });
    const content = {
      subject: 'Six bottles',
      preview_text: 'Under £15',
      from_label: 'Cork',
      body: 'A Cahors.',
    };
    expect(readProgramRecord({ message: { label: 'E-mail 1', content } })).toEqual({
      subject: 'Six bottles',
      sender: 'Cork',
      highlights: 'A Cahors.',
    });
    expect(
      readProgramRecord({ name: 'Newsletter 4 Dec: frost', desc: 'Lead: pipes.\nSecond: Priti.' }),
    ).toEqual({ theme: 'frost', highlights: ['Pipes.', 'Priti.'] });
  });

  it('has an opening with its pay, its work and when it starts', () => {
    expect(
      readProgramRecord({
        shortcode: '7D1A',
        title: 'Pastry Chef',
        state: 'published',
        location: { location_str: 'Bath, England', city: 'Bath', workplace_type: 'on_site' },
        employment_type: 'FullTime',
        salary: { salary_from: 29_500, salary_to: 32_000, salary_currency: 'gbp' },
        description: 'Daily bakes.',
        requisition: { reason: 'Replacement', start_date: '2027-01-18' },
      }),
    ).toEqual({
      role: 'Pastry Chef',
      location: 'Bath, England',
      'employment type': 'full time',
      salary: 'GBP 29,500 to 32,000',
      tasks: 'Daily bakes.',
      reason: 'Replacement',
      'start date': '2027-01-18',
    });
    expect(
      readProgramRecord({
        reqCode: 'CS-1',
        text: 'Support',
        workplaceType: 'unspecified',
        categories: { team: 'Customer', location: 'Leeds' },
        content: { lists: [{ text: 'What you’ll do', content: '<li>renewals</li>' }] },
        compensation: { min: 36, max: 44, currency: 'USD', interval: '1 HOUR' },
        hiring_team: { hiring_managers: [{ name: 'Dwight Sorensen' }] },
        openings: [{ opening_id: '1', target_start_date: '2027-01-11' }],
      }),
    ).toEqual({
      role: 'Support',
      team: 'Customer',
      location: 'Leeds',
      tasks: 'renewals',
      salary: 'USD 36 to 44 an hour',
      'hiring manager': 'Dwight Sorensen',
      'start date': '2027-01-11',
    });
  });

  it('has who begins, and nothing that only their file has', () => {
    expect(
      readProgramRecord({
        employeeNumber: '0143',
        firstName: 'Jacqueline',
        lastName: 'Moreau',
        work: {
          title: 'Dispatcher',
          site: 'Halifax',
          startDate: '2026-12-07',
          manager: 'Anders Holm',
        },
        dateOfBirth: '1990-02-03',
        workEmail: 'j@citadel.example',
        customField4410: 'Laptop, headset, door fob',
        customWelcomeNote: 'Lunch at noon.',
      }),
    ).toEqual({
      'full name': 'Jacqueline Moreau',
      title: 'Dispatcher',
      location: 'Halifax',
      startDate: '2026-12-07',
      manager: 'Anders Holm',
      workEmail: 'j@citadel.example',
      equipment: 'Laptop, headset, door fob',
      WelcomeNote: 'Lunch at noon.',
    });
  });

  it('leaves what people wrote alone', () => {
    for (const written of [
      { lead: 'Helen', campaign: 'Spring', reply: 'Yes', subject: 'Visit', text: 'Call her' },
      { role: 'Chef', employmentType: 'Full-time', notes: 'Do not tell Bill', title: 'Chef' },
      { name: 'Ann', role: 'Fitter', kit: 'Van', status: 'Confirmed' },
      { customer: 'Ferry Inn', review: 'Lovely', title: 'A stay', location: 'Bath' },
      { work: 'New roof', jobs: ['Tiles'], message: 'Call me' },
    ])
      expect(readProgramRecord(written)).toBe(written);
  });
});
