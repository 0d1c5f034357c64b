import { isApiError } from '@chartdock/client';
import type { CallFunctions } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';
import type * as organisationCalls from '@chartdock/contract/calls/organisations';
import { formatDate } from '@chartdock/contract';
import type { Organisation, OrganisationMember } from '@chartdock/contract';
import type { JSX, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Avatar } from '../../foundation/primitives/Avatar.tsx';
import { Badge } from '../../foundation/primitives/Badge.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { ConfirmDialog } from '../../foundation/primitives/dialogs/ConfirmDialog.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { shopTexts } from '../texts/pages/shop-texts.ts';
import { refusalText } from './refusal-text.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

type Calls = CallFunctions<{ readonly organisations: typeof organisationCalls }>['organisations'];

/** Properties of {@link OrganisationSection}. */
export interface OrganisationSectionProps {
  readonly organisation: Organisation;
  readonly calls: Calls;
  /** Runs with the organisation as it is after a change; null when the person has left it. */
  readonly onChanged: (organisation: Organisation | null) => void;
}

const OPTIONS = { quiet: true, keep: true } as const;
const MOST_ACCOUNT = 254;

/** Question before the act. */
type Asked = { readonly act: 'remove'; readonly member: OrganisationMember } | { readonly act: 'quit' };

/** Shows the organisation that a person is in, and lets its owner say who else is. */
export const OrganisationSection = ({
  organisation,
  calls,
  onChanged,
}: OrganisationSectionProps): JSX.Element => {
  const t = useT(shopTexts);
  const [asked, setAsked] = useState<Asked>();
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, role, seats, members, invited, paidUntil } = organisation;
  useEffect(() => {
    // The dialog is gone, and with the row the button that opened it.
    if (removed !== '') heading.current?.focus();
  }, [removed]);
  const ask = (one: Asked): void => {
    setAdded('');
    setRemoved('');
    setProblem(undefined);
    setAsked(one);
  };
  const run = async (change: () => ReturnType<Calls['mine']>, said: string): Promise<void> => {
    try {
      const { organisation: after } = await change();
      setRemoved(said);
      onChanged(after);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setProblem(problemText(thrown, t('org.failed')));
    }
  };
  const confirm = (one: Asked): Promise<void> =>
    one.act === 'quit'
      ? run(() => calls.quit({}, OPTIONS), '')
      : run(
          () => calls.removeMember({ userId: one.member.userId }, OPTIONS),
          t('org.removed', { name: one.member.fullName }),
        );
  return (
    <section className="cd-shop__section cd-org">
      <h2 ref={heading} tabIndex={-1} className="cd-shop__subheading">
        {name === '' ? t('org.title') : name}
      </h2>
      <p className="cd-shop__facts">
        {t('org.seats', { used: members.length + invited.length, seats })} ·{' '}
        {t('org.until', { date: formatDate(paidUntil) })}
      </p>
      <p role="status" className="cd-shop__facts">
        {removed === '' ? added : removed}
      </p>
      {problem !== undefined && (
        <p className="cd-org__problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="cd-shop__list" aria-label={t('org.members')}>
        {members.map((member) => (
          <li key={member.userId} className="cd-shop__row">
            <Avatar name={member.fullName} image={member.photoUrl} size={32} />
            <div className="cd-shop__texts">
              <h3 className="cd-shop__name">{member.fullName}</h3>
            </div>
            {member.role === 'owner' && <Badge>{t('org.owner')}</Badge>}
            {role === 'owner' && member.role !== 'owner' && (
              <Button
                aria-label={t('org.removeOf', { name: member.fullName })}
                onClick={() => ask({ act: 'remove', member })}
              >
                {t('org.remove')}
              </Button>
            )}
          </li>
        ))}
        {invited.map(({ userId, account }) => (
          <li key={userId} className="cd-shop__row">
            <div className="cd-shop__texts">
              <h3 className="cd-shop__name">{account}</h3>
            </div>
            <Badge>{t('org.waiting')}</Badge>
            <Button
              aria-label={t('org.takeBackOf', { name: account })}
              onClick={() => {
                setAdded('');
                void run(
                  () => calls.removeMember({ userId }, OPTIONS),
                  t('org.takenBack', { name: account }),
                );
              }}
            >
              {t('org.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
      {role === 'owner' ? (
        <AddMember
          isFull={members.length + invited.length >= seats}
          calls={calls}
          onChanged={onChanged}
          onAdded={(said) => {
            setRemoved('');
            setAdded(said);
          }}
        />
      ) : (
        <div>
          <Button onClick={() => ask({ act: 'quit' })}>{t('org.quit')}</Button>
        </div>
      )}
      {asked !== undefined && (
        <ConfirmDialog
          dangerous
          title={
            asked.act === 'quit' ? t('org.quitAsk') : t('org.removeAsk', { name: asked.member.fullName })
          }
          text={t(asked.act === 'quit' ? 'org.quitText' : 'org.removeText')}
          confirmLabel={t(asked.act === 'quit' ? 'org.quit' : 'org.remove')}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
};

interface AddMemberProps extends Pick<OrganisationSectionProps, 'calls' | 'onChanged'> {
  readonly isFull: boolean;
  /** Runs with what is said of someone who was added. */
  readonly onAdded: (said: string) => void;
}

/** Lets the owner add someone by the name they sign in with. */
const AddMember = ({ isFull, calls, onChanged, onAdded }: AddMemberProps): JSX.Element => {
  const t = useT(shopTexts);
  const [account, setAccount] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const typed = account.trim();
  const add = async (): Promise<void> => {
    onAdded('');
    if (typed === '') {
      setProblem(t('org.accountEmpty'));
      return;
    }
    setAdding(true);
    try {
      const { organisation } = await calls.addMember({ account: typed }, OPTIONS);
      setAccount('');
      setProblem(undefined);
      onAdded(t('org.added', { name: typed }));
      onChanged(organisation);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      const key = thrown.envelopeCode === CODE.notAllowed ? refusalText(thrown.data) : undefined;
      setProblem(key === undefined ? problemText(thrown, t('org.failed')) : t(key));
    } finally {
      setAdding(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent) || event.key !== 'Enter') return;
    event.preventDefault();
    if (!isAdding) void add();
  };
  if (isFull) return <p className="cd-shop__facts">{t('org.full')}</p>;
  return (
    <div className="cd-exchange">
      <TextField
        label={t('org.account')}
        value={account}
        maxLength={MOST_ACCOUNT}
        allNumeric
        hint={t('org.accountHint')}
        error={problem}
        onChange={(text) => {
          setAccount(text);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <Button scale="large" busy={isAdding} onClick={() => void add()}>
        {t('org.add')}
      </Button>
    </div>
  );
};
