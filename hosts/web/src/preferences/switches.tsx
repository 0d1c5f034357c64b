import { LOCALES } from '@chartdock/contract';
import { SegmentedControl } from '@chartdock/react';
import { THEMES } from '@chartdock/workspace';
import type { JSX } from 'react';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';
import { useChoice } from './useChoice.ts';

/** Chooses the language of the interface; every text follows at once (PROD-30). */
export const LanguageSwitch = (): JSX.Element => {
  const t = useWebText();
  const { locale: choice } = usePage().workspace;
  const value = useChoice(choice);
  const segments = LOCALES.map((locale) => ({ value: locale, label: t(`web.language.${locale}`) }));
  return (
    <SegmentedControl
      segments={segments}
      value={value}
      label={t('web.account.language')}
      onChange={choice.set}
    />
  );
};

/** Chooses between the two palettes and following the device. */
export const ThemeSwitch = (): JSX.Element => {
  const t = useWebText();
  const { theme: choice } = usePage().workspace;
  const value = useChoice(choice);
  const segments = THEMES.map((theme) => ({ value: theme, label: t(`web.theme.${theme}`) }));
  return (
    <SegmentedControl
      segments={segments}
      value={value}
      label={t('web.account.theme')}
      onChange={choice.set}
    />
  );
};
