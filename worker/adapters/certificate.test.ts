import type { SecurityDetails } from '@cloudflare/puppeteer';
import { describe, expect, it } from 'vitest';
import { certificateOf } from './certificate.ts';

const details = {
  issuer: () => 'R13',
  subjectName: () => 'bakery.example',
  protocol: () => 'TLS 1.3',
  validFrom: () => 1_790_000_000,
  validTo: () => 1_797_776_000,
} as SecurityDetails;

describe('certificateOf', () => {
  it('counts in milliseconds', () => {
    expect(certificateOf({ securityDetails: () => details })).toEqual({
      issuer: 'R13',
      subject: 'bakery.example',
      protocol: 'TLS 1.3',
      validFromAt: 1_790_000_000_000,
      validToAt: 1_797_776_000_000,
    });
  });

  it('is none where the document came without https', () => {
    expect(certificateOf({ securityDetails: () => null })).toBeNull();
  });
});
