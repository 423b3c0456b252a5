import { limits } from '@workspace-ops/contracts';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import { quoted } from '../judgement.ts';
import { breach } from './clause.ts';

export const isWritten = (content: string) =>
  breach(content.trim() === '' ? 1 : 0, { says: 'the content is empty', fix: 'Write the content' });

export const canBeStored = (content: string) =>
  breach(content.length > limits.longText ? 1 : 0, {
    says: `the content has ${content.length} characters`,
    fix: `Keep it to ${limits.longText} characters`,
  });

/** What a model says to whoever asked it, before the text or in its place. */
const speaksToAsker =
  /^\s*(?:(?:sure|certainly|of course|absolutely|okay|ok)\b[^\n]{0,40}[!:]|(?:(?:sure|certainly|of course|absolutely|okay|ok)[,.!]? )?here(?:'s|’s| is) (?:the|your|a|an) (?:[\w-]+ ){0,4}(?:post|document|letter|e-?mail|table|csv|draft|text|version|report|story|entry|file|brief|answer|revision)\b[^\n]{0,120}:\s*(?:\n|$)|as an ai\b|(?:i(?:'|’)m|i am) sorry,? but (?:i|as)\b|i (?:cannot|can(?:'|’)t|am unable to|(?:'|’)m unable to) (?:help|assist|write|create|provide|generate|comply|fulfil))/i;

export const isTextItself = (content: string) => {
  const [said] = speaksToAsker.exec(content.slice(0, 400)) ?? [];
  return breach(said === undefined ? 0 : 1, {
    says: `it begins with ${quoted(said ?? '')}, which speaks to whoever asked for the text`,
    fix: 'Answer with the text itself and nothing around it',
  });
};

/** The characters of a post, as platforms count them: without what surrounds it. */
export const fitsPlatform = (content: string, targetPlatform: string | null | undefined) => {
  const { longest = Infinity, spoken } = findPlatform(targetPlatform ?? null);
  const length = content.trim().length;
  return breach(length > longest ? 1 : 0, {
    says: `${length} characters, and ${spoken} takes ${longest} at most`,
    fix: `Cut the post to ${longest} characters`,
  });
};
