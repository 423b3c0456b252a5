/** What a pause is once it was decided so. */
export const approvalStatusOf = {
  approve: 'approved',
  reject: 'rejected',
  send_back: 'sent_back',
  expire: 'expired',
} as const;
