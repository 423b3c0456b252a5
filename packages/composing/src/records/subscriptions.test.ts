import { describe, expect, it } from 'vitest';
import { readProgramRecord } from '../../test/read-record.ts';

describe('a contract that ends', () => {
  it('says that it is set to end, and why, among its risks', () => {
    const ending = {
      object: 'subscription',
      customer: { name: 'Cedar Yoga' },
      current_period_end: 1_799_971_200,
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'too_expensive', reason: 'cancellation_requested' },
    };
    const said = 'It is set to be cancelled at the end of its term. Reason given: too expensive.';
    const own = { customer: 'Cedar Yoga', 'renewal date': '2027-01-15' };
    expect(readProgramRecord(ending)).toEqual({ ...own, risk: said });
    expect(readProgramRecord({ ...ending, cf_risk: 'Owner retires.' })).toEqual({
      ...own,
      risk: `${said} Owner retires.`,
    });
    expect(
      readProgramRecord({ ...ending, cancel_at_period_end: false, cancellation_details: {} }),
    ).toEqual(own);
  });

  it('says that it does not renew by itself, and takes the health of an account for no illness', () => {
    expect(
      readProgramRecord({
        name: 'Tidewater Logistics',
        renewalDate: '2027-03-01',
        auto_renew: false,
        unit_amount: 1200,
        quantity: 2,
        state: 'active',
        health: 4.2,
      }),
    ).toEqual({
      customer: 'Tidewater Logistics',
      renewalDate: '2027-03-01',
      risk: 'It does not renew by itself.',
      unit_amount: 1200,
      quantity: 2,
      status: 'active',
      'account score': 4.2,
      amount: 2400,
    });
  });

  it('says how often it is paid, and what its items come to', () => {
    const price = {
      nickname: 'Growth',
      unit_amount: 118_800,
      currency: 'usd',
      recurring: { interval: 'year' },
    };
    expect(
      readProgramRecord({
        customer: 'Cedar Yoga',
        billing_period: 3,
        billing_period_unit: 'month',
        current_term_end: 1_799_971_200,
        items: { data: [{ quantity: 2, price }] },
      }),
    ).toEqual({
      customer: 'Cedar Yoga',
      paid: 'every 3 months',
      'renewal date': '2027-01-15',
      items: [
        { quantity: 2, item: 'Growth', 'unit price': 1188, currency: 'USD', interval: 'year' },
      ],
      amount: 2376,
    });
  });

  it('has its plan by its name, and its rhythm by an interval', () => {
    expect(
      readProgramRecord({
        subscription: {
          subscription_id: '90300000007',
          status: 'live',
          amount: 412.5,
          interval: 1,
          interval_unit: 'months',
          current_term_ends_at: '2026-12-31',
          customer: { display_name: 'Prairie Courier Co' },
          plan: { plan_code: 'fw-week', name: 'Fleet wash', price: 375 },
        },
      }),
    ).toEqual({
      status: 'live',
      amount: 412.5,
      paid: 'every month',
      'renewal date': '2026-12-31',
      customer: 'Prairie Courier Co',
      plan: 'Fleet wash',
    });
  });

  it('has what its program calls usage, results, risks and offers under their names', () => {
    expect(
      readProgramRecord({
        Account: { Name: 'Yellowhead Trucking Ltd.' },
        Name: 'Yellowhead Trucking - Renewal FY27',
        ContractEndDate__c: '2027-01-15',
        Adoption__c: '41 of 60 licences used',
        Value_Realised__c: 'Violations down from 17 to 5',
        Churn_Risk_Reason__c: '19 unused licences',
        Proposed_Offer__c: '50 licences at CAD 550',
      }),
    ).toEqual({
      customer: 'Yellowhead Trucking Ltd.',
      deal: 'Yellowhead Trucking - Renewal FY27',
      ContractEndDate: '2027-01-15',
      usage: '41 of 60 licences used',
      outcome: 'Violations down from 17 to 5',
      risk: '19 unused licences',
      offer: '50 licences at CAD 550',
    });
  });
});
