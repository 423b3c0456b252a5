import { expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

const ask = 'Would a walk round your store help?';
const answer = 'That would help, any day but Wednesday.';
const us = { type: 'admin', id: '81', name: 'Dana Fox' };
const them = { type: 'user', id: '6329bd', name: 'Bea Lindqvist' };

it('has the last that the other side wrote as the reply, and what we wrote as none', () => {
  const source = { type: 'conversation', id: '2088', body: `<p>${ask}</p>`, author: us };
  const part = { id: '13', part_type: 'comment', body: `<p>${answer}</p>`, author: them };
  const conversation_parts = { type: 'list', conversation_parts: [part], total_count: 1 };
  const replied = { reply: answer, 'our message': ask };
  expect(readProgramRecord({ source, conversation_parts })).toEqual(replied);
  const messages = [
    { direction: 'incoming', text: answer, sent_at: '2026-11-29' },
    { direction: 'outgoing', text: ask, sent_at: '2026-11-28' },
  ];
  expect(readProgramRecord({ messages })).toEqual(replied);
  const data = { id: 'msg_1q15qmtq', is_inbound: true, body: answer };
  const target = { _meta: { type: 'message' }, data };
  const conversation = { id: 'cnv_55c8c149', subject: 'Re: Your plant room' };
  expect(readProgramRecord({ conversation, target })).toMatchObject({ reply: answer });
});

it('knows the other side where our messages are said to be from us', () => {
  const thread = [
    { from: 'us', date: '2026-11-23', text: ask },
    { from: 'Bea Lindqvist', date: '2026-11-27', text: answer },
  ];
  const lead = { name: 'Bea Lindqvist', company: 'Mayo Precast' };
  const read = { reply: answer, 'our message': ask };
  expect(readProgramRecord({ thread })).toEqual(read);
  expect(readProgramRecord({ crm: { lead, thread, campaign: 'Backs' } })).toMatchObject(read);
});

it('leaves what somebody has begun, what people list, and notes of colleagues', () => {
  const asked = { source: { body: ask, author: them }, id: '2088' };
  expect(readProgramRecord(asked)).not.toHaveProperty('reply');
  const written = { messages: [{ from: 'Ann', text: ask }] };
  expect(readProgramRecord(written)).toBe(written);
  const note = { part_type: 'note', body: 'They will not buy', author: them };
  expect(
    readProgramRecord({ source: { body: ask, author: us }, parts: [note] }),
  ).not.toHaveProperty('reply');
});
