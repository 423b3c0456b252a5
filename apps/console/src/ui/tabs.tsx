import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps<Name extends string> {
  /** What the tabs are parts of. */
  label: string;
  /** The tabs with their words, in order. */
  tabs: Readonly<Record<Name, string>>;
  current: Name;
  onSelect: (name: Name) => void;
  /** The content of the current tab. */
  children: ReactNode;
}

/** Parts of a screen of which one is shown. Arrow keys move between them. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, current, onSelect, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const names = Object.keys(tabs) as Name[];
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (names.indexOf(current) + step + names.length) % names.length;
    onSelect(names[next]!);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mb-3 flex gap-1 overflow-x-auto border-b border-border"
        onKeyDown={move}
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            className="tab"
            onClick={() => onSelect(name)}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
