import { describe, expect, it } from 'vitest';
import { claimObstacles, databaseObstacles, settingObstacles } from './find-obstacles.mjs';

const real = {
  IDENTITY: 'oidc',
  PAYMENTS: 'stripe',
  APP_ORIGIN: 'https://answerable.example',
  CONTACT_EMAIL: 'crawler@answerable.example',
};

describe('what stands between a checkout and a deployment', () => {
  it('is nothing when every setting is real', () => {
    expect(settingObstacles(real)).toEqual([]);
    expect(databaseObstacles([{ database_id: '6b1f3c1e-0d57-4f6a-9c3b-2f1f6f0e9a11' }])).toEqual([]);
    expect(claimObstacles({ confirmed: true })).toEqual([]);
  });

  it('is every local default, set or not', () => {
    expect(settingObstacles({}).map((line) => line.split(' ')[0])).toEqual([
      'IDENTITY',
      'PAYMENTS',
      'APP_ORIGIN',
      'CONTACT_EMAIL',
    ]);
    expect(settingObstacles({ ...real, PAYMENTS: 'local' })).toHaveLength(1);
    expect(settingObstacles({ ...real, ALLOW_PRIVATE_TARGETS: 'true' })).toHaveLength(1);
    expect(settingObstacles({ ...real, APP_ORIGIN: 'http://localhost:8787' })).toHaveLength(1);
  });

  it('is the placeholder of a database and claims nobody confirmed', () => {
    expect(databaseObstacles([{ database_id: 'replace-with-your-database-id' }])).toHaveLength(1);
    expect(databaseObstacles([])).toHaveLength(1);
    expect(claimObstacles({ confirmed: false })).toHaveLength(1);
  });
});
