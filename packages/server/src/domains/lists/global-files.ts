import type { FilePage } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { loadPaths, openListed, toRecords } from '../nodes/index.ts';
import { foldTitle } from '../search/index.ts';
import { formatCursor, parseCursor } from './cursor.ts';
import { pagingAnswer, readPaging } from './paging.ts';
import { countAll, readSections } from './read-sections.ts';
import { NEAR, NEAR_START, TITLES, WORDS, sectionsOf } from './search-sections.ts';
import type { SearchInput } from './search-sections.ts';
import { NOTHING } from './shared-things.ts';
import type { Held } from './shared-things.ts';
import { loadSnippets } from './snippets.ts';

/**
 * Searches own and shared files and folders, latest change first, each with its path (CALL-F-008): those whose title has the
 * text, then those that have its words, in pinyin or by first letters too. Only when there are none, those that have
 * nearly these words.
 */
const globalFiles = async (context: CallContext, input: SearchInput): Promise<FilePage> => {
  const folded = foldTitle(input.title);
  if (folded === '') throw refuseInput('title', 'The words to look for are missing');
  const { owner, changedFrom, changedTo, folderId } = input;
  const scope = [
    'search',
    context.actor.userId,
    folded,
    input.type,
    input.category,
    owner,
    changedFrom,
    changedTo,
    folderId,
  ];
  const paging = readPaging(input);
  const cursor = paging.cursor === undefined ? undefined : parseCursor(paging.cursor, scope, 'number');
  const within = folderId === undefined ? undefined : await openListed(context, folderId);
  const held: Held = { shared: NOTHING, isRead: owner === 'me' };
  const sections = sectionsOf(context, { input, folded, within, held });
  const asked = { cursor, offset: paging.offset, limit: paging.pageSize + 1 };
  const exact = cursor?.section === NEAR ? undefined : await readSections(sections.slice(0, NEAR), asked);
  const isNear = exact === undefined || exact.totals.every((total) => total === 0);
  const found = isNear ? await readSections(sections, { ...asked, cursor: cursor ?? NEAR_START }) : exact;
  const counted = isNear ? [NEAR] : [TITLES, WORDS];
  const page = found.rows.slice(0, paging.pageSize);
  const last = found.rows.length > page.length ? page.at(-1) : undefined;
  const next =
    last === undefined
      ? null
      : formatCursor({ section: last.section, value: last.row.last_modify, id: last.row.id }, scope);
  const rows = page.map(({ row }) => row);
  const records = await toRecords(context, rows, {
    paths: await loadPaths(context, rows),
    showParents: true,
    matches: await loadSnippets(
      context,
      page.flatMap(({ row, section }) => (section === TITLES ? [] : [row])),
      { folded, isNear },
    ),
  });
  const total = await countAll(
    counted.map((number) => ({
      section: sections[number],
      known: found.totals[number],
      isWalked: found.isWalked[number],
    })),
  );
  return { rows: records, ...pagingAnswer(paging, total, next) };
};

/** Lists the calls about searching everywhere. */
export const searchCalls: readonly ImplementedCall[] = [
  implement(endpoints.lists.globalFiles, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    isJoint: true,
    handler: globalFiles,
  }),
];
