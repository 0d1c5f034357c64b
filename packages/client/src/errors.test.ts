import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ApiError, isApiError, isCancelled } from './errors.ts';

const details = { call: 'folders.create', method: 'POST', path: '/api/personal/folder/new' };

describe('ApiError', () => {
  it('names cause, place and reason', () => {
    const error = new ApiError('refused', 'code 70003', details);
    expect(error.message).toBe('folders.create failed: POST /api/personal/folder/new – code 70003');
    expect(String(error)).toMatch(/^ApiError: folders\.create failed/);
    expect(error instanceof Error).toBe(true);
  });

  it('becomes plain data without personal words', () => {
    const error = new ApiError('refused', 'why', {
      ...details,
      status: 200,
      envelopeCode: '70003',
      data: { secret: 1 },
      text: 't',
    });
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'ApiError',
      code: 'refused',
      message: error.message,
      ...details,
      status: 200,
      envelopeCode: '70003',
    });
  });

  it('becomes plain data without empty fields', () => {
    const error = new ApiError('timed_out', 'why', details);
    const { name, code, message } = error;
    expect(error.toJSON()).toStrictEqual({ name, code, message, ...details });
  });

  it('keeps its cause', () => {
    const cause = new Error('socket');
    expect(new ApiError('network_failed', 'w', { ...details, cause }).cause).toBe(cause);
    expect('cause' in new ApiError('network_failed', 'w', details)).toBe(false);
  });
});

describe('isApiError', () => {
  it('knows errors of other realms and copies', () => {
    const foreign: unknown = runInNewContext(
      `Object.defineProperty(Object.assign(new Error('x'), { code: 'cancelled' }), Symbol.for('chartdock.ApiError'), { value: true })`,
    );
    expect(foreign instanceof Error).toBe(false);
    expect(isApiError(foreign)).toBe(true);
    expect(isCancelled(foreign)).toBe(true);
  });

  it('takes no other failure for a cancelled call', () => {
    expect(isCancelled(new ApiError('cancelled', 'w', details))).toBe(true);
    expect(isCancelled(new ApiError('timed_out', 'w', details))).toBe(false);
  });

  it.each([undefined, null, 'cancelled', { code: 'cancelled' }, new Error('x')])(
    'does not take %j for one',
    (thrown) => {
      expect(isApiError(thrown)).toBe(false);
      expect(isCancelled(thrown)).toBe(false);
    },
  );
});
