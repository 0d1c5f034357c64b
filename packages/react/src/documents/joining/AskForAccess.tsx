import { SHARE_MESSAGE_MAX } from '@chartdock/contract';
import * as requestCalls from '@chartdock/contract/calls/collaboration-requests';
import type { JSX } from 'react';
import { useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { SegmentedControl } from '../../foundation/primitives/SegmentedControl.tsx';
import { TextArea } from '../../foundation/primitives/fields/TextArea.tsx';
import { joinTexts } from '../../sharing/texts/joining/join-texts.ts';

/** Properties of {@link AskForAccess}. */
export interface AskForAccessProps {
  readonly fileId: string;
}

type Wanted = 'viewer' | 'commenter' | 'editor';
type Sending = 'closed' | 'open' | 'busy' | 'sent' | 'failed';

/** Asks those who share a file for access to it. It says the same whether there is such a file or not. */
export const AskForAccess = ({ fileId }: AskForAccessProps): JSX.Element => {
  const t = useT(joinTexts);
  const { client } = useApp().workspace;
  const [state, setState] = useState<Sending>('closed');
  const [role, setRole] = useState<Wanted>('viewer');
  const [message, setMessage] = useState('');
  const send = async (): Promise<void> => {
    setState('busy');
    const { collaborationRequests } = client.bind({ collaborationRequests: { ...requestCalls } });
    const text = message.trim();
    try {
      await collaborationRequests.ask(
        { type: 'chart', id: fileId, role, ...(text === '' ? {} : { message: text }) },
        { quiet: true, keep: true },
      );
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  if (state === 'closed') return <Button onClick={() => setState('open')}>{t('ask.ask')}</Button>;
  if (state === 'sent')
    return (
      <p className="cd-message__text" role="status">
        {t('ask.sent')}
      </p>
    );
  return (
    <form
      className="cd-ask"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SegmentedControl
        label={t('ask.role')}
        value={role}
        onChange={setRole}
        segments={[
          { value: 'viewer', label: t('ask.role.viewer') },
          { value: 'commenter', label: t('ask.role.commenter') },
          { value: 'editor', label: t('ask.role.editor') },
        ]}
      />
      <TextArea
        countText={(used, max) => t('ask.count', { used, max })}
        label={t('ask.message')}
        value={message}
        onChange={setMessage}
        maxLength={SHARE_MESSAGE_MAX}
      />
      {state === 'failed' && (
        <p className="cd-form__problem" role="alert">
          {t('ask.failed')}
        </p>
      )}
      <Button look="primary" type="submit" busy={state === 'busy'}>
        {t('ask.send')}
      </Button>
    </form>
  );
};
