import type { Page } from '@playwright/test';

export interface Vitals {
  /** When the largest part of the window was painted. */
  lcpMs: number;
  /** How much of it moved without a press. */
  cls: number;
  /** The longest answer to a press. */
  inpMs: number;
}

/** Observes each page that is loaded afterwards. */
export const observeVitals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const vitals = { lcpMs: 0, cls: 0, inpMs: 0 };
    Reflect.set(window, 'vitals', vitals);
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
        ...(type === 'event' && { durationThreshold: 16 }),
      });
    observe('largest-contentful-paint', (entry) => {
      vitals.lcpMs = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) vitals.cls += shift.value;
    });
    observe('event', (entry) => {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) vitals.inpMs = Math.max(vitals.inpMs, entry.duration);
    });
  });

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => Reflect.get(window, 'vitals') as Vitals);

/** Frames a second while the page scrolls by itself for two seconds. */
export const measureScrolling = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const begin = performance.now();
        const step = () => {
          frames += 1;
          scrollBy(0, 40);
          if (performance.now() - begin < 2_000) requestAnimationFrame(step);
          else resolve(Math.round(frames / 2));
        };
        requestAnimationFrame(step);
      }),
  );
