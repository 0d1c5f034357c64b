import { createTranslator } from '@chartdock/contract';
import type { Catalogue, Locale, NotificationKind } from '@chartdock/contract';

type TextKey = `${NotificationKind}.${'title' | 'content'}`;

/**
 * Texts of notices, by kind. They stand here and not among the shared texts: pages get them written, in the language they ask
 * for.
 */
const TEXTS: Catalogue<TextKey> = {
  zh: {
    'fileShared.title': '与您共享',
    'fileShared.content': '{person} 与您共享了“{title}”',
    'roleChanged.title': '您的权限已更改',
    'roleChanged.content': '{person} 更改了您在“{title}”中的权限',
    'accessEnded.title': '您已被移出协作',
    'accessEnded.content': '{person} 已将您移出“{title}”',
    'accessRequested.title': '访问申请',
    'accessRequested.content': '{person} 申请访问“{title}”',
    'accessApproved.title': '访问申请已通过',
    'accessApproved.content': '{person} 已允许您访问“{title}”',
    'accessRefused.title': '访问申请未通过',
    'accessRefused.content': '{person} 未允许您访问“{title}”',
    'ownerOffered.title': '所有权转让',
    'ownerOffered.content': '{person} 想将“{title}”转让给您',
    'ownerChanged.title': '所有权已转让',
    'ownerChanged.content': '{person} 现在拥有“{title}”',
    'collaboratorLeft.title': '协作者已退出',
    'collaboratorLeft.content': '{person} 已退出“{title}”的协作',
    'fileCloned.title': '您的文件被克隆',
    'fileCloned.content': '{person} 克隆了“{title}”',
    'templateApproved.title': '模板已通过审核',
    'templateApproved.content': '“{title}”已进入模板库',
    'templateRefused.title': '模板未通过审核',
    'templateRefused.content': '“{title}”未进入模板库：{reason}',
    'organisationJoined.title': '您已加入团队',
    'organisationJoined.content': '{person} 已将您加入“{title}”，您可以使用团队版权益',
    'organisationInvited.title': '团队邀请',
    'organisationInvited.content': '{person} 邀请您加入“{title}”，可在升级页面接受或拒绝',
    'organisationEntered.title': '成员已加入团队',
    'organisationEntered.content': '{person} 已接受邀请，加入“{title}”',
    'organisationRemoved.title': '您已被移出团队',
    'organisationRemoved.content': '{person} 已将您移出“{title}”，您的文件会保留',
  },
  en: {
    'fileShared.title': 'Shared with you',
    'fileShared.content': '{person} shared “{title}” with you',
    'roleChanged.title': 'Your role changed',
    'roleChanged.content': '{person} changed what you may do with “{title}”',
    'accessEnded.title': 'Your access ended',
    'accessEnded.content': '{person} no longer shares “{title}” with you',
    'accessRequested.title': 'Someone asks for access',
    'accessRequested.content': '{person} would like to open “{title}”',
    'accessApproved.title': 'You have access',
    'accessApproved.content': '{person} lets you open “{title}”',
    'accessRefused.title': 'Your request was declined',
    'accessRefused.content': '{person} does not share “{title}” with you',
    'ownerOffered.title': 'Take over ownership',
    'ownerOffered.content': '{person} would like you to own “{title}”',
    'ownerChanged.title': 'Ownership changed',
    'ownerChanged.content': '{person} owns “{title}” now',
    'collaboratorLeft.title': 'A collaborator left',
    'collaboratorLeft.content': '{person} no longer takes part in “{title}”',
    'fileCloned.title': 'Your file was cloned',
    'fileCloned.content': '{person} made a copy of “{title}”',
    'templateApproved.title': 'Your template was approved',
    'templateApproved.content': '“{title}” is in the template library now',
    'templateRefused.title': 'Your template was not approved',
    'templateRefused.content': '“{title}” is not in the template library: {reason}',
    'organisationJoined.title': 'You are in an organisation',
    'organisationJoined.content': '{person} added you to “{title}”, which pays for your membership',
    'organisationInvited.title': 'An invitation into an organisation',
    'organisationInvited.content': '{person} asks you into “{title}”. Accept or decline on the upgrade page.',
    'organisationEntered.title': 'Someone joined your organisation',
    'organisationEntered.content': '{person} accepted and is in “{title}” now',
    'organisationRemoved.title': 'You are no longer in an organisation',
    'organisationRemoved.content': '{person} took you out of “{title}”. Your files stay yours.',
  },
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Writes someone's notice, in the language they read. */
export const writeNotice = (
  type: NotificationKind,
  body: Readonly<Record<string, unknown>>,
  locale: Locale,
): { readonly title: string; readonly content: string } => {
  const translate = createTranslator(locale, TEXTS);
  const values = {
    person: textOf(body['person']),
    title: textOf(body['title']),
    reason: textOf(body['reason']),
  };
  return { title: translate(`${type}.title`), content: translate(`${type}.content`, values) };
};
