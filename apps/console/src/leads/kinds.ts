export const leadKinds = ['replies', 'bookings', 'calls'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** The actions of the audit entries of each kind. */
export const leadActions = {
  replies: 'coldmail.hot_lead',
  bookings: 'voice.book',
  calls: 'voice.call_record',
} as const satisfies Record<LeadKind, string>;
