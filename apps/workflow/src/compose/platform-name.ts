const names: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  hubspot: 'HubSpot',
  blog: 'the blog',
  newsletter: 'the newsletter',
};

/** A target platform as people call it. */
export const platformName = (platform: string): string =>
  Object.hasOwn(names, platform) ? names[platform]! : platform;
