import { findPlatform } from '@workspace-ops/contracts/platform-names';
import { Icon } from '../ui/icons.tsx';
import { Markdown } from './markdown.tsx';
import { words } from './messages.en.ts';
import { splitAtFold } from './split-at-fold.ts';

interface PostPreviewProps {
  title: string;
  text: string;
  platform: string | null;
}

/** A post as its platform shows it: plain with its fold, or formatted. */
export function PostPreview({ title, text, platform }: PostPreviewProps) {
  const { name, showsMarkdown, longest } = findPlatform(platform);
  return (
    <section aria-label={words.post(name)} className="max-w-[560px] rounded border border-border">
      <div className="flex items-center gap-2 border-b border-border px-4 py-2 text-small text-muted">
        <Icon name="external" />
        <span className="flex-1">{name}</span>
        {longest !== undefined && (
          <span className={text.length > longest ? 'font-strong text-failed' : ''}>
            {words.characters(text.length, longest)}
          </span>
        )}
      </div>
      <div className="px-4 py-3">
        {showsMarkdown ? (
          <Formatted {...{ title, text }} />
        ) : (
          <PlainPost text={text} platform={platform} />
        )}
      </div>
    </section>
  );
}

const Formatted = ({ title, text }: { title: string; text: string }) => (
  <>
    <p className="mb-3 text-title font-strong">{title}</p>
    <Markdown text={text} />
  </>
);

function PlainPost({ text, platform }: { text: string; platform: string | null }) {
  const [shown, folded] = splitAtFold(text, findPlatform(platform).fold);
  return (
    <p className="break-words whitespace-pre-line">
      {shown}
      {folded !== '' && (
        <>
          <span className="mx-1 rounded bg-raised px-1 text-small text-muted" title={words.fold}>
            …see more
          </span>
          <span className="text-muted">{folded}</span>
        </>
      )}
    </p>
  );
}
