import { expect, it } from 'vitest';
import { withSaidMail } from './said-mail.ts';

const inputs = ['company|lead', 'contact|lead', 'phone|email'];
const above =
  'From: Pieter Claes <pieter@claes.example>\nTo: sales@ours.example\nSubject: French lessons\n\n';
const body = 'Hello,\n\nWe need a course.\n\nPieter Claes\n';

it('reads who wrote a mail that was pasted whole', () => {
  const signed = `${body}Claes Brouwers, Leuven\n+32 16 55 01 20`;
  expect(withSaidMail({ email: above + signed }, inputs)).toEqual({
    message: signed,
    contact: 'Pieter Claes',
    email: 'pieter@claes.example',
    company: 'Claes Brouwers',
    phone: '+32 16 55 01 20',
    subject: 'French lessons',
  });
});

it('keeps what fields have of them, and takes no post for a house', () => {
  const context = { lead: 'Pieter Claes', message: `${above}${body}Operations Manager` };
  expect(withSaidMail(context, inputs)).toEqual({
    lead: 'Pieter Claes',
    message: `${body}Operations Manager`,
    email: 'pieter@claes.example',
    subject: 'French lessons',
  });
});

it.each([`From: Jo Ames <jo@ours.example>\nSubject: Fwd: lessons\n\nFYI\n\n${above}${body}`, body])(
  'leaves what somebody passed on, and what has no headers',
  (message) => expect(withSaidMail({ message }, inputs)).toEqual({ message }),
);

it('takes the body of what a lead sent for a message, and of a post for none', () => {
  const context = { body: 'Hi, do you do hampers without alcohol?' };
  expect(withSaidMail(context, inputs)).toEqual({ message: context.body });
  expect(withSaidMail(context, ['observation'])).toBe(context);
});
