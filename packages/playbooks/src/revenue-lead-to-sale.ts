import { definePlaybook, no } from './define-playbook.ts';

export const revenueLeadToSale = definePlaybook({
  id: 'revenue-lead-to-sale',
  name: 'Revenue: Lead to Sale',
  description:
    'Takes a conversation that Marketing started to a signed deal. Each department hands over what it knows, so that the customer is asked nothing twice and no price leaves the house unapproved.',
  ownerDepartmentCode: 'mkt',
  primaryOwner: 'Marketing lead',
  approvalOwner: 'Sales lead',
  trigger: 'A field story was approved, and a named person at a named company stands behind it.',
  completionCriteria:
    'The deal is closed won in the CRM, and Sales has released its handover pack to Fulfilment.',
  stopConditions: [
    'The lead asks not to be contacted.',
    'The first call finds no budget and no date for one.',
    'The margin of the proposal is below the floor, and the sales lead grants no exception.',
  ],
  requiredInputs: ['Company', 'Contact person', 'The need in their words', 'Budget or its range'],
  expectedOutputs: ['Discovery brief', 'Proposal with an approved price', 'Handover pack'],
  evidenceRequirements: [
    'Each statement on need and budget shows where it was said.',
    'The approval of price and terms names the person who gave it.',
    'The CRM record shows each stage on the day on which it was reached.',
  ],
  handoffs: [
    {
      fromWorkflowCode: 'MKT-01',
      toWorkflowCode: 'SAL-01',
      triggerSignal: 'The story was approved, and its context names a person who can be called.',
      requiredPayload: ['customer', 'contact', 'observation', 'researchBrief'],
      receivingOwner: 'Owen, lead qualification analyst',
      approvalRequired: false,
      fallbackProtocol:
        'Return to the marketing lead: a story without a person to call is not a lead yet. No qualification is started; the field reporter is asked for the contact, and the story is told again once it is known.',
      stopCondition: 'The person has asked not to be contacted, or is a customer already.',
      stopWhen: [
        { fact: ['doNotContact', 'optedOut', 'unsubscribed'], isNot: no },
        { fact: ['isCustomer', 'existingCustomer'], isNot: no },
        {
          fact: ['lifecycleStage', 'customerStatus', 'relationship'],
          is: ['customer', 'existing customer', 'client', 'closed won'],
        },
      ],
      evidenceRequired: ['Research brief', 'Approve the post for publication'],
    },
    {
      fromWorkflowCode: 'SAL-01',
      toWorkflowCode: 'SAL-02',
      triggerSignal: 'The discovery brief is written, and nothing in it disqualifies the lead.',
      requiredPayload: ['customer', 'contact', 'need', 'budget', 'discoveryBrief'],
      receivingOwner: 'Pia, proposal writer',
      approvalRequired: true,
      fallbackProtocol:
        'Hold for the sales lead: a proposal without need or budget is a guess. The lead is asked for what is missing, when and as it suits them; approve once it is in the brief, reject if the lead will not say.',
      stopCondition: 'The lead has no budget in this quarter, or buys from us through a partner.',
      stopWhen: [
        {
          fact: ['budget'],
          is: [...no, 'no budget', 'no budget this quarter', 'zero'],
        },
        { fact: ['budget'], says: ['no budget', 'not this quarter', 'next quarter', 'next year'] },
        { fact: ['partner', 'reseller', 'buysThroughPartner', 'buysThrough'], isNot: no },
      ],
      evidenceRequired: ['Discovery brief', 'CRM update'],
    },
    {
      fromWorkflowCode: 'SAL-02',
      toWorkflowCode: 'SAL-04',
      triggerSignal: 'The customer accepted the proposal in writing.',
      requiredPayload: ['customer', 'contact', 'scope', 'amount', 'proposal'],
      receivingOwner: 'Sales lead',
      approvalRequired: true,
      fallbackProtocol:
        'Hold for the sales lead: a deal is not closed on a scope or an amount that nobody wrote down. Approve once the signed proposal shows both.',
      stopCondition:
        'The offer has expired, or the customer asks for terms that were not approved.',
      stopWhen: [
        { fact: ['offerExpires', 'offerValidUntil', 'validUntil', 'expiresOn'], date: 'past' },
        {
          fact: ['offerStatus', 'proposalStatus', 'dealStatus', 'dealStage'],
          is: ['expired', 'withdrawn', 'declined', 'rejected', 'lost', 'closed lost'],
        },
        { fact: ['requestedTerms', 'unapprovedTerms', 'termsRequested'], isNot: no },
      ],
      signalledBy: [
        {
          fact: ['accepted', 'acceptance', 'acceptedOn', 'acceptedBy', 'acceptedInWriting'],
          isNot: no,
        },
        { fact: ['signed', 'signedOn', 'signedBy', 'signedProposal', 'contractSigned'], isNot: no },
        {
          fact: ['offerStatus', 'proposalStatus', 'dealStatus', 'dealStage'],
          is: ['accepted', 'signed', 'won', 'closed won'],
        },
      ],
      evidenceRequired: ['Proposal', 'Approve price and terms', 'Deal update'],
    },
  ],
});
