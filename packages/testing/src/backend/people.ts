import type { FileRecord, Privilege, UserInfo } from '@chartdock/contract';
import { avatarAddress } from '@chartdock/contract';

/** The person of a fake backend. */
export interface FakePerson {
  readonly userId: string;
  readonly userName: string;
  readonly fullName: string;
  /** Address for signing in. */
  readonly email: string;
  readonly password: string;
}

const YEAR_MS = 31_536_000_000;

/** Creates the person everyone signs in as. */
export const createPerson = (userId: string): FakePerson => ({
  userId,
  userName: 'person',
  fullName: 'Test Person',
  email: 'person@example.test',
  password: 'Pass-word 1',
});

/** Writes a person as records name them. */
export const ownerOf = ({
  userId,
  fullName,
}: Pick<FakePerson, 'userId' | 'fullName'>): FileRecord['owner'] => ({
  userId,
  fullName,
  photoUrl: avatarAddress(userId),
});

/** Writes the person as `user.info` does, with a masked address. */
export const userInfoOf = ({ userId, userName, fullName, email }: FakePerson): UserInfo => ({
  userId,
  userName,
  fullName,
  email: email.replace(/^(.).*(.@)/, '$1***$2'),
  photoUrl: avatarAddress(userId),
  locale: 'zh',
});

/** Writes the privileges of a person: a member, so that nothing is used up by itself. */
export const privilegeOf = (
  { userId, userName, fullName }: FakePerson,
  {
    now,
    files,
    lastLogin,
  }: { readonly now: number; readonly files: number; readonly lastLogin: number | undefined },
): Privilege => ({
  userId,
  userName,
  fullName,
  member: true,
  orgMember: false,
  expireTime: now + YEAR_MS,
  fileCount: 100,
  usedFileCount: files,
  createChartStatus: 'normal',
  ...(lastLogin === undefined ? {} : { lastLogin }),
  registDate: now - YEAR_MS,
  registerType: 'email',
  profile: {},
  auth: {},
});
