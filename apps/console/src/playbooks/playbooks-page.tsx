import { Page } from '../ui/page.tsx';
import { Catalogue } from './catalogue.tsx';
import { Handoffs } from './handoffs.tsx';
import { words } from './messages.en.ts';

export const PlaybooksPage = () => (
  <Page title={words.title}>
    <div className="flex flex-col gap-6">
      <Catalogue />
      <Handoffs />
    </div>
  </Page>
);
