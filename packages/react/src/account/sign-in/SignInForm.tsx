import { Button } from '../../foundation/primitives/Button.tsx';
import { PasswordField } from '../../foundation/primitives/fields/PasswordField.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import type { FormEvent, JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { signInTexts } from './texts/sign-in-texts.ts';
import { useT } from '../../foundation/i18n/useT.ts';

/** Entries of a person who signs in. */
export interface SignInFields {
  readonly account: string;
  readonly password: string;
}

/** Properties of {@link SignInForm}. */
export interface SignInFormProps {
  readonly credentials: SignInFields;
  readonly onChange: (credentials: SignInFields) => void;
  /** Signs in; resolves to the fault, or to undefined when the page is about to change. */
  readonly onSignIn: (credentials: SignInFields) => Promise<string | undefined>;
}

/** Draws the two fields and the button of the sign-in page (ROUTE-35). */
export const SignInForm = ({ credentials, onChange, onSignIn }: SignInFormProps): JSX.Element => {
  const t = useT(signInTexts);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  // A visitor comes here to type; on a phone the keyboard would cover the words of the page.
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) accountInput.current?.focus();
  }, []);
  const { account, password } = credentials;
  const noAccount = account.trim() === '';
  const noPassword = password === '';

  const change = (part: Partial<SignInFields>): void => {
    setProblem(undefined);
    onChange({ ...credentials, ...part });
  };

  const submit = async (): Promise<void> => {
    setTried(true);
    if (noAccount || noPassword) {
      (noAccount ? accountInput : passwordInput).current?.focus();
      return;
    }
    setBusy(true);
    const wrong = await onSignIn({ account: account.trim(), password });
    setBusy(false);
    setProblem(wrong);
    if (wrong !== undefined) passwordInput.current?.select();
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void submit();
  };

  return (
    <form className="cd-form" noValidate onSubmit={onSubmit}>
      <div className="cd-form__problem" role="alert">
        {problem}
      </div>
      <TextField
        label={t('signIn.account')}
        name="username"
        autoComplete="username"
        value={account}
        onChange={(value) => change({ account: value })}
        inputRef={accountInput}
        error={tried && noAccount ? t('signIn.needAccount') : undefined}
      />
      <PasswordField
        label={t('signIn.password')}
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => change({ password: value })}
        inputRef={passwordInput}
        error={tried && noPassword ? t('signIn.needPassword') : undefined}
      />
      <Button look="primary" scale="large" wide type="submit" busy={busy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
};
