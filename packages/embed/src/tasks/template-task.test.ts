import { describe, expect, it } from 'vitest';
import { isSurfaceConfig } from '../wire/configs.ts';
import { otherTask } from './other-tasks.ts';

const taskOf = (options: object) => otherTask(['choose-template'], options);
const guestTakes = (options: object): boolean =>
  isSurfaceConfig({ ...taskOf(options).config, surface: 'modal', ticket: 't' });
const file = { id: 'f1', title: 'Plan', category: 'mind_free', kind: 'mind', templateId: 't1' };

describe('choosing a template', () => {
  it('shows library and partner templates by default', () => {
    expect(taskOf({}).config).toEqual({ task: 'choose-template', sources: ['library', 'partner'] });
    const wishes = { sources: ['partner'], kind: 'mind', scene: 'law', keyword: 'plan', folderId: 'f' };
    expect(taskOf(wishes).config).toEqual({ task: 'choose-template', ...wishes });
    expect([guestTakes({}), guestTakes(wishes)]).toEqual([true, true]);
  });

  it.each<[string, object]>([
    ['sources', { sources: [] }],
    ['sources', { sources: 'partner' }],
    ['kind', { kind: 1 }],
    ['scene', { scene: '' }],
    ['keyword', { keyword: 'x'.repeat(121) }],
    ['folderId', { folderId: {} }],
  ])('throws bad_option that names %s for %j', (name, options) => {
    expect(() => taskOf(options)).toThrow(
      expect.objectContaining({ code: 'bad_option', message: `bad option ${name}` }),
    );
  });

  it.each([{ sources: ['theirs'] }, { kind: 'outline' }])(
    'leaves %j to the guest, which refuses it',
    (options) => {
      expect(guestTakes(options)).toBe(false);
    },
  );

  it('ends with exactly the fields of a file', () => {
    const { isValue, valueOf, decide } = taskOf({});
    expect(isValue(file)).toBe(true);
    expect(valueOf(file as never)).toEqual(file);
    const { templateId: _gone, ...without } = file;
    expect([without, { ...file, owner: 'x' }, { ...file, id: '' }, null, [file]].map(isValue)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
    // It is made by then: nobody can refuse it.
    expect(decide).toBeUndefined();
  });
});
