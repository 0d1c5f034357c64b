import { describe, expect, it } from 'vitest';
import { readParameter, watchFragment, withoutParameter } from './fragment.ts';
import { readProgramSetting } from './setting.ts';
import { createFragmentWindow } from './testing/fragment-window.ts';

describe('a parameter of a fragment', () => {
  it.each([
    ['said=a%26b', 'a&b', ''],
    ['/route&said=x', 'x', '/route'],
    ['x=1&said=y&z=2', 'y', 'x=1&z=2'],
    ['unsaid=x', undefined, 'unsaid=x'],
    ['said=%', undefined, ''],
    ['', undefined, ''],
  ])('is read out of %j, leaving the rest', (fragment, value, rest) => {
    expect([readParameter(fragment, 'said'), withoutParameter(fragment, 'said')]).toEqual([value, rest]);
  });
});

describe('watchFragment', () => {
  const watch = (start: string, accepts?: (value: string) => boolean) => {
    const fake = createFragmentWindow(start);
    const heard: string[] = [];
    const stop = watchFragment({
      window: fake.window,
      name: 'said',
      receive: (value) => heard.push(value),
      ...(accepts === undefined ? {} : { accepts }),
    });
    return { ...fake, heard, stop };
  };

  it('takes back the step that the app added', () => {
    const { change, heard, steps } = watch('http://a.example/x#y=1');
    change('y=1&said=hello');
    expect([heard, steps]).toEqual([['hello'], ['http://a.example/x#y=1']]);
  });

  it('cleans the address where no step was added', () => {
    const { change, heard, steps } = watch('http://a.example/x');
    change('said=hello', false);
    expect([heard, steps]).toEqual([['hello'], ['http://a.example/x']]);
  });

  it('hears the earlier fragment', () => {
    const { heard, steps } = watch('http://a.example/x#said=early');
    expect([heard, steps]).toEqual([['early'], ['http://a.example/x']]);
  });

  it('leaves fragments of others', () => {
    const { change, heard, steps } = watch('http://a.example/x', (value) => value === 'mine');
    change('said=yours');
    expect([heard, steps.at(-1)]).toEqual([[], 'http://a.example/x#said=yours']);
    change('said=mine');
    expect(heard).toEqual(['mine']);
  });

  it('is silent once it is stopped', () => {
    const { change, heard, stop } = watch('http://a.example/x');
    stop();
    change('said=late');
    expect(heard).toEqual([]);
  });
});

describe('readProgramSetting', () => {
  it('[HOST-03] keeps the mode of the first address', () => {
    const { window, change } = createFragmentWindow('http://a.example/#chartdock-program=business');
    expect(readProgramSetting(window)).toMatchObject({ businessProgram: true });
    change('');
    expect(readProgramSetting(window)).toMatchObject({ businessProgram: true });
    change('chartdock-program=plain');
    expect(readProgramSetting(window)).toMatchObject({ businessProgram: false });
  });

  it('[HOST-03] is off by default and without storage', () => {
    expect(readProgramSetting(createFragmentWindow('http://a.example/').window).businessProgram).toBe(false);
    const { window } = createFragmentWindow('http://a.example/');
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new Error('blocked');
      },
    });
    expect(readProgramSetting(window).businessProgram).toBe(false);
  });
});
