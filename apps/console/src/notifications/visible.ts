const lock = 'console-visible';

/** Has all tabs know of this one while it is visible. @returns how to stop. */
export function reportVisible(): () => void {
  let release = (): void => undefined;
  const follow = () => {
    release();
    if (document.hidden) return;
    const hidden = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(lock, { mode: 'shared' }, () => hidden);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    release();
  };
}

/** Whether a tab of the console is visible. A lock ends with its tab, however that ends. */
export async function isVisible(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lock);
}
