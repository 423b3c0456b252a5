import { definePlaybook, no } from './define-playbook.ts';

export const deliveryToRetention = definePlaybook({
  id: 'delivery-to-retention',
  name: 'Delivery to Retention',
  description:
    'Keeps a customer after the work is signed off: a check-in while memory is fresh, and a renewal review that begins before the customer asks other suppliers.',
  ownerDepartmentCode: 'ful',
  primaryOwner: 'Delivery lead',
  approvalOwner: 'Aftercare lead',
  trigger: 'The delivery lead released finished work for sign-off.',
  completionCriteria:
    'The check-in took place within 40 days of sign-off, and the renewal is decided before the contract ends.',
  stopConditions: [
    'The customer ends the contract.',
    'A grave finding is open: Fulfilment closes it before Aftercare calls.',
    'The customer is in a payment dispute that Finance handles.',
  ],
  requiredInputs: ['Accepted deliverables', 'Contact person', 'Contract value and end date'],
  expectedOutputs: ['Check-in guide and call', 'Renewal review with an approved offer'],
  evidenceRequirements: [
    'The sign-off sheet shows every finding and how it was closed.',
    'What the customer said in the check-in is quoted, not summarised.',
    'The renewal offer names who approved it.',
  ],
  handoffs: [
    {
      fromWorkflowCode: 'FUL-03',
      toWorkflowCode: 'AFT-01',
      triggerSignal: 'The work was released for sign-off and recorded as delivered.',
      requiredPayload: ['customer', 'contact', 'deliverables', 'signOffSheet'],
      receivingOwner: 'Ada, customer care analyst',
      approvalRequired: false,
      fallbackProtocol:
        'Hold for the aftercare lead: a check-in that does not know what was delivered, or whom to call, does harm. Fulfilment completes the record; approve the run then.',
      stopCondition: 'The customer has not accepted the work.',
      stopWhen: [
        { fact: ['accepted', 'workAccepted', 'signOff', 'signedOff'], is: no },
        {
          fact: ['acceptance', 'signOff', 'acceptanceStatus'],
          says: ['not accepted', 'refused', 'rejected', 'pending', 'open'],
        },
      ],
      evidenceRequired: ['Sign-off sheet', 'Release for sign-off', 'Delivered'],
    },
    {
      fromWorkflowCode: 'AFT-01',
      toWorkflowCode: 'AFT-03',
      triggerSignal: 'The contract ends within the next ninety days.',
      requiredPayload: ['customer', 'renewalDate', 'amount', 'checkInGuide'],
      receivingOwner: 'Gwen, account records steward',
      approvalRequired: true,
      fallbackProtocol:
        'Return to the aftercare lead: without an end date and a value there is no contract to renew. The account stays in the check-in cycle, and Sales is asked for the contract.',
      stopCondition: 'The work was a single order without a contract that could be renewed.',
      stopWhen: [
        { fact: ['contract', 'contractType', 'orderType'], is: no },
        {
          fact: ['contract', 'contractType', 'orderType'],
          says: ['single order', 'one-off', 'one off', 'without a contract'],
        },
      ],
      evidenceRequired: ['Check-in guide', 'Check-in call'],
    },
  ],
});
