import { describe, expect, it, vi } from 'vitest';
import { Failure, invalid } from '../errors.ts';
import { logger } from '../logger.ts';
import { auditEach, describeFailure } from './each.ts';

it('one failure of many is described, and logged if it is none of the request', () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  expect(describeFailure('applyImport', invalid('price', 'price'))).toMatchObject({
    status: 422,
    code: 'invalid_input',
    issues: [{ path: 'price', code: 'price' }],
  });
  expect(describeFailure('applyImport', new Failure('conflict')).status).toBe(409);
  expect(log).not.toHaveBeenCalled();
  const error = new Error('unexpected');
  expect(describeFailure('applyImport', error)).toMatchObject({ status: 500, code: 'internal' });
  expect(log).toHaveBeenCalledWith('internal', { route: 'applyImport', error });
});

describe('a change of many items', () => {
  const unavailable = { code: 'unavailable' };

  it('names them in the log, as far as they fit', () => {
    const audited = auditEach('out', [{}, unavailable], ['Biella', 'Perno']);
    expect(audited).toMatchObject({ output: 'out', subject: 'Biella, Perno' });
    expect(auditEach('out', [], [])).toMatchObject({ subject: null });
    expect(auditEach('out', [{}], ['x'.repeat(300)]).subject).toHaveLength(200);
    expect(auditEach('out', [{}], [`${'x'.repeat(199)}🏁`]).subject).toBe('x'.repeat(199));
  });

  it('fails only if the store was unavailable for all', () => {
    expect(() => auditEach('out', [unavailable, unavailable], [])).toThrow(
      expect.objectContaining({ code: 'unavailable' }),
    );
    expect(() => auditEach('out', [unavailable, { code: 'conflict' }], [])).not.toThrow();
  });
});
