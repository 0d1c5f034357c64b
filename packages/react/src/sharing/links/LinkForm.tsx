import { formatDate } from '@chartdock/contract';
import type { Sharing } from '@chartdock/contract';
import type { LinkWish } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { linkIcon } from '../../foundation/icons/interface-icons.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { SegmentedControl } from '../../foundation/primitives/SegmentedControl.tsx';
import { shareTexts } from '../texts/share-texts.ts';
import { LinkFields, fitsPassword, termsInput } from './LinkFields.tsx';
import type { LinkTerms } from './LinkFields.tsx';

/** Properties of {@link LinkForm}. */
export interface LinkFormProps {
  readonly sharing: Pick<Sharing, 'type' | 'defaultExpireTime'>;
  readonly busy: boolean;
  readonly onCreate: (wish: LinkWish) => void;
}

/** Creates a link. What it will allow, and until when, stands there before there is one. */
export const LinkForm = ({ sharing, busy, onCreate }: LinkFormProps): JSX.Element => {
  const t = useT(shareTexts);
  const { type, defaultExpireTime: usual } = sharing;
  const [kind, setKind] = useState<'view' | 'collaboration'>(type === 'chart' ? 'view' : 'collaboration');
  const [terms, setTerms] = useState<LinkTerms>(() => ({
    role: 'viewer',
    day: usual === null ? '' : formatDate(usual),
    password: '',
    download: false,
    copy: false,
  }));
  const [problem, setProblem] = useState<string>();
  const create = (): void => {
    if (!fitsPassword(terms)) {
      setProblem(t('share.passwordLength'));
      return;
    }
    onCreate({ kind, ...termsInput(terms, kind) });
    setTerms({ ...terms, password: '' });
  };
  const { role, day, password } = terms;
  return (
    <div className="cd-share__new">
      <div className="cd-share__line cd-share__line--middle">
        <span className="cd-share__who">
          <span>
            {kind === 'view'
              ? t('share.summary.view')
              : t('share.summary.collaboration', { role: t(`share.role.${role}`) })}
          </span>
          <span className="cd-share__quiet">
            {day === '' ? t('share.summary.never') : t('share.summary.until', { date: day })}
            {password !== '' && ` · ${t('share.summary.password')}`}
          </span>
        </span>
        <Button look="primary" icon={linkIcon} busy={busy} onClick={create}>
          {t('share.createCopy')}
        </Button>
      </div>
      <details className="cd-share__options">
        <summary>{t('share.options')}</summary>
        <div className="cd-dialog__stack">
          {type === 'chart' && (
            <SegmentedControl
              label={t('share.kind')}
              value={kind}
              onChange={setKind}
              segments={[
                { value: 'view', label: t('share.kind.view') },
                { value: 'collaboration', label: t('share.kind.collaboration') },
              ]}
            />
          )}
          <LinkFields
            kind={kind}
            terms={terms}
            usualExpiry={usual}
            problem={problem}
            onChange={(next) => {
              setTerms(next);
              setProblem(undefined);
            }}
          />
        </div>
      </details>
    </div>
  );
};
