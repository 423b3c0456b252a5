import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState, type KeyboardEvent } from 'react';
import { workflowsQuery } from '../../lists/workflows-query.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { listCommands, type Command } from './list-commands.ts';
import { words } from './messages.en.ts';

/** A field that leads to screens, workflows and ids: arrows choose, Enter goes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const id = useId();
  const { data: workflows = [] } = useQuery(workflowsQuery);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const commands = listCommands(text, workflows);
  const current = Math.min(chosen, commands.length - 1);
  const go = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    void router.navigate({ href: command.href });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0) {
      event.preventDefault();
      setChosen((current + step + commands.length) % commands.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(commands[current]);
    }
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <input
        className="field"
        role="combobox"
        aria-label={words.field}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={current < 0 ? undefined : `${id}-${current}`}
        placeholder={words.field}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={id} role="listbox" aria-label={words.results} className="mt-2 flex flex-col">
        {commands.map((command, index) => (
          <li
            key={command.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            ref={index === current ? showInList : undefined}
            className="flex min-h-8 cursor-pointer items-center rounded px-2 aria-selected:bg-raised aria-selected:font-strong max-desk:min-h-11"
            onClick={() => go(command)}
          >
            {command.label}
          </li>
        ))}
      </ul>
      <p role="status" className="px-2 text-muted">
        {commands.length === 0 && words.none}
      </p>
    </Dialog>
  );
}

const showInList = (option: HTMLLIElement | null): void =>
  option?.scrollIntoView({ block: 'nearest' });
