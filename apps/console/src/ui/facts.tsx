import type { ReactNode } from 'react';

/** Names with their values, as a definition list; what is null is left out. */
export const Facts = ({ items }: { items: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="grid grid-cols-[minmax(96px,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
    {items
      .filter(([, value]) => value !== null)
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
  </dl>
);
