import { COLLABORATOR_ROLES } from '@chartdock/contract';
import type { CollaboratorRole } from '@chartdock/contract';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { shareTexts } from '../texts/share-texts.ts';

/** Properties of {@link RoleSelect}. */
export interface RoleSelectProps<Role extends CollaboratorRole> {
  /** Names it for screen readers. */
  readonly label: string;
  readonly value: Role;
  /** Default every role. */
  readonly roles?: readonly Role[];
  readonly disabled?: boolean;
  readonly onChange: (role: Role) => void;
}

const every: readonly CollaboratorRole[] = COLLABORATOR_ROLES;

/** Draws the choice of a role. */
export const RoleSelect = <Role extends CollaboratorRole>(props: RoleSelectProps<Role>): JSX.Element => {
  const t = useT(shareTexts);
  const { label, value, disabled, onChange } = props;
  const roles = props.roles ?? (every as readonly Role[]);
  return (
    <select
      className="cd-share__select"
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const role = roles.find((one) => one === currentTarget.value);
        if (role !== undefined) onChange(role);
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`share.role.${role}`)}
        </option>
      ))}
    </select>
  );
};
