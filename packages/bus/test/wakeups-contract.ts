import { waitFor } from '@workspace-ops/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import type { ConnectedWakeups } from '../src/index.ts';

export interface WakeupsUnderTest {
  /** As a process does. */
  connect(): ConnectedWakeups;
  /** Ends all connections from the server's side; they may be made again. */
  cut(): Promise<void>;
  /** To a server that is not there. */
  connectToNobody(): ConnectedWakeups;
}

/** What everybody who wakes or is woken relies on, whatever carries it. */
export function describeWakeups(name: string, of: WakeupsUnderTest): void {
  const started: ConnectedWakeups[] = [];
  const start = (wakeups = of.connect()): ConnectedWakeups => {
    wakeups.start();
    started.push(wakeups);
    return wakeups;
  };
  let topics = 0;
  const newTopic = (): string => `contract:topic_${++topics}`;

  afterEach(() => Promise.all(started.splice(0).map((wakeups) => wakeups.stop())));

  /** Two processes of which the second hears the first; the topic's keys that it hears. */
  async function connectTwo(topic = newTopic()) {
    const [speaker, hearer] = [start(), start()];
    const heard: string[] = [];
    const stopHearing = hearer.on(topic, (key) => heard.push(key));
    await untilHeard(speaker, topic, heard);
    return { speaker, hearer, topic, heard, stopHearing };
  }

  /** Wake-ups are hints: what is said before the connections stand is lost. */
  async function untilHeard(speaker: ConnectedWakeups, topic: string, heard: string[]) {
    const known = heard.length;
    await waitFor(() => {
      speaker.wake(topic, `ready ${known}`);
      return heard.length > known;
    });
    speaker.wake(topic, `begin ${known}`);
    await waitFor(() => heard.includes(`begin ${known}`));
    heard.length = 0;
  }

  describe(`wake-ups by ${name}`, () => {
    it('reach who listens to the topic in another process, with their keys', async () => {
      const { speaker, topic, heard } = await connectTwo();
      const keys = Array.from({ length: 1_500 }, (_, index) => `key ${index}`);
      for (const key of keys) speaker.wake(topic, key);
      await waitFor(() => heard.length === keys.length);
      expect(new Set(heard)).toEqual(new Set(keys));
    });

    it('reach all listeners of the same process', async () => {
      const wakeups = start();
      const topic = newTopic();
      const heard: [string[], string[]] = [[], []];
      for (const keys of heard) wakeups.on(topic, (key) => keys.push(key));
      await waitFor(() => {
        wakeups.wake(topic, 'own');
        return heard.every((keys) => keys.includes('own'));
      });
    });

    it('are no error of who says them when a listener fails', async () => {
      const { speaker, hearer, topic, heard } = await connectTwo();
      const failing = hearer.on(topic, () => {
        throw new Error('a listener that fails');
      });
      hearer.wake(topic, 'own');
      speaker.wake(topic, 'other');
      await waitFor(() => heard.includes('own') && heard.includes('other'));
      failing();
    });

    it('are one for a key that is repeated within a few milliseconds', async () => {
      const { speaker, topic, heard } = await connectTwo();
      for (let count = 0; count < 1_000; count++) speaker.wake(topic, 'again');
      speaker.wake(topic, 'last');
      await waitFor(() => heard.includes('last'));
      expect(heard.length).toBeLessThanOrEqual(4);
    });

    it('reach nobody who listens to another topic, or does not listen any more', async () => {
      const { speaker, hearer, topic, heard, stopHearing } = await connectTwo();
      const other = newTopic();
      const others: string[] = [];
      hearer.on(other, (key) => others.push(key));
      await untilHeard(speaker, other, others);
      stopHearing();
      speaker.wake(topic, 'nobody');
      speaker.wake(other, 'after');
      await waitFor(() => others.includes('after'));
      expect([heard, others]).toEqual([[], ['after']]);
    });

    it('are sent before the process that says them has stopped', async () => {
      const { speaker, topic, heard } = await connectTwo();
      for (let index = 0; index < 100; index++) speaker.wake(topic, `key ${index}`);
      await speaker.stop();
      await waitFor(() => heard.length === 100);
    });

    it('are heard again when lost connections have been made anew', async () => {
      const { speaker, topic, heard } = await connectTwo();
      await of.cut();
      await untilHeard(speaker, topic, heard);
    });

    it('are no error where there is no server', async () => {
      const wakeups = start(of.connectToNobody());
      wakeups.on(newTopic(), () => undefined);
      for (let index = 0; index < 100; index++) wakeups.wake(newTopic(), `key ${index}`);
      await wakeups.stop();
    });
  });
}
