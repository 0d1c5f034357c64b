import { readAddress } from '../rules/read-address.ts';
import type { Candidate, Directory, SharingClient } from '../sharing.types.ts';

/** People that are offered at once. */
const MOST = 6;

interface Searching {
  readonly client: Pick<SharingClient, 'collaborationRecent'>;
  readonly directory?: Directory | undefined;
}

/** Finds whom a typed text may mean: people the person worked with, a partner's directory, and the address that it is. A directory that fails is left out. */
export const findCandidates = async (
  { client, directory }: Searching,
  typed: string,
): Promise<readonly Candidate[]> => {
  const text = typed.trim();
  const [known, listed] = await Promise.all([
    client.collaborationRecent
      .getPage({ curPage: 1, pageSize: MOST, content: text }, { quiet: true })
      .then(({ rows }) => rows)
      .catch(() => []),
    text === '' || directory === undefined ? [] : directory(text).catch(() => []),
  ]);
  const people = known.map((row): Candidate => ({
    kind: 'person',
    collaUserId: row.collaUserId,
    name: row.fullName,
    note: row.note,
    image: row.photoUrl,
  }));
  const entries = listed.map((entry): Candidate => ({ kind: 'address', ...entry }));
  const address = readAddress(text);
  const isListed = listed.some(({ account }) => account === address);
  const typedOne: readonly Candidate[] =
    address === undefined || isListed ? [] : [{ kind: 'address', account: address }];
  return [...typedOne, ...people, ...entries].slice(0, MOST);
};
