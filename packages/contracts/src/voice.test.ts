import { describe, expect, it } from 'vitest';
import { bookSlotInput, callRecordInput, isSlotText, speechInput } from './voice.ts';

describe('a slot', () => {
  it('is a real date-time, with or without an offset', () => {
    for (const text of [
      '2026-10-01T09:00',
      '2026-10-01T09:00:00',
      '2026-10-01T09:00:00.000Z',
      '2026-10-01T09:00-04:00',
      '2028-02-29T09:00',
    ]) {
      expect(isSlotText(text), text).toBe(true);
    }
  });

  it('is nothing else', () => {
    for (const text of [
      'tomorrow',
      'now',
      'infinity',
      '2026-10-01',
      '2026-02-30T09:00',
      '2026-10-01T24:00',
      '2026-10-01 09:00',
      '2026-10-01T09:00+25:00',
      '0000-01-01T00:00Z',
      '+275760-09-13T00:00Z',
      '2026-10-01T09:00ZZ',
    ]) {
      expect(isSlotText(text), text).toBe(false);
    }
  });
});

describe('the voice inputs', () => {
  it('take an empty optional text as absent', () => {
    expect(speechInput.parse({ text: 'Hi', voiceId: '', modelId: ' ' })).toEqual({ text: 'Hi' });
    expect(callRecordInput.parse({ callId: 'c1', summary: '', disposition: null })).toEqual({
      callId: 'c1',
    });
  });

  it('accept their own output again', () => {
    const booking = bookSlotInput.parse({
      callerPhone: '+12125550100',
      scheduledSlot: '2026-10-01T09:00',
      callerName: '',
      notes: null,
    });
    expect(bookSlotInput.parse(booking)).toEqual(booking);
  });

  it('refuse a voice id that could leave its place in a path or header', () => {
    for (const voiceId of ['..', 'a/b', 'a?b', 'a\r\nb', 'ü', 'a'.repeat(129)]) {
      expect(speechInput.safeParse({ text: 'Hi', voiceId }).success, voiceId).toBe(false);
    }
  });

  it('refuse durations that no call has', () => {
    for (const durationSeconds of [-1, 1e30, '60', Number.NaN]) {
      expect(callRecordInput.safeParse({ callId: 'c', durationSeconds }).success).toBe(false);
    }
    expect(callRecordInput.parse({ callId: 'c', durationSeconds: 12.5 }).durationSeconds).toBe(
      12.5,
    );
  });
});
