import { logInInput, signUpInput, ingestInput } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { invalidInput } from './invalid-input.ts';

function refuse(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  if (result.success) throw new Error('The schema took the input.');
  return invalidInput(result.error, input);
}

describe('the sentence of a 400', () => {
  it('names the field, what was expected and what came', () => {
    const error = refuse(ingestInput, { dataType: 'rumour' });
    expect(error.message).toBe(
      'dataType must be one of lead, voice_note, signal, observation, task_dispatch, telemetry, custom, got "rumour"',
    );
    expect(error.issues).toHaveLength(1);
  });

  it('lists every fault', () => {
    expect(refuse(logInInput, {}).issues).toEqual([
      { path: 'email', message: 'is required' },
      { path: 'password', message: 'is required' },
    ]);
  });

  it('never repeats a password', () => {
    const error = refuse(signUpInput, { email: 'a@example.com', password: 'abc' });
    expect(error.message).toBe('password must have at least 6 characters');
  });

  it('speaks of the body when it is no object', () => {
    expect(refuse(logInInput, [1]).message).toBe('The body must be an object');
  });
});
