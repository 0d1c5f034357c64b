import { LINK_ROLES, VIEW_PASSWORD_MAX, formatDate, isViewPassword } from '@chartdock/contract';
import type { LinkRole, ShareLink } from '@chartdock/contract';
import type { JSX } from 'react';
import { useId } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Checkbox } from '../../foundation/primitives/fields/Checkbox.tsx';
import { PasswordField } from '../../foundation/primitives/fields/PasswordField.tsx';
import { RoleSelect } from '../people/RoleSelect.tsx';
import { shareTexts } from '../texts/share-texts.ts';

/** Terms of a link, and its end, as its form holds them. */
export interface LinkTerms {
  readonly role: LinkRole;
  /** As date fields write it; empty for a link that never expires. */
  readonly day: string;
  /** Empty for none, or for the one that is there. */
  readonly password: string;
  readonly download: boolean;
  readonly copy: boolean;
}

/** Reads the last moment of a day, in local time, as date fields write it; undefined for no date. */
const endOfDay = (day: string): number | undefined => {
  const at = new Date(`${day}T23:59:59`).getTime();
  return Number.isNaN(at) ? undefined : at;
};

/** Says whether the password of a form can be one; an empty one is none. */
export const fitsPassword = ({ password }: Pick<LinkTerms, 'password'>): boolean =>
  password === '' || isViewPassword(password);

/** Writes the terms of a form as calls take them. */
export const termsInput = ({ role, day, password, download, copy }: LinkTerms, kind: ShareLink['kind']) => {
  const expireTime = day === '' ? 0 : endOfDay(day);
  return {
    ...(kind === 'collaboration' ? { role } : {}),
    ...(expireTime === undefined ? {} : { expireTime }),
    ...(password === '' ? {} : { viewPassword: password }),
    download,
    copy,
  };
};

/** Properties of {@link LinkFields}. */
export interface LinkFieldsProps {
  readonly kind: ShareLink['kind'];
  readonly terms: LinkTerms;
  readonly onChange: (terms: LinkTerms) => void;
  /** The day that stands in the date field once a link is to expire after all, in epoch milliseconds. */
  readonly usualExpiry: number | null;
  readonly problem: string | undefined;
}

/** Draws what a link allows: role, expiry, password, downloads and copies. */
export const LinkFields = ({ kind, terms, onChange, usualExpiry, problem }: LinkFieldsProps): JSX.Element => {
  const t = useT(shareTexts);
  const dayId = useId();
  const { role, day, password, download, copy } = terms;
  return (
    <>
      {kind === 'collaboration' && (
        <RoleSelect
          label={t('share.linkRole')}
          value={role}
          roles={LINK_ROLES}
          onChange={(next) => onChange({ ...terms, role: next })}
        />
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
          onChange={({ currentTarget }) => onChange({ ...terms, day: currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t('share.never')}
        checked={day === ''}
        onChange={(never) => onChange({ ...terms, day: never ? '' : formatDate(usualExpiry ?? Date.now()) })}
      />
      <PasswordField
        label={t('share.password')}
        showLabel={t('share.showPassword')}
        hideLabel={t('share.hidePassword')}
        value={password}
        onChange={(text) => onChange({ ...terms, password: text })}
        maxLength={VIEW_PASSWORD_MAX}
        allNumeric
        autoComplete="new-password"
        hint={t('share.passwordHint')}
        error={problem}
      />
      <Checkbox
        label={t('share.download')}
        checked={download}
        onChange={(on) => onChange({ ...terms, download: on })}
      />
      <Checkbox
        label={t('share.copyFile')}
        checked={copy}
        onChange={(on) => onChange({ ...terms, copy: on })}
      />
    </>
  );
};
