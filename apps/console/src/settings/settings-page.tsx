import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';
import { words } from './messages.en.ts';

const sections = [
  ['/settings/account', words.account],
  ['/settings/workspace', words.workspace],
  ['/settings/tokens', words.tokens],
  ['/settings/callbacks', words.callbacks],
  ['/settings/field-names', words.fieldNames],
  ['/settings/single-sign-on', words.singleSignOn],
  ['/settings/preferences', words.preferences],
] as const;

interface SettingsPageProps {
  /** The section's name, for the title of the window. */
  section: string;
  children: ReactNode;
}

/** A section of the settings, with the way to the others. */
export const SettingsPage = ({ section, children }: SettingsPageProps) => (
  <Page title={`${words.title}: ${section}`}>
    <nav
      aria-label={words.sections}
      className="mb-4 flex gap-1 overflow-x-auto border-b border-border max-desk:-mx-4 max-desk:px-4"
    >
      {sections.map(([to, label]) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-9 items-center border-b-2 border-transparent px-3 whitespace-nowrap max-desk:min-h-11"
          activeProps={{ className: 'border-accent-text! font-strong' }}
        >
          {label}
        </Link>
      ))}
    </nav>
    <div className="flex flex-col gap-6">{children}</div>
  </Page>
);

interface SectionProps {
  id: string;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a section, under its heading. */
export const Section = ({ id, title, actions, children }: SectionProps) => (
  <section className="flex flex-col gap-3" aria-labelledby={id}>
    <div className="flex flex-wrap items-center justify-between gap-2">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
    {children}
  </section>
);
