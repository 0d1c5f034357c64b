import type { QuotaState } from '@chartdock/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { AppContext } from '../foundation/app/app-context.ts';
import type { AppParts } from '../foundation/app/app.types.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import type { Rendered } from '../testing/render.ts';
import { click, renderInto } from '../testing/render.ts';
import { SideMenu } from './SideMenu.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const free: QuotaState = { usedFileCount: 5, fileCount: 9, member: false, orgMember: false };

interface Shown extends Partial<AppParts> {
  readonly address?: string;
  readonly quota?: QuotaState;
}

const show = async ({ address = '/history', quota = free, ...more }: Shown) => {
  const [navigate, onGo] = [vi.fn(), vi.fn()];
  const parts = createTestApp(() => Promise.reject(new Error('nothing is asked')), { navigate, ...more });
  rendered = await renderInto(
    <AppContext.Provider value={parts}>
      <SideMenu
        form="full"
        open={false}
        address={address}
        trashCount={null}
        quota={quota}
        onToggle={vi.fn()}
        onGo={onGo}
        onClose={vi.fn()}
      />
    </AppContext.Provider>,
  );
  const links = [...rendered.container.querySelectorAll('a')];
  return {
    navigate,
    onGo,
    link: (name: string) => links.find(({ textContent }) => textContent === name),
    current: links
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent),
  };
};

const library = { templatesAddress: '/library' };

test('leads to the template library and marks it', async () => {
  const { link, current, navigate, onGo } = await show(library);
  expect(current).toEqual(['Recent files']);
  const entry = link('Templates');
  if (entry === undefined) throw new Error('nothing leads to the templates');
  await click(entry);
  expect([navigate.mock.calls, onGo.mock.calls.length]).toEqual([[['/library']], 1]);
  await rendered?.unmount();
  expect((await show({ ...library, address: '/library' })).current).toEqual(['Templates']);
});

test('leads to no library where the app has none', async () => {
  expect((await show({})).link('Templates')).toBeUndefined();
});

test('leads from a quota to the plans', async () => {
  const plans = { paymentAddress: '/plans' };
  const { link, navigate, onGo } = await show(plans);
  const way = link('See plans');
  if (way === undefined) throw new Error('nothing leads to the plans');
  await click(way);
  expect([navigate.mock.calls, onGo.mock.calls.length]).toEqual([[['/plans']], 1]);
  await rendered?.unmount();
  expect((await show({})).link('See plans')).toBeUndefined();
  await rendered?.unmount();
  const member = await show({ ...plans, quota: { ...free, member: true } });
  expect(member.link('See plans')).toBeUndefined();
});
