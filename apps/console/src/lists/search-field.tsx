import { useEffect, useRef, useState } from 'react';
import { useShortcut } from '../keyboard/shortcuts.ts';
import { words } from './messages.en.ts';

/** How long after the last key the search begins. */
const pauseMs = 300;

interface SearchFieldProps {
  /** What is searched, for screen readers. */
  label: string;
  /** What the address says. */
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** A field whose text becomes a filter when typing pauses. `/` leads to it. */
export function SearchField({ label, value = '', onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // What was typed since it was sent stays: only another value than that is one from elsewhere.
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => {
      sent.current = text.trim();
      latest.current(sent.current || undefined);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  useShortcut('/', words.focusSearch, () => input.current?.focus());
  return (
    <input
      ref={input}
      type="search"
      className="field desk:max-w-72"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}
