import type { LetInPartner } from '@chartdock/account';
import { formatAge } from '@chartdock/contract';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { scopeText } from './scope-text.ts';
import { partnerTexts } from './texts/partner-texts.ts';

/** Properties of {@link PartnerRow}. */
export interface PartnerRowProps {
  readonly partner: LetInPartner;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onWithdraw: () => void;
}

/** Draws one partner: its name and id, since when, when it got access last, its scopes, and the way to end that. */
export const PartnerRow = ({ partner, now, onWithdraw }: PartnerRowProps): JSX.Element => {
  const t = useT(partnerTexts);
  const { client, name, scopes, sinceTime, tokenTime } = partner;
  return (
    <li className="cd-partners__row">
      <div className="cd-partners__texts">
        <h2 className="cd-partners__name">{name}</h2>
        <p className="cd-partners__facts">
          {client} · {t('partners.since', { age: formatAge(sinceTime, now, t) })} ·{' '}
          {tokenTime === null
            ? t('partners.unused')
            : t('partners.used', { age: formatAge(tokenTime, now, t) })}
        </p>
        <ul className="cd-partners__scopes" aria-label={t('partners.may', { name })}>
          {scopes.map((scope) => (
            <li key={scope}>{scopeText(t, scope)}</li>
          ))}
        </ul>
      </div>
      <Button aria-label={t('partners.withdrawOf', { name })} onClick={onWithdraw}>
        {t('partners.withdraw')}
      </Button>
    </li>
  );
};
