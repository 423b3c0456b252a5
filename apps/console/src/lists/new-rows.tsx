import { words } from '../messages/en.ts';
import { Button } from '../ui/button.tsx';

/** Says how many rows are new; a press shows them. */
export const NewRows = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <div role="status">
    {count > 0 && (
      <Button className="mb-2 w-full" onClick={onShow}>
        {words.newEntries(count)}
      </Button>
    )}
  </div>
);
