import type { CodeForm } from '@chartdock/account';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { codeTexts } from './texts/code-texts.ts';

/** Properties of {@link CodeField}. */
export interface CodeFieldProps<Field extends string> {
  readonly form: CodeForm<Field>;
  /** Problem of the code; undefined when there is none. */
  readonly error: string | undefined;
}

/** Draws the field of a code, and beside it the button that has one sent. */
export const CodeField = <Field extends string>({ form, error }: CodeFieldProps<Field>): JSX.Element => {
  const t = useT(codeTexts);
  const { values, status, waitSeconds, sentTo } = useStore(form, (state) => state);
  return (
    <div className="cd-code">
      <TextField
        label={t('code.label')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        allNumeric
        value={values.code}
        onChange={(code) => form.set('code', code)}
        hint={sentTo === undefined ? undefined : t('code.sent', { target: sentTo })}
        error={error}
      />
      <Button
        scale="large"
        busy={status === 'sending'}
        disabled={waitSeconds > 0}
        onClick={() => void form.sendCode()}
      >
        {waitSeconds > 0 ? t('code.again', { n: waitSeconds }) : t('code.send')}
      </Button>
    </div>
  );
};
