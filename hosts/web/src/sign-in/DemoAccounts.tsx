import { Button } from '@chartdock/react';
import type { JSX } from 'react';
import type { WebMessageKey } from '../messages/zh.ts';
import { useWebText } from '../messages/useWebText.ts';
import type { Credentials } from './SignInForm.tsx';

const password = 'Chartdock1';

const demoAccounts: readonly { readonly account: string; readonly name: WebMessageKey }[] = [
  { account: 'free@chartdock.test', name: 'web.login.demo.free' },
  { account: 'member@chartdock.test', name: 'web.login.demo.member' },
  { account: 'org@chartdock.test', name: 'web.login.demo.org' },
  { account: 'restricted@chartdock.test', name: 'web.login.demo.restricted' },
  { account: 'empty@chartdock.test', name: 'web.login.demo.empty' },
];

/** Offers the accounts of the demo seed; shown only on a server that says it holds one. */
export const DemoAccounts = ({
  onPick,
}: {
  readonly onPick: (credentials: Credentials) => void;
}): JSX.Element => {
  const t = useWebText();
  return (
    <section className="web-demo" aria-labelledby="web-demo-title">
      <h2 id="web-demo-title" className="web-demo__title">
        {t('web.login.demo')}
      </h2>
      <p className="web-demo__text">{t('web.login.demoText')}</p>
      <div className="web-demo__list">
        {demoAccounts.map(({ account, name }) => (
          <Button key={account} data-cd-tip={account} onClick={() => onPick({ account, password })}>
            {t(name)}
          </Button>
        ))}
      </div>
      <p className="web-demo__text">{t('web.login.demoPassword', { password })}</p>
    </section>
  );
};
