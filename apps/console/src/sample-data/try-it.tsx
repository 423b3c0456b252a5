import { useQuery } from '@tanstack/react-query';
import { words } from './messages.en.ts';
import { PressButton } from './press-button.tsx';
import { mayTryQuery } from './queries.ts';

/** On the sign-in, in open tenancy: an account with sample data, without a form. */
export function TryIt() {
  const { data: mayTry = false } = useQuery(mayTryQuery);
  if (!mayTry) return null;
  return <PressButton text={words.tryIt} hint={words.tryItHint} run={({ tryIt }) => tryIt()} />;
}
