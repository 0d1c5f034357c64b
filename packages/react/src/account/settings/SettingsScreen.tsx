import { createProfileForm, isProfileChanged } from '@chartdock/account';
import type { ProfileForm } from '@chartdock/account';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { TabPanel, Tabs } from '../../foundation/primitives/Tabs.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { LanguageSwitch, ThemeSwitch } from '../switches.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { settingsTexts } from './texts/settings-texts.ts';

/** Sections of the settings, in their order. */
export const SETTINGS_SECTIONS = ['profile', 'security', 'devices', 'preferences'] as const;

/** A section of the settings. */
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Properties of {@link SettingsScreen}. */
export interface SettingsScreenProps {
  readonly section: SettingsSection;
  readonly onSection: (section: SettingsSection) => void;
}

const Preferences = (): JSX.Element => {
  const t = useT(settingsTexts);
  return (
    <div>
      <div className="cd-settings__row">
        <span className="cd-settings__name">{t('settings.language')}</span>
        <LanguageSwitch />
      </div>
      <div className="cd-settings__row">
        <span className="cd-settings__name">{t('settings.theme')}</span>
        <ThemeSwitch />
      </div>
    </div>
  );
};

const views: Readonly<Record<SettingsSection, (profile: ProfileForm) => JSX.Element>> = {
  profile: (form) => <ProfileSection form={form} />,
  security: () => <SecuritySection />,
  devices: () => <DevicesSection />,
  preferences: () => <Preferences />,
};

/** Lets the browser ask before a page with changes is closed. */
const useWarning = (isChanged: boolean): void => {
  useEffect(() => {
    if (!isChanged) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isChanged]);
};

/** Draws the account centre (ROUTE-20): a tab for each section of the settings. */
export const SettingsScreen = ({ section, onSection }: SettingsScreenProps): JSX.Element => {
  const t = useT(settingsTexts);
  const { client, account } = useApp().workspace;
  // Held here, so that what was typed outlives a look at another tab.
  const [profile] = useState(() => createProfileForm({ client, onSaved: account.refresh }));
  useWarning(useStore(profile, isProfileChanged));
  return (
    <div className="cd-settings">
      <h1 className="cd-settings__heading">{t('settings.heading')}</h1>
      <Tabs
        tabs={SETTINGS_SECTIONS.map((id) => ({ id, label: t(`settings.${id}`) }))}
        active={section}
        label={t('settings.sections')}
        idPrefix="cd-settings"
        onChange={onSection}
      />
      <TabPanel idPrefix="cd-settings" active={section}>
        {views[section](profile)}
      </TabPanel>
    </div>
  );
};
