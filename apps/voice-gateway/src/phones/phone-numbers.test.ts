import { AppError } from '@workspace-ops/service-kit';
import { describe, expect, it } from 'vitest';
import { maskPhone, parsePhone } from './phone-numbers.ts';

describe('a phone number', () => {
  it('that is none is refused by the field’s name', () => {
    expect(() => parsePhone('callerPhone', 'x', 'US')).toThrow(AppError);
    expect(() => parsePhone('callerPhone', 'x', 'US')).toThrow(
      'callerPhone must be a phone number, got "x"',
    );
  });

  it('is masked but for its last two digits', () => {
    expect(maskPhone('+12125550100')).toBe('+*********00');
  });
});
