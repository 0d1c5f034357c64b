import type { OwnerOffer, ShareLink } from '@chartdock/contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, renderInto } from '../../testing/render.ts';
import { LinkEdit } from '../links/LinkEdit.tsx';
import { KnownPeople } from './KnownPeople.tsx';
import { OfferList } from './OfferList.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

test('shows a note and removes someone', async () => {
  const overview = {
    setNote: vi.fn(() => Promise.resolve(true)),
    forget: vi.fn(() => Promise.resolve(true)),
  };
  const anna = { collaUserId: 'u', fullName: 'Anna', note: 'From the fair', lastTime: 1, isColleague: false };
  rendered = await renderInto(<KnownPeople people={[anna]} overview={overview} busy={new Set()} />);
  const { container } = rendered;
  expect(find(container, 'li').textContent).toContain('From the fair');
  await click(button(container, 'Note on Anna'));
  await click(find(container, 'button[type=submit]'));
  expect(overview.setNote).toHaveBeenCalledWith('u', 'From the fair');
  await click(button(container, 'Remove Anna from the list'));
  expect(overview.forget).toHaveBeenCalledWith('u');
});

test('names offers and people, to answer', async () => {
  const answerOffer = vi.fn(() => Promise.resolve(true));
  const offer: OwnerOffer = {
    type: 'chart',
    id: 'f',
    title: 'Plan',
    createTime: 1,
    owner: { userId: 'o', fullName: 'Olaf' },
  };
  rendered = await renderInto(<OfferList offers={[offer]} overview={{ answerOffer }} busy={new Set()} />);
  const { container } = rendered;
  expect(find(container, 'li').textContent).toContain('Olaf would like you to own this');
  const [decline, accept] = [...container.querySelectorAll<HTMLElement>('button')];
  for (const [pressed, answer] of [
    [decline, false],
    [accept, true],
  ] as const) {
    if (pressed === undefined) throw new Error('there is nothing to answer with');
    await click(pressed);
    expect(answerOffer).toHaveBeenLastCalledWith(offer, answer);
  }
});

test('changes a link and keeps its password', async () => {
  const link: ShareLink = {
    linkId: 'l',
    kind: 'collaboration',
    type: 'chart',
    id: 'f',
    title: 'Plan',
    path: '/join/x',
    role: 'viewer',
    state: 'open',
    hasPassword: true,
    expireTime: null,
    download: false,
    copy: true,
    views: 0,
    lastUsed: null,
    createTime: 1,
    maker: { userId: 'o', fullName: 'Olaf' },
  };
  const save = vi.fn();
  rendered = await renderInto(<LinkEdit link={link} busy={false} onSave={save} onCancel={vi.fn()} />);
  await click(button(rendered.container, 'Save'));
  expect(save).toHaveBeenCalledWith({ role: 'viewer', expireTime: 0, download: false, copy: true });
});
