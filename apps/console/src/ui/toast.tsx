import { useSyncExternalStore } from 'react';
import { words } from '../messages/en.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icons.tsx';

interface Toast {
  id: number;
  text: string;
  kind: 'done' | 'problem';
}

/** What went well leaves by itself; a problem stays until it is closed. */
const shownForMs = 6_000;
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const remove = (id: number): void => set(toasts.filter((other) => other.id !== id));

/** Says what an action has led to. */
export function toast(text: string, kind: Toast['kind'] = 'done'): void {
  const id = ++lastId;
  set([...toasts.slice(-2), { id, text, kind }]);
  if (kind === 'done') setTimeout(() => remove(id), shownForMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once in the shell. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--tabs)+16px)] z-20 flex flex-col items-center gap-2 px-4"
    >
      {shown.map(({ id, text, kind }) => (
        <div
          key={id}
          className="pointer-events-auto flex max-w-full items-center gap-2 rounded border border-border bg-surface py-1 pr-1 pl-3 shadow-[var(--shadow)]"
        >
          <span className={kind === 'done' ? 'text-completed' : 'text-failed'}>
            <Icon name={kind === 'done' ? 'completed' : 'failed'} />
          </span>
          <span className="min-w-0">{text}</span>
          <IconButton label={words.close} icon="close" onClick={() => remove(id)} />
        </div>
      ))}
    </div>
  );
}
