import { useEffect, useId, useRef, type ReactNode } from 'react';
import { words } from '../messages/en.ts';
import { IconButton } from './button.tsx';

interface DialogProps {
  title: string;
  /** Escape, a press beside it and its own button close it. */
  onClose: () => void;
  /** What it shows would be lost: only its own buttons close it. */
  isKept?: boolean;
  children: ReactNode;
  /** The buttons at its end. */
  footer?: ReactNode;
}

/** What one types into; the browser would begin at the button that closes. */
const field =
  'select, :is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea):not([readonly])';

/**
 * A modal dialog; on phones a sheet at the bottom. It is open as long as it is rendered. The focus goes to
 * its first field, and back to where it was; to the page's heading if that is gone.
 */
export function Dialog({ title, onClose, isKept = false, children, footer }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const pressedOn = useRef<EventTarget>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    body.current?.querySelector<HTMLElement>(field)?.focus();
    return () => {
      if (isFocusable(opener)) opener.focus();
      // Another page came meanwhile, whose heading could not get the focus while this was open.
      else document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isKept) onClose();
      }}
      onClose={({ target }) => {
        // Where nothing was done since the last Escape, browsers close it without asking.
        if (target !== dialog.current) return;
        dialog.current.showModal();
        if (!isKept) onClose();
      }}
      onPointerDown={({ target }) => {
        pressedOn.current = target;
      }}
      onClick={({ target }) => {
        // What is selected by a drag that ends beside it was pressed inside.
        const isBeside = target === dialog.current && pressedOn.current === target;
        if (isBeside && !isKept) onClose();
      }}
    >
      <div className="flex max-h-[inherit] flex-col">
        <div className="flex items-center justify-between gap-2 border-b border-border py-2 pr-2 pl-4">
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          <IconButton label={words.close} icon="close" onClick={onClose} />
        </div>
        {/* Reached by the keyboard too, as it scrolls. */}
        <div
          ref={body}
          className="overflow-y-auto p-4 -outline-offset-2"
          role="region"
          aria-labelledby={titleId}
          tabIndex={0}
        >
          {children}
        </div>
        {footer !== undefined && (
          <div className="flex flex-wrap justify-end gap-2 border-t border-border p-3">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

const isFocusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;
