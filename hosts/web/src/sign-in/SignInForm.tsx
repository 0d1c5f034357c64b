import { Button, PasswordField, TextField } from '@chartdock/react';
import type { FormEvent, JSX } from 'react';
import { useRef, useState } from 'react';
import { useWebText } from '../messages/useWebText.ts';

/** What a person typed to sign in. */
export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** Properties of {@link SignInForm}. */
export interface SignInFormProps {
  readonly credentials: Credentials;
  readonly onChange: (credentials: Credentials) => void;
  /** Signs in; resolves to what went wrong, or to undefined when the page is about to change. */
  readonly onSignIn: (credentials: Credentials) => Promise<string | undefined>;
}

/** Draws the two fields and the button of the sign-in page (ROUTE-35). */
export const SignInForm = ({ credentials, onChange, onSignIn }: SignInFormProps): JSX.Element => {
  const t = useWebText();
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const accountInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { account, password } = credentials;
  const noAccount = account.trim() === '';
  const noPassword = password === '';

  const change = (part: Partial<Credentials>): void => {
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
    <form className="web-form" noValidate onSubmit={onSubmit}>
      <div className="web-form__problem" role="alert">
        {problem}
      </div>
      <TextField
        label={t('web.login.account')}
        name="username"
        autoComplete="username"
        value={account}
        onChange={(value) => change({ account: value })}
        inputRef={accountInput}
        error={tried && noAccount ? t('web.login.needAccount') : undefined}
      />
      <PasswordField
        label={t('web.login.password')}
        showLabel={t('web.login.showPassword')}
        hideLabel={t('web.login.hidePassword')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => change({ password: value })}
        inputRef={passwordInput}
        error={tried && noPassword ? t('web.login.needPassword') : undefined}
      />
      <Button look="primary" scale="large" wide type="submit" busy={busy}>
        {t('web.login.submit')}
      </Button>
    </form>
  );
};
