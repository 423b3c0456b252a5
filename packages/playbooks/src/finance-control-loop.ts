import { definePlaybook, no } from './define-playbook.ts';

export const financeControlLoop = definePlaybook({
  id: 'finance-control-loop',
  name: 'Finance Control Loop',
  description:
    'Makes sure that an overspend ends in an action and not in a comment. Finance finds the variance, Operations commits to what it will do, and the month is signed only with that answer in it. Supplier claims and invoice runs join the same pack.',
  ownerDepartmentCode: 'fin',
  primaryOwner: 'Financial controller',
  approvalOwner: 'Financial controller',
  trigger: 'The spend of a period was compared with its plan.',
  completionCriteria:
    'The control pack of the month is signed, and each variance above the threshold has an owner, an action and a date.',
  stopConditions: [
    'The period was closed and signed already.',
    'The figures are under audit by a third party.',
    'A claim or an invoice is in dispute before a court.',
  ],
  requiredInputs: ['Period', 'Planned and actual spend by cost centre', 'Owner of the cost centre'],
  expectedOutputs: ['Variance note', 'Corrective action', 'Signed control pack'],
  evidenceRequirements: [
    'Each figure shows the ledger line or document it comes from.',
    'An overspend is not netted against a saving.',
    'Each corrective action was committed to by the person who carries the cost.',
  ],
  handoffs: [
    {
      fromWorkflowCode: 'FIN-01',
      toWorkflowCode: 'OPS-04',
      triggerSignal: 'The variance note names a cost centre that is over plan.',
      requiredPayload: ['period', 'costCentre', 'variance', 'varianceNote'],
      receivingOwner: 'Operations manager',
      approvalRequired: false,
      fallbackProtocol:
        'Hold for the operations manager: a variance that nobody can place cannot be corrected. Finance names the cost centre and the amount; approve the run then.',
      stopCondition: 'The variance is a matter of timing and closes by itself within the period.',
      stopWhen: [
        {
          fact: ['cause', 'varianceCause', 'varianceType', 'reason'],
          says: ['timing', 'closes by itself', 'accrual reverses'],
        },
      ],
      evidenceRequired: ['Spend variance', 'Variance note'],
    },
    {
      fromWorkflowCode: 'OPS-04',
      toWorkflowCode: 'FIN-04',
      triggerSignal: 'The operations manager committed to the corrective action.',
      requiredPayload: ['period', 'costCentre', 'owner', 'correctiveAction'],
      receivingOwner: 'Edda, management accountant',
      approvalRequired: false,
      fallbackProtocol:
        'Proceed and list it as open: the pack shows the action without its owner or period as an open item, which the controller must close before signing.',
      stopCondition: 'The control pack of the period is signed already.',
      stopWhen: [
        { fact: ['packSigned', 'controlPackSigned', 'periodSigned'], isNot: no },
        { fact: ['packStatus', 'controlPack', 'periodStatus'], is: ['signed', 'closed', 'locked'] },
      ],
      evidenceRequired: ['Corrective action', 'Commit to the action'],
    },
    {
      fromWorkflowCode: 'OPS-03',
      toWorkflowCode: 'FIN-02',
      triggerSignal: 'A claim against a supplier was approved and is to be charged back.',
      requiredPayload: ['supplier', 'order', 'amount', 'claimLetter'],
      receivingOwner: 'Hugo, billing clerk',
      approvalRequired: true,
      fallbackProtocol:
        'Hold for the financial controller: no debit note is drawn without its order and its amount. Operations takes both from the delivery papers; approve the run then.',
      stopCondition: 'The supplier has credited the amount already.',
      stopWhen: [{ fact: ['credited', 'creditNote', 'creditReceived'], isNot: no }],
      evidenceRequired: ['Claim letter', 'Approve the claim'],
    },
    {
      fromWorkflowCode: 'FIN-02',
      toWorkflowCode: 'FIN-04',
      triggerSignal: 'The controller released an invoice run.',
      requiredPayload: ['customer', 'amount', 'invoiceControlSheet'],
      receivingOwner: 'Edda, management accountant',
      approvalRequired: false,
      fallbackProtocol:
        'Proceed and reconcile by hand: the pack lists the invoices that could not be matched as open items, with the control sheet as their reference.',
      stopCondition: 'The invoices belong to a month that is signed already.',
      stopWhen: [
        { fact: ['monthSigned', 'packSigned', 'periodSigned'], isNot: no },
        { fact: ['monthStatus', 'packStatus', 'periodStatus'], is: ['signed', 'closed', 'locked'] },
      ],
      evidenceRequired: ['Invoice control sheet', 'Release the invoices', 'Billing update'],
    },
  ],
});
