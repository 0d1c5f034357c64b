import { createEntry } from '@chartdock/account';
import { systemClock } from '@chartdock/platform';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { useApp } from '../../foundation/app/app-context.ts';
import { useAccount } from '../../foundation/app/useAccount.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { EntryFrame } from '../sign-in/EntryFrame.tsx';
import { useDemoSeed } from '../sign-in/useDemoSeed.ts';
import { EntryForm } from './EntryForm.tsx';
import { readEntryFacts } from './entry-facts.ts';
import { entryTexts } from './texts/entry-texts.ts';

/** Properties of {@link EntryScreen}. */
export interface EntryScreenProps {
  /** `register` begins an account, `reset` sets a forgotten password. */
  readonly purpose: 'register' | 'reset';
  /** The address that sent the visitor here; undefined when none did. */
  readonly target: string | undefined;
  /** Where someone goes who was sent by no address. */
  readonly home: string;
  /** Addresses of the other ways in, which go on to the same target. */
  readonly ways: Readonly<Record<'signIn' | 'register', string>>;
}

/** Draws the page on which someone signs up, or sets a forgotten password, and goes on from there. */
export const EntryScreen = ({ purpose, target, home, ways }: EntryScreenProps): JSX.Element => {
  const t = useT(entryTexts);
  const { workspace, navigate } = useApp();
  const isDemo = useDemoSeed();
  const [entry] = useState(() =>
    createEntry({
      client: workspace.client,
      account: workspace.account,
      clock: systemClock,
      purpose,
      facts: readEntryFacts(window, target),
    }),
  );
  useEffect(() => entry.dispose, [entry]);
  const isSignedIn = useAccount().status === 'signedIn';
  useEffect(() => {
    if (isSignedIn) navigate(target ?? home, { replace: true });
  }, [home, isSignedIn, navigate, target]);
  return (
    <EntryFrame heading={t(`entry.${purpose}.heading`)} lead={t(`entry.${purpose}.lead`)}>
      <EntryForm entry={entry} purpose={purpose} ways={ways} isDemo={isDemo} />
      <p className="cd-sign-in__other">
        <span>
          {t(`entry.${purpose}.other`)}{' '}
          <AppLink className="cd-link" href={ways.signIn}>
            {t(`entry.${purpose}.otherLink`)}
          </AppLink>
        </span>
      </p>
    </EntryFrame>
  );
};
