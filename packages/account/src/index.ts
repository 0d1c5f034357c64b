export { createAccount } from './account.ts';
export type {
  Account,
  AccountClient,
  AccountOptions,
  AiPrivilege,
  Credentials,
  PasswordReset,
  RegistrationFacts,
  ReloadOptions,
  SignOutOptions,
  SignUp,
} from './account.types.ts';
export { createPartnerAccess } from './access/partner-access.ts';
export type {
  LetInPartner,
  PartnerAccess,
  PartnerAccessOptions,
  PartnerAccessState,
} from './access/partner-access.types.ts';
export { createContactChange } from './binding/contact-change.ts';
export type { ContactChange, ContactChangeOptions, ContactField } from './binding/contact-change.ts';
export type { CodeForm, CodeFormProblem, CodeFormState, CodeFormValues } from './codes/code-form.types.ts';
export { createEntry, wayAfter } from './entering/entry.ts';
export type { Entry, EntryField, EntryOptions } from './entering/entry.types.ts';
export { createNotifications } from './notifications/notifications.ts';
export type {
  Notifications,
  NotificationsOptions,
  NotificationsState,
} from './notifications/notifications.types.ts';
export { createDevices } from './settings/devices.ts';
export { createPasswordForm } from './settings/password-form.ts';
export { createProfileForm, isProfileChanged } from './settings/profile-form.ts';
export type {
  Devices,
  DevicesState,
  PasswordForm,
  PasswordFormState,
  ProfileFields,
  ProfileForm,
  ProfileFormState,
  SettingsOptions,
} from './settings/settings.types.ts';
export { SESSION_KEYS } from './session/session-objects.ts';
export type { AccountState, Person, SignedOutReason } from './session/session.types.ts';
export { fileQuotaOf, tierOf } from './tier/tier.ts';
export type { FileQuota, Tier } from './tier/tier.ts';
