import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { words } from './messages.en.ts';

interface LibraryPageProps {
  title: string;
  lead: string;
  /** Why nothing can be added. */
  whyNot: string | undefined;
  onDo: (action: 'generate' | 'add') => void;
  children: ReactNode;
}

/** A list to which an editor adds by hand, or has some generated. */
export const LibraryPage = ({ title, lead, whyNot, onDo, children }: LibraryPageProps) => (
  <Page
    title={title}
    actions={
      <>
        <Button whyNot={whyNot} onClick={() => onDo('generate')}>
          {words.generate}
        </Button>
        <Button kind="primary" whyNot={whyNot} onClick={() => onDo('add')}>
          {words.add}
        </Button>
      </>
    }
  >
    <p className="mb-3 text-muted">
      {lead} {whyNot}
    </p>
    {children}
  </Page>
);
