import { useQuery } from '@tanstack/react-query';
import { words } from './messages.en.ts';
import { PressButton } from './press-button.tsx';
import { mayLoadQuery } from './queries.ts';

/** For a workspace in which nothing has run yet, of a person who has no sample data. */
export function LoadSampleData() {
  const { data: mayLoad = false } = useQuery(mayLoadQuery);
  if (!mayLoad) return null;
  return <PressButton text={words.load} hint={words.loadHint} run={({ load }) => load()} />;
}
