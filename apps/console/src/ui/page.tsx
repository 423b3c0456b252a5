import { useEffect, useRef, type ReactNode } from 'react';
import { words } from '../messages/en.ts';

/** The first page's focus is the browser's: only later ones move it to their heading. */
let isFirstPage = true;

interface PageProps {
  title: string;
  /** The screen's main action and what belongs to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen: its heading, which gets the focus on navigation, and its content. */
export function Page({ title, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  useEffect(() => {
    document.title = `${title} · ${words.product}`;
  }, [title]);
  return (
    <div className="mx-auto w-full max-w-[1200px] px-4 py-4 desk:px-6">
      <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h1 ref={heading} tabIndex={-1} className="min-w-0 text-title break-words">
          {title}
        </h1>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
