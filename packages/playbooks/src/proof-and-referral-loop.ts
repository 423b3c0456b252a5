import { definePlaybook, no } from './define-playbook.ts';

export const proofAndReferralLoop = definePlaybook({
  id: 'proof-and-referral-loop',
  name: 'Proof and Referral Loop',
  description:
    'Turns a satisfied customer into published proof, the proof into an introduction, and the introduction into a qualified lead. Nothing is published or forwarded without consent in writing.',
  ownerDepartmentCode: 'aft',
  primaryOwner: 'Aftercare lead',
  approvalOwner: 'Marketing lead',
  trigger: 'A customer agreed in writing that their result may be told.',
  completionCriteria:
    'The case story is published as far as the consent goes, and each introduction was answered by Sales within one working day.',
  stopConditions: [
    'The customer withdraws the consent: what is public is taken down on the same day.',
    'An issue of the customer is open with Fulfilment or Finance.',
    'The customer was asked for proof or a referral within the last six months.',
  ],
  requiredInputs: ['Result with its figures', 'Quote', 'Consent in writing', 'Contact person'],
  expectedOutputs: ['Consent record', 'Case story', 'Introduction', 'Qualified lead'],
  evidenceRequirements: [
    'The consent record says what may be named: company, person, figures, logo.',
    'Each figure of the story was confirmed by the customer.',
    'The lead shows who introduced it.',
  ],
  handoffs: [
    {
      fromWorkflowCode: 'AFT-02',
      toWorkflowCode: 'MKT-04',
      triggerSignal: 'The consent is on record.',
      requiredPayload: ['customer', 'outcome', 'quote', 'consent', 'consentRecord'],
      receivingOwner: 'Theo, staff writer',
      approvalRequired: false,
      fallbackProtocol:
        'Return to the aftercare lead: without the result, the quote and the consent in writing, nothing goes to Marketing. The customer is thanked and asked once more after thirty days, and not again.',
      stopCondition: 'The consent covers internal use only.',
      stopWhen: [
        { fact: ['consent', 'consentScope'], is: [...no, 'refused', 'withdrawn', 'internal'] },
        {
          fact: ['consent', 'consentScope'],
          says: [
            'internal use',
            'internal only',
            'not given',
            'withdrawn',
            'refused',
            'no consent',
          ],
        },
      ],
      evidenceRequired: ['Testimonial request', 'Approve the request', 'Consent record'],
    },
    {
      fromWorkflowCode: 'MKT-04',
      toWorkflowCode: 'AFT-04',
      triggerSignal: 'The case story has a date of publication.',
      requiredPayload: ['customer', 'contact', 'outcome', 'caseStory'],
      receivingOwner: 'Finn, customer correspondent',
      approvalRequired: true,
      fallbackProtocol:
        'Hold for the aftercare lead: an introduction is asked of a person, about a result. Whoever knows the account supplies both; approve then, or reject if the moment is wrong.',
      stopCondition: 'The customer has given an introduction in this quarter already.',
      stopWhen: [
        {
          fact: ['lastIntroduction', 'lastReferral', 'introducedOn', 'referredOn'],
          date: 'this-quarter',
        },
        { fact: ['introducedThisQuarter'], isNot: no },
      ],
      evidenceRequired: ['Case story', 'Approve the story against the consent'],
    },
    {
      fromWorkflowCode: 'AFT-04',
      toWorkflowCode: 'SAL-01',
      triggerSignal: 'The customer forwarded the introduction and named whom it reached.',
      requiredPayload: ['customer', 'referrer', 'referral', 'contact', 'referredLead'],
      receivingOwner: 'Owen, lead qualification analyst',
      approvalRequired: false,
      fallbackProtocol:
        'Return to the aftercare lead: an introduction without the name behind it is goodwill, not a lead. The referrer is thanked, and the record stays with Aftercare.',
      stopCondition: 'The company that was introduced is in talks with Sales already.',
      stopWhen: [
        { fact: ['inTalks', 'knownToSales', 'openDeal'], isNot: no },
        {
          fact: ['dealStage', 'referralStatus'],
          is: ['in talks', 'negotiation', 'proposal', 'qualified', 'open'],
        },
      ],
      givenAs: {
        customer: 'referredByCompany',
        client: 'referredByCompany',
        company: 'referredByCompany',
        // Whoever is recommended may be a company, or somebody of one that is named beside them.
        referral: 'company|lead',
        referredCompany: 'company',
        referredOrganisation: 'company',
        referredOrganization: 'company',
        leadCompany: 'company',
        // It names the record that the step before wrote.
        referredLead: 'artifactTitle',
        scope: 'scopeForReferrer',
        deliverables: 'deliverablesForReferrer',
        deliveryDate: 'deliveryDateForReferrer',
        quote: 'quoteOfReferrer',
        outcome: 'outcomeForReferrer',
        consent: 'consentOfReferrer',
        reason: 'need',
      },
      evidenceRequired: ['Write the introduction', 'Referred lead'],
    },
  ],
});
