import { z } from 'zod';

/** The most campaigns that the provider gives at a time. */
export const maxPageSize = 100;

/** Source: Instantly API v2, `GET /api/v2/campaigns`. */
const pageSchema = z.object({
  items: z.array(z.custom<Campaign>(isObject)),
  next_starting_after: z.string().nullish(),
});

/** A campaign as the provider gives it. */
export type Campaign = Record<string, unknown>;

export interface CampaignPage {
  campaigns: Campaign[];
  /** Where the next page begins; null after the last one. */
  cursor: string | null;
}

/** Deeper than any campaign, and far from what recursion over it overflows on. */
const maxDepth = 64;

/** A page from an answer's text, or null where it is no such answer. */
export function readPage(text: string): CampaignPage | null {
  const answer = pageSchema.safeParse(parseJson(text));
  if (!answer.success || isDeeperThan(answer.data.items, maxDepth)) return null;
  return { campaigns: answer.data.items, cursor: answer.data.next_starting_after || null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDeeperThan(root: object, max: number): boolean {
  let level: object[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) return true;
    level = level.flatMap((value) =>
      Object.values(value).filter((child) => typeof child === 'object' && child !== null),
    );
  }
  return false;
}
