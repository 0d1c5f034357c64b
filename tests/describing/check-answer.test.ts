import { describe, expect, it } from 'vitest';
import { describeServer } from '../../packages/server/src/http/openapi/serve.ts';
import { createAnswerCheck } from './check-answer.ts';

const check = createAnswerCheck(describeServer());
const MOVE = '/api/personal/folder/move';

const answerOf = (value: unknown, { method = 'POST', path = MOVE, status = 200 } = {}) =>
  check({ method, path, status, text: JSON.stringify(value) });
const file = { title: 'Plan', category: 'flow' };

describe('the check of answers', () => {
  it('takes described data with unknown fields', () => {
    expect(
      answerOf({ code: '200', msg: 'OK', data: { file: { ...file, later: 1 }, later: 2 }, later: 3 }),
    ).toBeUndefined();
    expect(answerOf({ code: '70005', msg: 'no', data: null })).toBeUndefined();
    expect(
      answerOf({ code: '70001', msg: 'no', data: { issues: [{ path: '', message: 'x' }] } }),
    ).toBeUndefined();
  });

  it('names missing and mistyped fields', () => {
    expect(answerOf({ code: '200', msg: 'OK', data: { file: { category: 'flow' } } })).toContain('title');
    expect(answerOf({ code: '200', msg: 'OK', data: { file: { ...file, title: 1 } } })).toContain('title');
    expect(answerOf({ code: '200', data: { file } })).toContain('msg');
    expect(answerOf({ code: '70001', msg: 'no', data: { issues: ['x'] } })).toContain('issues/0');
  });

  it('names foreign codes and statuses', () => {
    expect(answerOf({ code: '70053', msg: 'no', data: null })).toBe('code 70053 is not described');
    expect(answerOf({ code: 200, msg: 'OK', data: { file } })).toContain('code');
    expect(answerOf({ code: '200', msg: 'OK', data: { file } }, { status: 500 })).toContain(
      'HTTP status 500',
    );
  });

  it('finds operations by path parameter', () => {
    const open = { path: '/api/personal/view/open/01890000-0000-7000-8000-00000000abcd' };
    expect(answerOf({ code: '70005', msg: 'no', data: null }, open)).toContain('70005');
    expect(answerOf({ code: '70034', msg: 'no', data: null }, open)).toBeUndefined();
    expect(answerOf({ code: 'x' }, { path: '/api/none' })).toBeUndefined();
  });
});
