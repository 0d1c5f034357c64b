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
  SignUp,
} from './account.types.ts';
export { createPartnerAccess } from './access/partner-access.ts';
export type {
  LetInPartner,
  PartnerAccess,
  PartnerAccessOptions,
  PartnerAccessState,
} from './access/partner-access.types.ts';
export { createEntry } from './entering/entry.ts';
export type {
  Entry,
  EntryFacts,
  EntryField,
  EntryOptions,
  EntryProblem,
  EntryState,
} from './entering/entry.types.ts';
export { createContactChange } from './binding/contact-change.ts';
export type {
  ContactChange,
  ContactChangeOptions,
  ContactChangeState,
  ContactField,
} from './binding/contact-change.ts';
export { createPhoneBinding } from './binding/phone-binding.ts';
export type {
  BindingProblem,
  FieldText,
  PhoneBinding,
  PhoneBindingOptions,
  PhoneBindingState,
} from './binding/phone-binding.types.ts';
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
