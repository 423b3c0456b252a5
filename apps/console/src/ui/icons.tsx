import type { ReactNode } from 'react';

/** Drawn on 16 by 16, in the colour of the text around them. */
const shapes = {
  approvals: <path d="M2.5 8.5 6 12l7.5-8" />,
  runs: <path d="M4.5 3v10L13 8z" />,
  artifacts: <path d="M4 1.5h5.5L13 5v9.5H4zM9 1.5V5.5h4" />,
  audit: <path d="M3 3h10M3 6.5h10M3 10h6M3 13.5h4" />,
  overview: <path d="M2.5 13.5v-5M6.5 13.5v-9M10.5 13.5V7M14 13.5H2" />,
  calendar: <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.5v3M10.5 1.5v3" />,
  playbooks: <path d="M3 2.5h4v4H3zM9 9.5h4v4H9zM5 6.5v5h4" />,
  inbox: <path d="M2 9l2-6h8l2 6v4H2zM2 9h3.5l1 2h3l1-2H14" />,
  library: <path d="M3 2.5v11M6.5 2.5v11M9.5 3l3.5 10" />,
  snapshots: <path d="M2 5h3l1-2h4l1 2h3v8H2zM8 11a2.3 2.3 0 1 0 0-4.6A2.3 2.3 0 0 0 8 11z" />,
  members: (
    <path d="M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4M11 3a2.3 2.3 0 0 1 0 4.4M12 9.8c1.6.5 2.5 1.8 2.5 3.7" />
  ),
  policies: <path d="M8 1.5 13.5 4v4c0 3.5-2.5 5.5-5.5 6.5C5 13.5 2.5 11.5 2.5 8V4z" />,
  budgets: (
    <path d="M8 1.500v13M11 4.500c-.5-1-1.5-1.5-3-1.5-1.700 0-3 .8-3 2.300C5 8.5 11 7 11 10.500c0 1.5-1.300 2.5-3 2.5-1.600 0-2.700-.6-3.200-1.700" />
  ),
  settings: (
    <path d="M2 4.500h6M12 4.500h2M2 11.500h2M8 11.500h6M10 6.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 13.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />
  ),
  more: <path d="M3 8h.01M8 8h.01M13 8h.01" strokeWidth="2.5" />,
  search: <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.5 10.5 14 14" />,
  close: <path d="m3.5 3.5 9 9M12.5 3.500l-9 9" />,
  back: <path d="M9.5 3 4.5 8l5 5" />,
  forward: <path d="m6.5 3 5 5-5 5" />,
  down: <path d="m3.5 6 4.5 4.500L12.5 6" />,
  copy: <path d="M5.5 5.500h8v8h-8zM10.5 5.500v-3h-8v8h3" />,
  send_back: <path d="M6 3.5 2.5 7 6 10.500M2.5 7H10a3.5 3.5 0 0 1 0 7H7" />,
  external: <path d="M9 2.500h4.500V7M13.5 2.5 7 9M11.5 9v4.500h-9v-9H7" />,
  warning: <path d="M8 2 14.5 13.500h-13zM8 6.500v3.500M8 12h.01" />,
  offline: (
    <path d="M2 2l12 12M4 9.500a5.5 5.5 0 0 1 2-1.300M9.5 8.200c1 .3 1.800.8 2.5 1.500M1.5 6.500C2.300 5.800 3.200 5.200 4.200 4.800M7 4c2.800-.2 5.5.7 7.5 2.500M8 12.500h.01" />
  ),
  person: (
    <path d="M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14c.3-3 2.5-4.5 5.5-4.500s5.200 1.5 5.5 4.5" />
  ),
  pending: <path d="M8 13.500a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z" />,
  running: (
    <>
      <path d="M8 13.500a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z" />
      <path d="M8 2.500v11a5.5 5.5 0 0 0 0-11z" fill="currentColor" />
    </>
  ),
  waiting: <path d="M5.5 3v10M10.5 3v10" strokeWidth="2.5" />,
  completed: <path d="M2.5 8.5 6 12l7.5-8" strokeWidth="2" />,
  failed: <path d="m3.5 3.5 9 9M12.5 3.500l-9 9" strokeWidth="2" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** Decoration: the words beside it, or the label of what it is in, say the same. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    aria-hidden="true"
    className="size-4 shrink-0"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {shapes[name]}
  </svg>
);
