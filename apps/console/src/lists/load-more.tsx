import { useEffect, useRef } from 'react';
import { words as common } from '../messages/en.ts';
import { Button } from '../ui/button.tsx';
import { words } from './messages.en.ts';

interface LoadMoreProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  shown: number;
  /** Where the service says how many there are. */
  totalCount?: number;
}

/** The end of a list that is loaded page by page: the next one comes when this is near the window. */
export function LoadMore({ query, shown, totalCount }: LoadMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const place = useRef<HTMLDivElement>(null);
  const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!mayLoad || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
    // Anew for each page: an observer says nothing where this comes near again before it looks.
  }, [mayLoad, fetchNextPage, shown]);
  if (!hasNextPage) return null;
  return (
    <div
      ref={place}
      className="flex flex-wrap items-center justify-center gap-3 py-3 text-small text-muted"
    >
      <span>
        {totalCount === undefined ? words.allShown(shown) : words.shown(shown, totalCount)}
      </span>
      <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {isFetchingNextPage ? words.loadingMore : common.showMore}
      </Button>
    </div>
  );
}
