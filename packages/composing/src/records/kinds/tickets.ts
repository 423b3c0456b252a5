import type { RecordKind } from './kind.ts';

/** What a customer wrote to those who help, and how content they are with the answer. */
export const tickets: RecordKind = {
  markedBy:
    /^(?:satisfactionratings?(?:score|rating|comments?)?|conversationrating(?:rating)?|ratingsdefaultquestion|defaultquestion|descriptiontext|frescalated|frdueby|(?:related|linked)(?:tickets|objects)|sourcebody|(?:created|updated)via|ticketnumber|ticketid|hsticketpriority)$/,
  marks: 1,
  // What is sold or billed, from wherever.
  unless: /(?:^|order|sub)total$|^(?:line)?items$|^lineitems|^paymentmethod/,
  names: [
    [
      /^(?:satisfactionratings?(?:score|rating)?|conversationrating(?:rating)?|csat(?:score)?|defaultquestion|ratingsdefaultquestion)$/,
      'satisfaction',
    ],
    [/^(?:(?:satisfaction|conversation)ratings?(?:comments?|remark)|remark)$/, 'feedback'],
    [/^(?:descriptiontext|sourcebody|body|content)$/, 'message'],
    [/^(?:csm|customersuccessmanager|accountowner|assignee)$/, 'account manager'],
    [
      /^(?:onboarding|implementation|installation|project)?(?:delivered|deliverables|delivery)$/,
      'what we delivered',
    ],
    [
      /^(?:onboarding|implementation|installation|project|delivery)?(?:completed|finished|delivered|signedoff)(?:on|at|date)$/,
      'delivered on',
    ],
    [/^product$/, 'what we delivered'],
  ],
  left: /^(?:type|pipelinestage|ticketpriority|domain|state|title|status|priority|tags|authorname|source(?:author(?:name)?|type)|createdat|frescalated|frdueby|dueby|isescalated|channel|via|threads?|userupdatedat|number)$/,
};
