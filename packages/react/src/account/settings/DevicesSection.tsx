import { createDevices } from '@chartdock/account';
import type { DevicesState } from '@chartdock/account';
import type { Device } from '@chartdock/contract';
import { formatAge, formatShortTime } from '@chartdock/contract';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Badge } from '../../foundation/primitives/Badge.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { ConfirmDialog } from '../../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { Waiting } from './Waiting.tsx';
import { settingsTexts } from './texts/settings-texts.ts';

const itself = (state: DevicesState): DevicesState => state;

/** Lists where the person is signed in, and signs out there. */
export const DevicesSection = (): JSX.Element => {
  const t = useT(settingsTexts);
  const { client, account } = useApp().workspace;
  const [devices] = useState(() => createDevices({ client }));
  const [now] = useState(() => Date.now());
  const [done, setDone] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const heading = useRef<HTMLParagraphElement>(null);
  const { status, list, problem } = useStore(devices, itself);
  useEffect(() => void devices.load(), [devices]);
  if (list.length === 0)
    return (
      <Waiting problem={status === 'failed' ? problem : undefined} onRetry={() => void devices.load()} />
    );
  const end = async ({ id }: Device, name: string): Promise<void> => {
    setDone('');
    if (!(await devices.end(id))) return;
    setDone(t('settings.ended', { name }));
    // The row went, and with it the button that had the focus.
    heading.current?.focus();
  };
  const endAll = async (): Promise<void> => {
    try {
      await account.signOut({ everywhere: true });
    } catch (thrown) {
      setFailure(problemText(thrown, t('settings.failedText')));
    }
  };
  const shown = problem === undefined ? failure : problemText(problem, t('settings.failedText'));
  return (
    <>
      <p ref={heading} tabIndex={-1} className="cd-settings__text">
        {t('settings.devicesText')}
      </p>
      <p role="status" className="cd-settings__done">
        {done}
      </p>
      {shown !== undefined && (
        <p className="cd-form__problem" role="alert">
          {shown}
        </p>
      )}
      <ul className="cd-settings__list">
        {list.map((device) => (
          <DeviceRow key={device.id} device={device} now={now} onEnd={(name) => void end(device, name)} />
        ))}
      </ul>
      <div className="cd-settings__actions">
        <Button onClick={() => setIsAsked(true)}>{t('settings.endAll')}</Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          dangerous
          title={t('settings.endAllAsk')}
          text={t('settings.endAllText')}
          confirmLabel={t('settings.endAll')}
          onConfirm={endAll}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
};

interface DeviceRowProps {
  readonly device: Device;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly onEnd: (name: string) => void;
}

const DeviceRow = ({ device, now, onEnd }: DeviceRowProps): JSX.Element => {
  const t = useT(settingsTexts);
  const name = device.name === '' ? t('settings.device') : device.name;
  const used =
    device.state === 'online'
      ? t('settings.online')
      : t('settings.lastUsed', { age: formatShortTime(device.lastTime, now, t) });
  const facts = [used, t('settings.since', { age: formatAge(device.createTime, now, t) }), device.ip ?? []];
  return (
    <li className="cd-settings__row">
      <div className="cd-settings__texts">
        <p className="cd-settings__name">{name}</p>
        <p className="cd-settings__text">{facts.flat().join(' · ')}</p>
      </div>
      {device.current ? (
        <Badge tone="accent">{t('settings.current')}</Badge>
      ) : (
        <Button aria-label={t('settings.endDeviceOf', { name })} onClick={() => onEnd(name)}>
          {t('settings.endDevice')}
        </Button>
      )}
    </li>
  );
};
