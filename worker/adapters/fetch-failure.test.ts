import { describe, expect, it } from 'vitest';
import { edgeFailure, readFailure } from './fetch-failure.ts';

const withCode = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

describe('readFailure', () => {
  it.each([
    ['ENOTFOUND', 'dns'],
    ['EAI_AGAIN', 'dns'],
    ['ECONNREFUSED', 'refused'],
    ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
    ['CERT_HAS_EXPIRED', 'tls'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
    ['ECONNRESET', 'network'],
  ])('reads %s of Node as %s', (code, failure) => {
    expect(readFailure(withCode(code))).toEqual({ failure, vague: null });
  });

  it('says when workerd leaves it open', () => {
    expect(readFailure(new Error('Network connection lost.'))).toEqual({ failure: 'network', vague: 'lost' });
    expect(readFailure(new Error('internal error; reference = abc'))).toEqual({
      failure: 'network',
      vague: 'internal',
    });
  });

  it('reads limits of our own as time-outs', () => {
    expect(readFailure(new DOMException('late', 'TimeoutError')).failure).toBe('timeout');
    expect(readFailure(new DOMException('late', 'AbortError')).failure).toBe('timeout');
  });

  it('looks at the first of several addresses tried, and at no chain without end', () => {
    const both = new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), new Error('y')]);
    expect(readFailure(new TypeError('fetch failed', { cause: both })).failure).toBe('refused');
    const loop = new Error('a');
    loop.cause = loop;
    expect(readFailure(loop).failure).toBe('network');
    expect(readFailure('not an error').failure).toBe('network');
  });
});

describe('edgeFailure', () => {
  it('knows answers that stand for an unreachable website', () => {
    expect(edgeFailure(530, 'error code: 1016')).toBe('dns');
    expect(edgeFailure(521, 'error code: 521')).toBe('refused');
    expect(edgeFailure(522, 'error code: 522\n')).toBe('timeout');
    expect(edgeFailure(526, 'error code: 526')).toBe('tls');
  });

  it("leaves the website's own errors alone", () => {
    expect(edgeFailure(521, '<html>Web server is down')).toBeNull();
    expect(edgeFailure(500, 'error code: 500')).toBeNull();
  });
});
