/** Which approvals the list shows: all open ones, those that the person may decide, or decided ones. */
export const approvalViews = ['open', 'mine', 'decided'] as const;

export type ApprovalView = (typeof approvalViews)[number];

export const viewFilters = {
  open: { status: 'open' },
  mine: { status: 'open', assignedTo: 'me' },
  decided: { status: 'decided' },
} as const satisfies Record<ApprovalView, object>;
