import { PREFERENCE_KEYS } from '@chartdock/workspace';
import type { JSX } from 'react';
import { useState } from 'react';
import { closeIcon } from '../../icons/interface-icons.ts';
import { Button } from '../../primitives/Button.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { useApp } from '../app-context.ts';
import { contentId } from '../content-id.ts';
import { useChoice } from '../useChoice.ts';
import { wantsEnglish } from './wants-english.ts';

/**
 * Offers English to someone whose browser asks for it while they have chosen no language: the page begins in Chinese whatever the
 * browser says (PROD-29). It is in English alone, since it is for those who cannot read the rest. Nothing where there is no reason to.
 */
export const LanguageOffer = (): JSX.Element | null => {
  const { workspace, storage } = useApp();
  const locale = useChoice(workspace.locale);
  const [isOpen, setOpen] = useState(
    () => storage.get(PREFERENCE_KEYS.locale) === undefined && wantsEnglish(navigator.languages),
  );
  if (!isOpen || locale !== 'zh') return null;
  const choose = (chosen: 'zh' | 'en'): void => {
    workspace.locale.set(chosen);
    setOpen(false);
    // What was pressed goes; the keyboard goes on from the page.
    document.getElementById(contentId)?.focus();
  };
  return (
    <aside className="cd-language" lang="en" aria-label="Language">
      <span className="cd-language__text">Prefer English?</span>
      <Button onClick={() => choose('en')}>Switch to English</Button>
      <IconButton icon={closeIcon} label="Keep Chinese" onClick={() => choose('zh')} />
    </aside>
  );
};
