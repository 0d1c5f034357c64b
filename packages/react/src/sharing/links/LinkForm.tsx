import { LINK_ROLES, VIEW_PASSWORD_MAX, formatDate, isViewPassword } from '@chartdock/contract';
import type { LinkRole, Sharing } from '@chartdock/contract';
import type { LinkWish } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useId, useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { linkIcon } from '../../foundation/icons/interface-icons.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Checkbox } from '../../foundation/primitives/fields/Checkbox.tsx';
import { PasswordField } from '../../foundation/primitives/fields/PasswordField.tsx';
import { SegmentedControl } from '../../foundation/primitives/SegmentedControl.tsx';
import { RoleSelect } from '../people/RoleSelect.tsx';
import { shareTexts } from '../texts/share-texts.ts';

/** Properties of {@link LinkForm}. */
export interface LinkFormProps {
  readonly sharing: Pick<Sharing, 'type' | 'defaultExpireTime'>;
  readonly busy: boolean;
  readonly onCreate: (wish: LinkWish) => void;
}

/** Reads the last moment of a day, in local time, as date fields write it; undefined for no date. */
export const endOfDay = (day: string): number | undefined => {
  const at = new Date(`${day}T23:59:59`).getTime();
  return Number.isNaN(at) ? undefined : at;
};

/** Creates a link. What it will allow, and until when, stands there before there is one. */
export const LinkForm = ({ sharing, busy, onCreate }: LinkFormProps): JSX.Element => {
  const t = useT(shareTexts);
  const { type, defaultExpireTime: usual } = sharing;
  const [kind, setKind] = useState<'view' | 'collaboration'>(type === 'chart' ? 'view' : 'collaboration');
  const [role, setRole] = useState<LinkRole>('viewer');
  const [day, setDay] = useState(usual === null ? '' : formatDate(usual));
  const [password, setPassword] = useState('');
  const [download, setDownload] = useState(false);
  const [copy, setCopy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const dayId = useId();
  const create = (): void => {
    if (password !== '' && !isViewPassword(password)) {
      setProblem(t('share.passwordLength'));
      return;
    }
    const expireTime = day === '' ? 0 : endOfDay(day);
    onCreate({
      kind,
      ...(kind === 'collaboration' ? { role } : {}),
      ...(expireTime === undefined ? {} : { expireTime }),
      ...(password === '' ? {} : { viewPassword: password }),
      download,
      copy,
    });
    setPassword('');
  };
  const roleText = t(`share.role.${role}`);
  return (
    <div className="cd-share__new">
      <div className="cd-share__line cd-share__line--middle">
        <span className="cd-share__who">
          <span>
            {kind === 'view' ? t('share.summary.view') : t('share.summary.collaboration', { role: roleText })}
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
          {kind === 'collaboration' && (
            <RoleSelect label={t('share.linkRole')} value={role} roles={LINK_ROLES} onChange={setRole} />
          )}
          <div className="cd-field">
            <label className="cd-field__label" htmlFor={dayId}>
              {t('share.expires')}
            </label>
            <input
              id={dayId}
              type="date"
              className="cd-field__input"
              value={day}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
          </div>
          <Checkbox
            label={t('share.never')}
            checked={day === ''}
            onChange={(never) => setDay(never ? '' : formatDate(usual ?? Date.now()))}
          />
          <PasswordField
            label={t('share.password')}
            showLabel={t('share.showPassword')}
            hideLabel={t('share.hidePassword')}
            value={password}
            onChange={(text) => {
              setPassword(text);
              setProblem(undefined);
            }}
            maxLength={VIEW_PASSWORD_MAX}
            allNumeric
            autoComplete="new-password"
            hint={t('share.passwordHint')}
            error={problem}
          />
          <Checkbox label={t('share.download')} checked={download} onChange={setDownload} />
          <Checkbox label={t('share.copyFile')} checked={copy} onChange={setCopy} />
        </div>
      </details>
    </div>
  );
};
