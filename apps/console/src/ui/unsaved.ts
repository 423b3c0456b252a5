import { useEffect, useRef } from 'react';

const checks = new Set<() => boolean>();

/** Whether something that was typed would be lost with the page. */
export const hasUnsaved = (): boolean => [...checks].some((isChanged) => isChanged());

/** Has the whole console know of what was typed here, as long as it is shown. */
export function useUnsaved(isChanged: () => boolean): void {
  const latest = useRef(isChanged);
  useEffect(() => {
    latest.current = isChanged;
  });
  useEffect(() => {
    const check = () => latest.current();
    checks.add(check);
    return () => {
      checks.delete(check);
    };
  }, []);
}
