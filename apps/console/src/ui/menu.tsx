import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface MenuProps {
  /** What the button shows. */
  label: ReactNode;
  /** What the button is called, where that is not its text. */
  name?: string;
  children: ReactNode;
}

/** A button with a list of actions below it. */
export function Menu({ label, name, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        data-kind="quiet"
        aria-haspopup="menu"
        aria-label={name}
        popoverTarget={id}
      >
        {label}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        className="menu"
        onToggle={(event) => {
          if (event.newState !== 'open' || !button.current || !menu.current) return;
          place(menu.current, button.current);
          findItems(menu.current)[0]?.focus();
        }}
        onKeyDown={(event) => moveFocus(event, menu.current)}
        onClick={close}
      >
        {children}
      </div>
    </>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  children: ReactNode;
}

export const MenuItem = ({ onSelect, children }: MenuItemProps) => (
  <button
    type="button"
    role="menuitem"
    className="flex min-h-8 w-full cursor-pointer items-center gap-2 rounded px-2 text-left hover:bg-raised max-desk:min-h-11"
    onClick={onSelect}
  >
    {children}
  </button>
);

const findItems = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^=menuitem]'),
];

/** Below the button, or above it where there is no room, and always inside the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { left, bottom, top } = button.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const isBelow = bottom + height + 8 <= innerHeight;
  menu.style.top = `${isBelow ? bottom + 4 : Math.max(8, top - height - 4)}px`;
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
}

function moveFocus(event: KeyboardEvent, menu: HTMLElement | null): void {
  if (menu === null) return;
  const items = findItems(menu);
  const current = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (current - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}
