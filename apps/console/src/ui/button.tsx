import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'title'> {
  /** `primary` is for the one main action of a screen. */
  kind?: 'primary' | 'plain' | 'danger' | 'quiet';
  icon?: IconName;
  /** Its action is under way: further presses do nothing. */
  isBusy?: boolean;
  /** Why it cannot be used now. It stays focusable, so that the reason can be read. */
  whyNot?: string | undefined;
  children: ReactNode;
}

export function Button(props: ButtonProps) {
  const { kind = 'plain', icon, isBusy = false, whyNot, children, onClick, ...rest } = props;
  const isOff = isBusy || whyNot !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={`button ${rest.className ?? ''}`}
      data-kind={kind}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || undefined}
      title={whyNot}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button that shows an icon alone; the label is read out and shown on hover. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button min-w-8 px-0 max-desk:min-w-11 ${rest.className ?? ''}`}
      data-kind="quiet"
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  label: string;
  icon: IconName;
}
