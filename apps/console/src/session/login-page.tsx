import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { words as common } from '../messages/en.ts';
import { Page } from '../ui/page.tsx';
import { Credentials } from './credentials.tsx';
import { enter, type SignedIn } from './enter.ts';
import { words } from './messages.en.ts';
import { readNext } from './next.ts';
import { SecondFactor, type Challenge } from './second-factor.tsx';

const route = getRouteApi('/login');

export function LoginPage() {
  const { next, new: isNew = false } = route.useSearch();
  const client = useQueryClient();
  const router = useRouter();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const onSignedIn = async (answer: SignedIn) => {
    enter(client, answer);
    await router.navigate({ href: readNext(next), replace: true });
  };
  const title = challenge ? words.secondFactor : isNew ? words.signUp : words.signIn;
  return (
    <main className="mx-auto min-h-dvh max-w-[420px] pt-[8vh]">
      <p className="px-4 font-strong text-muted desk:px-6">{common.product}</p>
      <Page title={title}>
        <div className="card flex flex-col gap-4 p-4">
          {challenge ? (
            <SecondFactor
              challenge={challenge}
              onSignedIn={onSignedIn}
              onStartAgain={() => setChallenge(null)}
            />
          ) : (
            <Credentials
              key={String(isNew)}
              isNew={isNew}
              onSignedIn={onSignedIn}
              onChallenge={setChallenge}
            />
          )}
        </div>
        {challenge === null && (
          <p className="mt-4 text-center text-muted">
            {isNew ? words.signUpLead : words.signInLead}{' '}
            <Link
              to="/login"
              search={{
                ...(next !== undefined && { next }),
                ...(!isNew && { new: true as const }),
              }}
              className="link"
            >
              {isNew ? words.signIn : words.signUp}
            </Link>
          </p>
        )}
      </Page>
    </main>
  );
}
