import type { ReactNode } from 'react';
import { words } from '../messages/en.ts';
import { Page } from '../ui/page.tsx';

/** A page of who is not signed in: a card in the middle, and what is below it. */
export const Frame = ({
  title,
  before,
  below,
  children,
}: {
  title: string;
  before?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}) => (
  <main className="mx-auto min-h-dvh max-w-[420px] pt-[8vh]">
    <p className="px-4 font-strong text-muted desk:px-6">{words.product}</p>
    <Page title={title}>
      {before}
      <div className="card flex flex-col gap-4 p-4">{children}</div>
      {below}
    </Page>
  </main>
);
