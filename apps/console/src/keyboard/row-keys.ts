import { useShortcut } from './shortcuts.ts';

/** What `j` and `k` move between: the main link or button of each row. */
const selector = 'main [data-row]';

function moveBy(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(selector)];
  const current = rows.indexOf(document.activeElement as HTMLElement);
  const first = step === 1 ? 0 : rows.length - 1;
  const target = rows[current === -1 ? first : current + step];
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

interface RowKeyLabels {
  next: string;
  previous: string;
}

/** `j` and `k` move through the rows of a screen, whose main links have `data-row`; Enter opens one. */
export function useRowKeys({ next, previous }: RowKeyLabels): void {
  useShortcut('j', next, () => moveBy(1));
  useShortcut('k', previous, () => moveBy(-1));
}
