import { createContactChange } from '@chartdock/account';
import { createClient, createInProcessTransport } from '@chartdock/client';
import { createFakeClock } from '@chartdock/platform/testing';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { AppContext } from '../../foundation/app/app-context.ts';
import { createTestApp } from '../../testing/create-test-app.ts';
import type { Rendered } from '../../testing/render.ts';
import { button, click, find, press, renderInto, settle, type } from '../../testing/render.ts';
import { BindPhone } from '../dialogs/account-dialog-views.tsx';
import { ContactDialog } from './ContactDialog.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const show = async (...given: Parameters<typeof renderInto>): Promise<HTMLElement> => {
  rendered = await renderInto(...given);
  return rendered.container;
};

const labelled = (root: ParentNode, label: string): HTMLInputElement => {
  const found = Array.from(root.querySelectorAll('label')).find((each) => each.textContent === label);
  return find<HTMLInputElement>(root, `[id="${found?.htmlFor ?? ''}"]`);
};

/** A change of a contact before a server that answers each call with a code. */
const open = async (isBound: boolean) => {
  const codes: Record<string, string> = {};
  const transport = createInProcessTransport((request) => {
    const end = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const data = {
      code: { target: '137****0001', nextTime: 1, expireTime: 2 },
      check_safe: { token: 'proof', expireTime: 1 },
    }[end] ?? { bindings: { phone: null, email: null, hasPassword: true } };
    return Promise.resolve(Response.json({ code: codes[end] ?? '200', msg: `says ${end}`, data }));
  });
  const clock = createFakeClock();
  const client = createClient({ transport, baseUrl: 'https://charts.test' });
  const change = createContactChange({ client, clock, kind: 'phone', isBound });
  const onBound = vi.fn();
  const container = await show(
    <ContactDialog change={change} kind="phone" isBound={isBound} onBound={onBound} onClose={vi.fn()} />,
  );
  return { clock, codes, container, onBound };
};

test.each([
  ['zh', '为保证您的相关权益，请绑定手机号'],
  ['en', 'Add a phone number before you publish'],
] as const)('[DLG-10] the binding dialog gives its reason in %s', async (locale, notice) => {
  const app = createTestApp(() => Promise.reject(new Error('nothing is asked')));
  const dialog = {
    name: 'dlgBindPhone',
    params: undefined,
    width: 386,
    height: 443,
    tellsResult: true,
    layer: 1,
    buttons: [],
  };
  const ignore = vi.fn();
  const view = (
    <AppContext.Provider value={app}>
      <BindPhone dialog={dialog} onConfirm={ignore} onCancel={ignore} onClose={ignore} />
    </AppContext.Provider>
  );
  expect((await show(view, locale)).textContent).toContain(notice);
});

describe('the dialog of a contact', () => {
  it('counts down, and reports success', async () => {
    const { clock, container, onBound } = await open(false);
    await type(labelled(container, 'Phone number'), '13700000001');
    await click(button(container, 'Send code'));
    await settle();
    expect(button(container, 'Again in 60 s').disabled).toBe(true);
    expect(container.textContent).toContain('Sent to 137****0001');
    clock.advance(1000);
    await settle();
    expect(button(container, 'Again in 59 s').disabled).toBe(true);
    await type(labelled(container, 'Code'), '123456');
    await press(labelled(container, 'Code'), 'Enter');
    await settle();
    expect(onBound).toHaveBeenCalledOnce();
    await rendered?.render([]);
    expect(clock.pending()).toBe(0);
  });

  it('keeps each problem beside its field', async () => {
    const { codes, container, onBound } = await open(true);
    const save = async (): Promise<string> => {
      await click(button(container, 'Save'));
      await settle();
      const wrong = container.querySelectorAll('[aria-invalid=true]');
      expect(wrong).toHaveLength(1);
      return `${wrong[0]?.getAttribute('name') ?? wrong[0]?.getAttribute('type')}: ${find(container, '[role=alert]').textContent}`;
    };
    expect(await save()).toBe('tel: Enter a mainland phone number of 11 digits');
    await type(labelled(container, 'Phone number'), '13700000001');
    expect(await save()).toBe('code: Enter the code of 6 digits');
    await type(labelled(container, 'Code'), '123456');
    expect(await save()).toBe('password: Enter your current password');
    await type(labelled(container, 'Current password'), 'Chartdock1');
    codes['check_safe'] = '70026';
    expect(await save()).toBe('password: says check_safe');
    expect(onBound).not.toHaveBeenCalled();
  });
});
