import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { words } from '../messages/en.ts';
import { loadFile } from './load-file.ts';
import { toast } from './toast.tsx';
import { hasUnsaved } from './unsaved.ts';

interface NotLoadedProps {
  error: unknown;
  /** Of a dialog. */
  onClose?: () => void;
}

/**
 * The page fails, unless something typed would be lost with it: then a dialog closes and a toast says why,
 * and any other part says so in its place.
 */
function NotLoaded({ error, onClose }: NotLoadedProps) {
  const [isKept] = useState(hasUnsaved);
  useEffect(() => {
    if (onClose === undefined) return;
    toast(words.partNotLoaded, 'problem');
    onClose();
  }, [onClose]);
  if (!isKept) throw error;
  return onClose === undefined ? <p className="text-muted">{words.partNotLoaded}</p> : null;
}

/**
 * A part of a page, or a dialog above it, whose file is loaded when it is first shown, or before by `preload`.
 * What could not be loaded is loaded again when it is shown again; in Chromium that fails until the page is
 * loaded anew.
 */
export function lazyPart<Name extends string, Props extends object>(
  importer: () => Promise<Record<Name, ComponentType<Props>>>,
  exportName: Name,
  fallback?: ReactNode,
) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => (loaded = (await loadFile(importer))[exportName]);
  const makeLazy = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return { default: await preload() };
      } catch (error) {
        return { default: (props) => <NotLoaded error={error} {...props} /> };
      }
    });

  function Part(props: Props) {
    const [Shown] = useState(() => loaded ?? makeLazy());
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, { preload });
}
