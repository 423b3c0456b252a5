import { definePlaybook, no } from './define-playbook.ts';

export const saleToDelivery = definePlaybook({
  id: 'sale-to-delivery',
  name: 'Sale to Delivery',
  description:
    'Carries the promises of a signed deal into a plan, through honest milestone reports, to work that the customer signs off.',
  ownerDepartmentCode: 'sal',
  primaryOwner: 'Sales lead',
  approvalOwner: 'Delivery lead',
  trigger: 'Sales released the handover of a deal that is closed won.',
  completionCriteria:
    'The customer signed the sign-off sheet, no grave finding is open, and the record shows the work as delivered.',
  stopConditions: [
    'The contract is withdrawn, or the first invoice is refused.',
    'The scope changes by more than a tenth without a change order.',
    'The customer has had nobody who can decide for ten working days.',
  ],
  requiredInputs: ['Signed scope', 'Start date', 'Contact who can decide', 'Promises in writing'],
  expectedOutputs: ['Thirty-day plan', 'Milestone reports', 'Signed sign-off sheet'],
  evidenceRequirements: [
    'Each promise shows where it was made.',
    'A task counts as done with its evidence only.',
    'A slipped date is reported in the week in which it became known.',
  ],
  handoffs: [
    {
      fromWorkflowCode: 'SAL-04',
      toWorkflowCode: 'FUL-01',
      triggerSignal: 'The sales lead released the handover pack.',
      requiredPayload: ['customer', 'contact', 'scope', 'startDate', 'handoverPack'],
      receivingOwner: 'Bram, delivery planner',
      approvalRequired: false,
      fallbackProtocol:
        'Hold for the delivery lead: nothing is planned on a date or a scope that nobody promised. Sales supplies what is missing within one working day; approve the run then.',
      stopCondition: 'The contract is not countersigned.',
      stopWhen: [
        { fact: ['countersigned', 'contractCountersigned', 'contractSigned'], is: no },
        {
          fact: ['contract', 'contractStatus'],
          says: ['unsigned', 'not signed', 'not countersigned', 'draft', 'awaiting', 'withdrawn'],
        },
      ],
      evidenceRequired: ['Handover pack', 'Release to Fulfilment', 'Closed-won update'],
    },
    {
      fromWorkflowCode: 'FUL-01',
      toWorkflowCode: 'FUL-02',
      triggerSignal: 'The first milestone of the thirty-day plan is due.',
      requiredPayload: ['customer', 'scope', 'thirtyDayPlan'],
      receivingOwner: 'Lena, project reporter',
      approvalRequired: true,
      fallbackProtocol:
        'Proceed with the plan alone: the report names what it could not be checked against, and the delivery lead decides whether it leaves the house.',
      stopCondition: 'The kick-off has not taken place.',
      stopWhen: [
        { fact: ['kickOff', 'kickOffHeld', 'kickOffDone', 'kickOffStatus'], is: no },
        {
          fact: ['kickOff', 'kickOffStatus'],
          says: ['not held', 'postponed', 'cancelled', 'planned', 'open'],
        },
        { fact: ['kickOffDate'], date: 'future' },
      ],
      evidenceRequired: ['Thirty-day plan', 'Kick-off'],
    },
    {
      fromWorkflowCode: 'FUL-02',
      toWorkflowCode: 'FUL-03',
      triggerSignal: 'The report shows the last milestone as reached.',
      requiredPayload: ['customer', 'scope', 'progress', 'milestoneReport'],
      receivingOwner: 'Otto, quality inspector',
      approvalRequired: true,
      fallbackProtocol:
        'Return to the delivery lead: without stated progress there is nothing to inspect. The work goes on, and the next milestone report hands over again.',
      stopCondition: 'Milestones are open, or a late one has no new date.',
      stopWhen: [{ fact: ['openMilestones', 'milestonesOpen', 'lateMilestones'], isNot: no }],
      evidenceRequired: ['Milestone report', 'Approve the report'],
    },
  ],
});
