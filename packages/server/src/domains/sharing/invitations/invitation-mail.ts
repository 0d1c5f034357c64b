import { createTranslator, openAddress } from '@chartdock/contract';
import type { Catalogue, Locale } from '@chartdock/contract';
import { sql } from 'kysely';
import { parseLoginName } from '../../accounts/index.ts';
import type { CallContext } from '../../../kernel/calls/context.ts';
import type { Mail } from '../../../kernel/messaging/message.types.ts';
import type { NodeRow } from '../../nodes/index.ts';
import { typeOf } from '../shared-item.ts';

const DAY_MS = 86_400_000;
/** Mails of one person to one address in a day. */
const MOST = 5;

const TEXTS: Catalogue<'subject' | 'text' | 'lead' | 'someone' | 'named' | 'something'> = {
  zh: {
    subject: '{person}与您共享了{title}',
    text: '{person}与您共享了{title}。请用此邮箱登录 Chartdock 查看。',
    lead: '{text}\n\n{address}',
    someone: '有人',
    named: '“{title}”',
    something: '一个文件',
  },
  en: {
    subject: '{person} shared {title} with you',
    text: '{person} shared {title} with you. Sign in to Chartdock with this e-mail address to open it.',
    lead: '{text}\n\n{address}',
    someone: 'Someone',
    named: '“{title}”',
    something: 'a file',
  },
};

/** Finds text that mail programs turn into a link: people would follow it in our name. */
const LEADS_AWAY = /:\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2,}(\b|\/)/u;

/** Facts in a mail about an invitation. */
export interface InvitationFacts {
  readonly to: string;
  readonly person: string;
  readonly title: string;
  /** Address of the file; empty for a server that does not know its own. */
  readonly address: string;
}

/** Writes the mail about an invitation. A name that leads away to another place is left out. */
export const writeInvitationMail = (
  { to, person, title, address }: InvitationFacts,
  locale: Locale,
): Mail => {
  const translate = createTranslator(locale, TEXTS);
  const values = {
    person: LEADS_AWAY.test(person) || person === '' ? translate('someone') : person,
    title: LEADS_AWAY.test(title) ? translate('something') : translate('named', { title }),
  };
  const text = translate('text', values);
  return {
    to,
    subject: translate('subject', values),
    text: address === '' ? text : translate('lead', { text, address }),
  };
};

/** Returns whether an address may get one more mail: none about the same file within a day, and few from one person. */
const mayMail = async (
  { db, actor, now }: CallContext,
  node: Pick<NodeRow, 'id'>,
  contact: string,
): Promise<boolean> => {
  const { rows } = await sql<{ sent: number; same: number }>`
    select count(*)::int as sent, (count(*) filter (where node_id = ${node.id}))::int as same
      from share_activity where actor_id = ${actor.userId} and kind = 'invited'
      and created_at > ${now - DAY_MS} and lower(body->>'person') = lower(${contact})`.execute(db);
  const [{ sent, same } = { sent: 0, same: 0 }] = rows;
  return same === 0 && sent < MOST;
};

/**
 * Writes to an invited e-mail address after the commit, whether or not an account stands behind it; call it before the
 * invitation is kept in the activity. An invitation stands without its mail.
 */
export const mailInvitation = async (
  context: CallContext,
  node: NodeRow,
  invited: { readonly contact: string | null; readonly by: string },
): Promise<void> => {
  const { app, locale } = context;
  const { contact, by } = invited;
  if (contact === null || parseLoginName(contact).kind !== 'email') return;
  if (!(await mayMail(context, node, contact))) return;
  const { publicUrl } = app.config;
  const path = openAddress(typeOf(node) === 'folder' ? 'folder' : node.category, node.id);
  const mail = writeInvitationMail(
    { to: contact, person: by, title: node.title, address: publicUrl === '' ? '' : publicUrl + path },
    locale,
  );
  // The invitation is kept already: nobody waits for a mail server that takes its time.
  context.afterCommit(() => app.messenger.mailLater(mail));
};
