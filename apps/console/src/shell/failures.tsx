import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { words } from '../messages/en.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState, PlainState } from '../ui/states.tsx';
import { words as own } from './messages.en.ts';

export const NotFound = () => (
  <PlainState
    icon="search"
    title={words.notFoundTitle}
    text={words.notFoundText}
    action={
      <Link to="/approvals" className="button">
        {own.approvals}
      </Link>
    }
  />
);

const isFileGone = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module/.test(error.message);

/** A page that failed. After an update of the service, a page's old files are gone: only loading helps. */
export function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isFileGone(error)) {
    return (
      <PlainState
        icon="warning"
        title={words.unexpectedTitle}
        text={words.chunkGone}
        action={<Button onClick={() => location.reload()}>{words.reload}</Button>}
      />
    );
  }
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState error={error} onRetry={retry} />;
}
