import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';

const Palette = lazyRouteComponent(() => import('./palette/palette.tsx'), 'Palette');

/** Opens the palette by Ctrl or ⌘ with K, wherever the focus is, but not above another dialog. */
export function PaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  );
}
