import { isPublishRestricted } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';
import type { CallInput, FileRecord } from '@chartdock/contract';
import { KEPT, WRITE } from '../ports/call-settings.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import { afterItemUpdated } from '../browsing/browsing.state.ts';
import type { PublishEvent } from './sharing-events.ts';
import type { PublishCommands, PublishContext } from './sharing.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { createTurns } from '../items/in-turn.ts';
import { normaliseFile } from '../items/normalise-file.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import type { PublishForm, PublishSubject } from './publish-form.ts';

type PublishInput = CallInput<'publishing', 'publish'>;

const inputOf = ({ id }: PublishSubject, form: PublishForm): PublishInput => {
  const price = form.price.trim();
  return {
    chartId: id,
    description: form.description,
    tags: form.tags.map((tag) => tag.trim()).filter((tag) => tag !== ''),
    publicClone: form.publicClone,
    ...(price === '' ? {} : { price }),
  };
};

/** Creates files public and private again: the restriction is asked about first, then the phone, and the server asks both once more. */
export const createPublishing = (
  context: PublishContext,
  list: Pick<ListLoader, 'catchUp'>,
): PublishCommands => {
  const { client, emit, apply } = context;
  const inTurn = createTurns();

  const restriction = { account: { publishBlack: () => client.account.publishBlack({}, KEPT) } };

  /** Tells why publishing failed; a missing phone is the caller's to see to. */
  const tell = (failure: Failure): void => {
    if (failure.code === CODE.accountRestricted) emit({ type: 'publishRestricted' });
    else if (failure.code !== CODE.phoneNeeded) emit({ type: 'publishFailed', failure });
  };

  const change = (
    { id }: PublishSubject,
    send: () => Promise<{ readonly file: FileRecord }>,
    done: (item: FileItem) => PublishEvent,
  ): Promise<CommandResult<FileItem>> =>
    inTurn(id, async () => {
      try {
        const item = normaliseFile((await send()).file);
        const { isPublic, isTemplate } = item;
        apply((state) => afterItemUpdated(state, id, (row) => ({ ...row, isPublic, isTemplate })));
        await list.catchUp();
        emit(done(item));
        return { status: 'done', value: item, undo: undefined };
      } catch (error) {
        const failure = failureOf(error);
        tell(failure);
        return { status: 'failed', failure };
      }
    });

  return {
    checkPublish: async () => {
      try {
        if (await isPublishRestricted(restriction)) {
          emit({ type: 'publishRestricted' });
          return { status: 'restricted' };
        }
        const { bindings } = await client.account.bindInfo({}, KEPT);
        return bindings.phone === null ? { status: 'phone_needed' } : { status: 'ready' };
      } catch (error) {
        const failure = failureOf(error);
        tell(failure);
        return { status: 'failed', failure };
      }
    },
    publish: (item, form) =>
      change(
        item,
        () => client.publishing.publish(inputOf(item, form), WRITE),
        (published) => ({ type: 'filePublished', item: published }),
      ),
    cancelPublish: (item) =>
      change(
        item,
        () => client.publishing.cancel({ chartId: item.id }, WRITE),
        (cancelled) => ({ type: 'publishCancelled', item: cancelled }),
      ),
  };
};
