import { Button } from '../../foundation/primitives/Button.tsx';
import type { JSX } from 'react';
import type { SignInTextKey } from './texts/sign-in-texts.ts';
import { signInTexts } from './texts/sign-in-texts.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import type { SignInFields } from './SignInForm.tsx';

const password = 'Chartdock1';

const demoAccounts: readonly { readonly account: string; readonly name: SignInTextKey }[] = [
  { account: 'free@chartdock.test', name: 'signIn.demo.free' },
  { account: 'member@chartdock.test', name: 'signIn.demo.member' },
  { account: 'org@chartdock.test', name: 'signIn.demo.org' },
  { account: 'author@chartdock.test', name: 'signIn.demo.author' },
  { account: 'restricted@chartdock.test', name: 'signIn.demo.restricted' },
  { account: 'empty@chartdock.test', name: 'signIn.demo.empty' },
];

/** Offers the accounts of the demo seed; shown only on a server that says it holds one. */
export const DemoAccounts = ({
  onPick,
}: {
  readonly onPick: (credentials: SignInFields) => void;
}): JSX.Element => {
  const t = useT(signInTexts);
  return (
    <section className="cd-demo" aria-labelledby="cd-demo-title">
      <h2 id="cd-demo-title" className="cd-demo__title">
        {t('signIn.demo')}
      </h2>
      <p className="cd-demo__text">{t('signIn.demoText')}</p>
      <div className="cd-demo__list">
        {demoAccounts.map(({ account, name }) => (
          <Button key={account} data-cd-tip={account} onClick={() => onPick({ account, password })}>
            {t(name)}
          </Button>
        ))}
      </div>
      <p className="cd-demo__text">{t('signIn.demoPassword', { password })}</p>
    </section>
  );
};
