/** What is done with a run once it waits for a person. */
type Decision = 'approve' | 'reject';

interface Sample {
  workflowId: string;
  dataType: 'observation' | 'lead' | 'custom';
  payload: Record<string, string>;
  decision?: Decision;
}

/** Field data of an invented dentist's and of a workshop, and what their operators decided so far. */
export const samples: readonly Sample[] = [
  {
    workflowId: 'MKT-01',
    dataType: 'observation',
    payload: {
      customer: 'Harbour Dental Group',
      location: 'Leith, Edinburgh',
      observation: 'The front desk re-types every web enquiry into the booking system, 40 a day.',
      outcome: 'A shared intake form cut re-typing from 9 hours a week to 1.',
    },
    decision: 'approve',
  },
  {
    workflowId: 'MKT-01',
    dataType: 'observation',
    payload: {
      customer: 'Northside Physio',
      location: 'Glasgow',
      observation: 'One in five appointments is missed, most of them on Monday mornings.',
      outcome: 'A reminder on Sunday evening halved the missed appointments within a month.',
    },
  },
  {
    workflowId: 'MKT-01',
    dataType: 'observation',
    payload: {
      customer: 'Ferry Road Veterinary',
      location: 'Edinburgh',
      observation: 'Owners ring to ask whether results are there, some 30 times a day.',
      outcome: 'A message when results arrive took two thirds of the calls away.',
    },
    decision: 'reject',
  },
  {
    workflowId: 'MKT-04',
    dataType: 'custom',
    payload: {
      customer: 'Harbour Dental Group',
      location: 'Leith, Edinburgh',
      observation: 'Three receptionists answered the same questions by telephone.',
      outcome: 'Answers on the booking page took 12 calls a day away.',
      consent: 'Name and figures, in writing.',
    },
  },
  {
    workflowId: 'OPS-01',
    dataType: 'observation',
    payload: {
      site: 'North yard',
      observation: 'Pump 3 leaks oil, about two litres a day.',
      notes: 'A bucket stands under it for now.',
    },
  },
  {
    workflowId: 'OPS-01',
    dataType: 'observation',
    payload: {
      site: 'South yard',
      observation: 'The guard rail of the loading ramp is loose at both ends.',
      notes: 'The ramp is closed until it is mended.',
    },
    decision: 'approve',
  },
  {
    // Sales is not mounted in a new workspace: a run that fails, with the reason why.
    workflowId: 'SAL-01',
    dataType: 'lead',
    payload: { customer: 'Quayside Opticians', observation: 'Asked for a price for two shops.' },
  },
];
