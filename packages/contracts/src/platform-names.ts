/** What a platform does with a post, and how long posts are there. */
export interface Platform {
  /** As a label. */
  name: string;
  /** As it stands in a sentence. */
  spoken: string;
  /** Whether it formats Markdown; otherwise readers see its signs. */
  showsMarkdown: boolean;
  /** The characters that it takes at most; undefined where it sets no limit. */
  longest?: number;
  /** The characters that readers see before `see more`. */
  fold?: number;
  /** What is usual there: characters of a post, and words of its longest paragraph. */
  usual: { min: number; max: number; paragraph: number };
}

const usual: Platform['usual'] = { min: 200, max: 10_000, paragraph: 120 };

const x: Platform = {
  name: 'X',
  spoken: 'X',
  showsMarkdown: false,
  longest: 280,
  usual: { min: 40, max: 280, paragraph: 60 },
};

const internal: Platform = { name: 'Internal', spoken: 'internal', showsMarkdown: true, usual };

const platforms: Readonly<Record<string, Platform>> = {
  linkedin: {
    name: 'LinkedIn',
    spoken: 'LinkedIn',
    showsMarkdown: false,
    longest: 3_000,
    fold: 210,
    usual: { min: 300, max: 3_000, paragraph: 80 },
  },
  x,
  twitter: x,
  facebook: {
    name: 'Facebook',
    spoken: 'Facebook',
    showsMarkdown: false,
    longest: 63_206,
    fold: 477,
    usual,
  },
  instagram: {
    name: 'Instagram',
    spoken: 'Instagram',
    showsMarkdown: false,
    longest: 2_200,
    fold: 125,
    usual: { ...usual, max: 2_200 },
  },
  newsletter: {
    name: 'Newsletter',
    spoken: 'the newsletter',
    showsMarkdown: true,
    usual: { min: 300, max: 8_000, paragraph: 110 },
  },
  blog: {
    name: 'Blog',
    spoken: 'the blog',
    showsMarkdown: true,
    usual: { min: 600, max: 20_000, paragraph: 140 },
  },
  email: { name: 'Email', spoken: 'email', showsMarkdown: true, usual },
  hubspot: { name: 'HubSpot', spoken: 'HubSpot', showsMarkdown: true, usual },
  internal,
};

/**
 * An unknown platform formats Markdown, has no limit, and is called what the artifact calls it; what
 * names none stays in the company.
 */
export function findPlatform(platform: string | null): Platform {
  if (platform === null) return internal;
  const key = platform.toLowerCase();
  return Object.hasOwn(platforms, key)
    ? platforms[key]!
    : { name: platform, spoken: platform, showsMarkdown: true, usual };
}
