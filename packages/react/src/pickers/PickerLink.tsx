import { VIEW_PASSWORD_MAX, VIEW_PASSWORD_MIN } from '@chartdock/contract';
import type { LinkFailure, PickLinks, PickLinksState } from '@chartdock/files';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import type { TranslateText } from '../foundation/i18n/text-keys.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { PasswordField } from '../foundation/primitives/fields/PasswordField.tsx';
import { useStore } from '../foundation/provider/useStore.ts';
import { PickerRefusal } from './PickerRefusal.tsx';
import { isComposing } from '../foundation/primitives/fields/is-composing.ts';

/** Properties of {@link PickerLink}. */
export interface PickerLinkProps {
  readonly links: PickLinks;
  /** Takes the choice, as Enter in the field asks for. */
  readonly onConfirm: () => void;
}

const failureText = (failure: LinkFailure, t: TranslateText): string => {
  switch (failure.reason) {
    case 'notOwner':
      return t('picker.linkNotOwner', { title: failure.title });
    case 'noScope':
      return t('picker.linkNoScope');
    case 'failed':
      return t('picker.linkFailed', { title: failure.title, reason: failure.text ?? t('error.generic') });
  }
};

const problemKeys = { missing: 'picker.linkMissing', length: 'picker.linkLength' } as const;
const lengths = { min: VIEW_PASSWORD_MIN, max: VIEW_PASSWORD_MAX } as const;

const selectState = (state: PickLinksState): PickLinksState => state;

/** Draws what belongs to the links of a pick: a field for their password where there is one, and why they could not be made. */
export const PickerLink = ({ links, onConfirm }: PickerLinkProps): JSX.Element => {
  const t = useT();
  const { password, problem, failure } = useStore(links, selectState);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem !== undefined) input.current?.focus();
  }, [problem]);
  return (
    <>
      {failure !== undefined && <PickerRefusal text={failureText(failure, t)} />}
      {links.mode !== 'none' && (
        <div className="cd-picker__link">
          <PasswordField
            label={t(links.mode === 'required' ? 'picker.linkPassword' : 'picker.linkPasswordOptional')}
            showLabel={t('common.showPassword')}
            hideLabel={t('common.hidePassword')}
            hint={t('picker.linkHint', lengths)}
            error={problem && t(problemKeys[problem.kind], lengths)}
            required={links.mode === 'required'}
            value={password}
            onChange={links.setPassword}
            inputRef={input}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
              event.preventDefault();
              onConfirm();
            }}
          />
        </div>
      )}
    </>
  );
};
