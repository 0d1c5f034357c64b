import { LOCALES, THEMES } from '@chartdock/contract';
import { SegmentedControl } from '../foundation/primitives/SegmentedControl.tsx';
import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { accountPanelTexts } from './texts/panels/account-panel-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { useChoice } from '../foundation/app/useChoice.ts';

/** Chooses the language of the interface; every text follows at once (PROD-30). */
export const LanguageSwitch = (): JSX.Element => {
  const t = useT(accountPanelTexts);
  const { locale: choice } = useApp().workspace;
  const value = useChoice(choice);
  const segments = LOCALES.map((locale) => ({ value: locale, label: t(`account.language.${locale}`) }));
  return (
    <SegmentedControl segments={segments} value={value} label={t('account.language')} onChange={choice.set} />
  );
};

/** Chooses between the two palettes and following the device. */
export const ThemeSwitch = (): JSX.Element => {
  const t = useT(accountPanelTexts);
  const { theme: choice } = useApp().workspace;
  const value = useChoice(choice);
  const segments = THEMES.map((theme) => ({ value: theme, label: t(`account.theme.${theme}`) }));
  return (
    <SegmentedControl segments={segments} value={value} label={t('account.theme')} onChange={choice.set} />
  );
};
