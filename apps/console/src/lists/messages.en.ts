export const words = {
  any: 'Any',
  focusSearch: 'Search',
  loadingMore: 'Loading more',
  allShown: (shown: number) => `${shown} are shown.`,
  shown: (shown: number, all: number) => `${shown} of ${all} are shown.`,
} as const;
