import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../ui/icons.tsx';
import { useAppBadge } from '../ui/use-app-badge.ts';
import { TryIt } from '../sample-data/try-it.tsx';
import { CompanySignIn } from './company-sign-in.tsx';
import { Credentials } from './credentials.tsx';
import { describeRefusal } from './describe-refusal.ts';
import { enter, type SignedIn } from './enter.ts';
import { Frame } from './frame.tsx';
import { words } from './messages.en.ts';
import { isOwnPath, readNext } from './next.ts';
import { SecondFactor, type Challenge } from './second-factor.tsx';

const route = getRouteApi('/login');

export function LoginPage() {
  const { next, returnTo, new: isNew = false, ...came } = route.useSearch();
  const client = useQueryClient();
  const router = useRouter();
  // Nobody's approvals are counted any more.
  useAppBadge(0);
  const [challenge, setChallenge] = useState<Challenge | null>(route.useLoaderData());
  const [isCompany, setCompany] = useState(came.refused !== undefined);
  const onSignedIn = async (answer: SignedIn) => {
    enter(client, answer);
    // It may be a page of the service that is none of the console.
    if (isOwnPath(returnTo)) location.assign(returnTo);
    else await router.navigate({ href: readNext(next), replace: true });
  };
  const title = challenge ? words.secondFactor : isNew ? words.signUp : words.signIn;
  const refusal = challenge ? null : describeRefusal(came);
  return (
    <Frame
      title={title}
      before={
        refusal !== null && (
          <p role="alert" className="mb-4 flex items-center gap-2 text-failed">
            <Icon name="warning" />
            {refusal}
          </p>
        )
      }
      below={challenge === null && !isCompany && <OtherWays next={next} isNew={isNew} />}
    >
      {challenge ? (
        <SecondFactor
          challenge={challenge}
          onSignedIn={onSignedIn}
          onStartAgain={() => setChallenge(null)}
        />
      ) : isCompany ? (
        <CompanySignIn next={next} onBack={() => setCompany(false)} />
      ) : (
        <Credentials
          key={String(isNew)}
          isNew={isNew}
          onSignedIn={onSignedIn}
          onChallenge={setChallenge}
          onCompany={() => setCompany(true)}
        />
      )}
    </Frame>
  );
}

/** Leads from signing in to signing up, and back, and to what the codes of mails are for. */
function OtherWays({ next, isNew }: { next: string | undefined; isNew: boolean }) {
  return (
    <div className="mt-4 flex flex-col items-center gap-2 text-muted">
      <p>
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
      {!isNew && (
        <Link to="/reset-password" className="link">
          {words.forgot}
        </Link>
      )}
      <Link to="/invitation" className="link">
        {words.invited}
      </Link>
      <TryIt />
    </div>
  );
}
