import { isProfileChanged } from '@chartdock/account';
import type { ProfileFields, ProfileForm } from '@chartdock/account';
import type { FormEvent, JSX } from 'react';
import { useEffect, useState } from 'react';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { Waiting } from './Waiting.tsx';
import { settingsTexts } from './texts/settings-texts.ts';

const longest: Readonly<Record<keyof ProfileFields, number>> = { fullName: 60, company: 120, specialty: 120 };

/** Properties of {@link ProfileSection}. */
export interface ProfileSectionProps {
  readonly form: ProfileForm;
}

/** Draws name, company and profession of the person, and saves what changed. */
export const ProfileSection = ({ form }: ProfileSectionProps): JSX.Element => {
  const t = useT(settingsTexts);
  const [done, setDone] = useState(false);
  const state = useStore(form, (all) => all);
  const { status, fields, registered, isNameWrong, problem } = state;
  useEffect(() => {
    // What was typed before another tab was looked at stays.
    if (form.getState().status === 'loading') void form.load();
  }, [form]);
  const isChanged = isProfileChanged(state);
  if (status === 'loading' || status === 'failed')
    return <Waiting problem={problem} onRetry={() => void form.load()} />;
  const field = (name: keyof ProfileFields, autoComplete: string): JSX.Element => (
    <TextField
      label={t(`settings.${name}`)}
      name={name}
      autoComplete={autoComplete}
      maxLength={longest[name]}
      value={fields[name]}
      onChange={(value) => {
        setDone(false);
        form.set(name, value);
      }}
      error={name === 'fullName' && isNameWrong ? t('settings.nameWrong') : undefined}
    />
  );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setDone(await form.save());
  };
  return (
    <form className="cd-form" noValidate onSubmit={(event) => void submit(event)}>
      {problem !== undefined && (
        <p className="cd-form__problem" role="alert">
          {t('settings.notSaved', { reason: problemText(problem, t('settings.failedText')) })}
        </p>
      )}
      {registered !== undefined && (
        <p className="cd-settings__text">
          {t('settings.registered', { days: registered.registerDays, files: registered.chartNum })}
        </p>
      )}
      {field('fullName', 'name')}
      {field('company', 'organization')}
      {field('specialty', 'organization-title')}
      <div className="cd-settings__actions">
        <Button look="primary" type="submit" busy={status === 'saving'} disabled={!isChanged}>
          {t('settings.save')}
        </Button>
        {isChanged && <Button onClick={form.reset}>{t('settings.undo')}</Button>}
        <span role="status" className="cd-settings__done">
          {done && !isChanged ? t('settings.saved') : ''}
        </span>
      </div>
    </form>
  );
};
