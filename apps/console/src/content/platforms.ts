/** What a platform does with a post: how long it may be, and where readers see it cut. */
interface Platform {
  name: string;
  /** Whether it shows the characters as they are, without formatting. */
  isPlain: boolean;
  longest?: number;
  /** Characters before `see more`. */
  fold?: number;
}

const platforms: Readonly<Record<string, Platform>> = {
  linkedin: { name: 'LinkedIn', isPlain: true, longest: 3_000, fold: 210 },
  x: { name: 'X', isPlain: true, longest: 280 },
  twitter: { name: 'X', isPlain: true, longest: 280 },
  facebook: { name: 'Facebook', isPlain: true, longest: 63_206, fold: 477 },
  instagram: { name: 'Instagram', isPlain: true, longest: 2_200, fold: 125 },
  newsletter: { name: 'Newsletter', isPlain: false },
  email: { name: 'Email', isPlain: false },
  blog: { name: 'Blog', isPlain: false },
  hubspot: { name: 'HubSpot', isPlain: false },
  internal: { name: 'Internal', isPlain: false },
};

/** An unknown platform formats, and has the name that the artifact gives it. */
export const findPlatform = (name: string | null): Platform =>
  platforms[(name ?? 'internal').toLowerCase()] ?? { name: name!, isPlain: false };

/** The text in two parts at the platform's fold, which never cuts a word. */
export function splitAtFold(text: string, fold: number | undefined): [string, string] {
  if (fold === undefined || text.length <= fold) return [text, ''];
  const cut = text.slice(0, fold + 1).search(/\s\S*$/);
  const at = cut > 0 ? cut : fold;
  return [text.slice(0, at), text.slice(at)];
}
