import { type RobotsReading, readRobots } from '../../website/robots/robots-txt.ts';

/** How a crawler would read these lines in place of the file it was given. */
export const reread = (reading: RobotsReading, lines: readonly string[]): RobotsReading => {
  const text = `${lines.join('\n')}\n`;
  return readRobots({
    url: reading.url,
    finalUrl: reading.url,
    redirects: [],
    status: 200,
    headers: {},
    contentType: 'text/plain',
    bytes: text.length,
    truncated: false,
    ttfbMs: 0,
    fetchedAt: 0,
    failure: null,
    text,
  });
};
