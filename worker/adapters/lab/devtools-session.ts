/**
 * What a measurement needs of a connection to a tab: Puppeteer's and Playwright's sessions both have it.
 * Messages: https://chromedevtools.github.io/devtools-protocol/
 */
export interface DevtoolsSession {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, handler: (payload: never) => void): unknown;
  off(event: string, handler: (payload: never) => void): unknown;
}
