import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Rendered } from '../../../testing/render.ts';
import { find, renderInto, settle, type } from '../../../testing/render.ts';
import { TextField } from './TextField.tsx';

let rendered: Rendered | undefined;
afterEach(async () => {
  await rendered?.unmount();
  rendered = undefined;
});

const Sample = (props: {
  readonly max?: number;
  readonly allNumeric?: boolean;
  readonly onMax?: () => void;
  readonly seen?: (text: string) => void;
}) => {
  const [text, setText] = useState('');
  const change = (next: string) => {
    props.seen?.(next);
    setText(next);
  };
  return (
    <TextField
      label="Name"
      value={text}
      onChange={change}
      maxLength={props.max}
      allNumeric={props.allNumeric}
      onMaxLength={props.onMax}
    />
  );
};

test.each([
  ['abcd', 'abcde'],
  ['éééé', 'ééééa'],
  ['流程', '流程a'],
  ['😀', '😀a'],
])('[VALID-03] counts wide units double: %s fits, %s does not', async (fits, tooLong) => {
  rendered = await renderInto(<Sample max={4} />);
  const input = find<HTMLInputElement>(rendered.container, 'input');
  await type(input, fits);
  expect(input.value).toBe(fits);
  await type(input, tooLong);
  expect(input.value).toBe(fits);
});

test('[VALID-04] counts every character as 1 when all are numeric', async () => {
  rendered = await renderInto(<Sample max={3} allNumeric />);
  const input = find<HTMLInputElement>(rendered.container, 'input');
  await type(input, '流程a');
  await type(input, '流程ab');
  expect(input.value).toBe('流程a');
});

test('ties label and field together', async () => {
  rendered = await renderInto(<Sample />);
  const label = find<HTMLLabelElement>(rendered.container, 'label');
  expect(label.htmlFor).toBe(find(rendered.container, 'input').id);
});

test('[VALID-05] [VALID-06] rejects longer input and keeps the text', async () => {
  const onMax = vi.fn();
  rendered = await renderInto(<Sample max={4} onMax={onMax} />);
  const input = find<HTMLInputElement>(rendered.container, 'input');
  await type(input, '流程');
  await type(input, '流程图');
  expect(input.value).toBe('流程');
  expect(onMax).toHaveBeenCalledOnce();
});

test('[VALID-05] checks the length after a composition', async () => {
  const onMax = vi.fn();
  const seen = vi.fn();
  rendered = await renderInto(<Sample max={4} onMax={onMax} seen={seen} />);
  const input = find<HTMLInputElement>(rendered.container, 'input');
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await type(input, "liu'cheng'tu");
  expect(input.value).toBe("liu'cheng'tu");
  expect(onMax).not.toHaveBeenCalled();
  expect(seen).not.toHaveBeenCalled();
  await type(input, '流程');
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await settle();
  expect(input.value).toBe('流程');
  expect(seen.mock.calls).toEqual([['流程']]);
});

test('marks and describes a field that is wrong', async () => {
  rendered = await renderInto(<TextField label="Name" value="" onChange={vi.fn()} error="Enter a name" />);
  const input = find(rendered.container, 'input');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Enter a name');
});
