export const words = {
  any: 'Any',
  focusSearch: 'Search',
  loadingMore: 'Loading more',
  shown: (shown: number, all: number) => `${shown} of ${all} are shown.`,
} as const;
