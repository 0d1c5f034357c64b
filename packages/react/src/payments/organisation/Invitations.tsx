import { isApiError } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';
import { formatDate } from '@chartdock/contract';
import type { Organisation, OrganisationInvitation } from '@chartdock/contract';
import type { JSX } from 'react';
import { useState } from 'react';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { shopTexts } from '../texts/pages/shop-texts.ts';
import type { OrganisationSectionProps } from './OrganisationSection.tsx';
import { refusalText } from './refusal-text.ts';

/** Properties of {@link Invitations}. */
export interface InvitationsProps extends Pick<OrganisationSectionProps, 'calls'> {
  readonly invitations: readonly OrganisationInvitation[];
  /** Runs with the organisation that the person is in after their answer. */
  readonly onAnswered: (organisation: Organisation | null) => void;
}

const OPTIONS = { quiet: true, keep: true } as const;

/** Shows the organisations that a person was asked into, to be entered or turned down. */
export const Invitations = ({ invitations, calls, onAnswered }: InvitationsProps): JSX.Element | null => {
  const t = useT(shopTexts);
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const answer = async (orgId: string, how: 'accept' | 'decline'): Promise<void> => {
    setProblem(undefined);
    setBusy(`${how} ${orgId}`);
    try {
      const { organisation } = await calls[how]({ orgId }, OPTIONS);
      onAnswered(organisation);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      const key = thrown.envelopeCode === CODE.notAllowed ? refusalText(thrown.data) : undefined;
      setProblem(key === undefined ? problemText(thrown, t('org.failed')) : t(key));
    } finally {
      setBusy(undefined);
    }
  };
  if (invitations.length === 0) return null;
  return (
    <section className="cd-shop__section cd-org">
      <h2 className="cd-shop__subheading">{t('org.invitations')}</h2>
      {problem !== undefined && (
        <p className="cd-org__problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="cd-shop__list" aria-label={t('org.invitations')}>
        {invitations.map(({ orgId, name, owner, invitedAt }) => {
          const shown = name === '' ? t('org.unnamed', { name: owner }) : name;
          return (
            <li key={orgId} className="cd-shop__row">
              <div className="cd-shop__texts">
                <h3 className="cd-shop__name">{shown}</h3>
                <p className="cd-shop__facts">
                  {t('org.invitedBy', { name: owner, date: formatDate(invitedAt) })}
                </p>
              </div>
              <Button
                aria-label={t('org.declineOf', { name: shown })}
                busy={busy === `decline ${orgId}`}
                onClick={() => void answer(orgId, 'decline')}
              >
                {t('org.decline')}
              </Button>
              <Button
                look="primary"
                aria-label={t('org.acceptOf', { name: shown })}
                busy={busy === `accept ${orgId}`}
                onClick={() => void answer(orgId, 'accept')}
              >
                {t('org.accept')}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="cd-shop__facts">{t('org.acceptText')}</p>
    </section>
  );
};
