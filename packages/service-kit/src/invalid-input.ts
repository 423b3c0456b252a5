import type { Issue } from '@workspace-ops/contracts';
import type { z } from 'zod';
import { AppError } from './app-error.ts';

const secretFields = /password|credential|token|secret|key|totp|recoverycode|challenge|^code$/i;
const shownCharacters = 60;

/** The 400 of input that a contract refuses: the first fault as a sentence, all of them listed. */
export function invalidInput(error: z.ZodError, input: unknown): AppError {
  const issues = error.issues.map((issue) => toIssue(issue, input));
  const first = issues[0];
  const message = first === undefined ? 'The input is invalid' : joined(first);
  return new AppError('invalid_input', message, { issues });
}

const joined = (issue: Issue): string =>
  issue.path === '' ? issue.message : `${issue.path} ${issue.message}`;

function toIssue(issue: z.core.$ZodIssue, input: unknown): Issue {
  const path = issue.path.map(String).join('.');
  const value = valueAt(input, issue.path);
  const message = issue.path.length === 0 ? rootMessage(issue.message) : issue.message;
  return { path, message: `${message}${shown(path, value)}` };
}

/** The body as a whole has no name of its own. */
const rootMessage = (message: string): string =>
  /^(is|must) /.test(message) ? `The body ${message}` : message;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** `, got "tomorrow"`: only for short plain values, and never for a secret. */
function shown(path: string, value: unknown): string {
  if (secretFields.test(path)) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return `, got ${value}`;
  if (typeof value !== 'string' || value.length > shownCharacters || value.trim() === '') return '';
  return `, got ${JSON.stringify(value.toWellFormed())}`;
}
