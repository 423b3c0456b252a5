import type { z } from 'zod';

const typeNames: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
};

/** The end of a sentence that begins with the field's name. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'is required';
    return `must be ${typeNames[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'invalid_value') {
    const choice = `one of ${issue.values.map(String).join(', ')}`;
    return issue.input === undefined ? `is required: ${choice}` : `must be ${choice}`;
  }
  if (issue.code === 'invalid_union' && issue.discriminator !== undefined) {
    const { discriminator, input } = issue;
    const options = Array.isArray(issue['options']) ? issue['options'] : [];
    const given = (input as Record<string, unknown> | null)?.[discriminator] ?? undefined;
    return given === undefined ? 'is required' : `must be one of ${options.map(String).join(', ')}`;
  }
  if (issue.code === 'unrecognized_keys') return `must not have ${issue.keys.join(', ')}`;
  return undefined;
}
