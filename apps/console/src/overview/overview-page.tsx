import { Page } from '../ui/page.tsx';
import { Failed } from './failed.tsx';
import { Figures } from './figures.tsx';
import { words } from './messages.en.ts';
import { Trends } from './trends.tsx';
import { Waiting } from './waiting.tsx';

/** The figures that a manager reads first, each with a link to its list. */
export const OverviewPage = () => (
  <Page title={words.title}>
    <div className="flex flex-col gap-6">
      <Figures />
      <Trends />
      {/* Last, since how long they are is known when they are loaded. */}
      <div className="grid grid-cols-1 gap-6 wide:grid-cols-2">
        <Waiting />
        <Failed />
      </div>
    </div>
  </Page>
);
