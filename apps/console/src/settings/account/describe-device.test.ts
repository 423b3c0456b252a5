import { expect, it } from 'vitest';
import { describeDevice } from './describe-device.ts';

it('names browser and system', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0 Safari/537.36';
  expect(describeDevice(chrome)).toBe('Chrome on Linux');
  expect(describeDevice(chrome.replace('Safari', 'Edg/1 Safari'))).toBe('Edge on Linux');
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';
  expect(describeDevice(phone)).toBe('Safari on iPhone');
});

it('names other programs by their first word', () => {
  expect(describeDevice('curl/8.14.1')).toBe('curl');
  expect(describeDevice(' ')).toBeNull();
  expect(describeDevice(null)).toBeNull();
});
