import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PagePicture } from '../../worker/analysis/ports.ts';
import { judge } from '../../worker/audit/judge.ts';
import type { Observations } from '../../worker/audit/observations.ts';
import { observeWebsite } from '../../worker/testing/observe.ts';
import { notice, projectDir } from '../project/project.mjs';
import { measureSample } from './measure-sample.ts';
import { SAMPLE_ORIGIN, sampleFetch, serveSample } from './sample-site.ts';

const folder = join(projectDir, 'worker', 'sample');
const observationsFile = join(folder, 'observations.json');
const reportFile = join(folder, 'report.json');
const pictureFile = join(folder, 'home-page.webp');

/** Reads the sample website, unless only its report is to be made anew, and writes what the app shows at /report/sample. */
export async function writeSample({ judgeOnly }: { judgeOnly: boolean }): Promise<void> {
  if (!judgeOnly) writeFileSync(observationsFile, asJson(await observeSample()));
  const observations = JSON.parse(readFileSync(observationsFile, 'utf8')) as Observations;
  const report = judge(observations);
  writeFileSync(reportFile, asJson(report));
  const { overallScore, score, checks } = report;
  notice(`${SAMPLE_ORIGIN}: ${overallScore} of 100, ${score.coverage.pagesRead} pages read, ${checks.length} checks.`);
}

async function observeSample(): Promise<Observations> {
  const website = join(folder, 'website');
  const server = await serveSample(website);
  try {
    const observations = await observeWebsite(`${SAMPLE_ORIGIN}/`, {
      render: true,
      axeSource: readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
      standIn: { fetch: sampleFetch(website), origin: server.origin },
    });
    const measured = await measureSample(server.origin);
    const lab = measured?.lab ?? null;
    return JSON.parse(
      JSON.stringify({ ...observations, lab, picture: writePicture(measured?.picture ?? null) }).replaceAll(
        server.origin,
        SAMPLE_ORIGIN,
      ),
    );
  } finally {
    await server.stop();
  }
}

/** Answers its size. */
function writePicture(picture: PagePicture | null): Observations['picture'] {
  if (!picture) return null;
  const { base64, ...size } = picture;
  writeFileSync(pictureFile, Buffer.from(base64, 'base64'));
  return size;
}

/** A line for each value, so that a change can be reviewed. */
const asJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
