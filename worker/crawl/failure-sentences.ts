import type { FetchFailure, Obstacle, ReadAttempt } from '../audit/observations.ts';
import { shortened } from '../audit/wording/cut-text.ts';

/** One plain sentence: what happened to the owner's website and the one thing to do. */
export function failureSentence(home: ReadAttempt): string {
  const host = hostOf(home.url);
  if (home.failure !== null) return exchangeSentence(home.failure, host, home);
  if (home.obstacle !== null) return obstacleSentence(home.obstacle, host, home);
  return `${host} answered, but with nothing we could read; check that the address shows your website in a browser.`;
}

function exchangeSentence(failure: FetchFailure, host: string, home: ReadAttempt): string {
  switch (failure) {
    case 'dns':
      return `We can't find ${host}: the name leads to no server; check the spelling, or ask whoever manages your domain whether it has expired.`;
    case 'refused':
      return `The server of ${host} refuses connections; ask your hosting provider whether the website is running, then try again.`;
    case 'tls':
      return `${host} has no valid security certificate, so visitors and assistants are turned away; ask your hosting provider to renew it.`;
    case 'timeout':
      return `${host} didn't answer in time; try again in a few minutes, and if it opens slowly for you too, show this to your hosting provider.`;
    case 'redirect_loop':
    case 'too_many_redirects':
      return `${host} keeps redirecting without ever showing a page; ask your web person to check the redirects of ${home.url}.`;
    case 'bad_redirect':
      return badRedirectSentence(host, home.finalUrl);
    case 'private_address':
      return `${hostOf(home.finalUrl)} leads to an address that is not on the public internet, so we can't read it; enter the public address of your website.`;
    case 'too_large':
      return `The home page of ${host} is too large to read; ask your web person to make it smaller.`;
    case 'network':
      return `The connection to ${host} broke before a page arrived; try again in a few minutes, and if it happens again, show this to your hosting provider.`;
  }
}

function badRedirectSentence(host: string, finalUrl: string): string {
  const target = hostOf(finalUrl);
  return target === host
    ? `${host} redirects to an address that doesn't exist; ask your web person to check the redirects of the home page.`
    : `${host} sends visitors on to ${target}; enter that address to have it read.`;
}

function obstacleSentence(obstacle: Obstacle, host: string, home: ReadAttempt): string {
  switch (obstacle.kind) {
    case 'challenge':
      return `${host} shows automatic visitors a security check instead of the page (“${clip(obstacle.seen)}”), and assistants may meet it too; ask whoever manages your firewall to let AnswerableBot through, then try again.`;
    case 'refused':
      return refusalSentence(host, home.status);
    case 'parked':
      return `${host} shows a placeholder, not a website (“${clip(obstacle.seen)}”); enter the address where your website is published.`;
    case 'empty':
      return `The home page of ${host} is empty: it holds no text and nothing that could add any; check that your website is published at ${home.finalUrl}.`;
    case 'not_html':
      return `${home.finalUrl} is not a web page (${clip(obstacle.seen)}); enter the address of your home page.`;
    case 'error_page':
      return errorSentence(host, home);
    case 'login':
      return `${host} asks visitors to sign in before they see anything; enter the address of your public website.`;
  }
}

function refusalSentence(host: string, status: number): string {
  switch (status) {
    case 401:
    case 407:
      return `${host} asks for a password before it shows the page (status ${status}); enter the address of your public website, or try again once the protection is off.`;
    case 429:
      return `${host} turned us away because it counted too many requests (status 429); try again in an hour, and if it happens again, ask your hosting provider to let AnswerableBot through.`;
    case 451:
      return `${host} doesn't show its page for legal reasons (status 451), so there is nothing we can read.`;
    default:
      return `${host} refuses our reader (status ${status}); ask whoever manages your website or firewall to let AnswerableBot through, then try again.`;
  }
}

function errorSentence(host: string, { status, finalUrl }: ReadAttempt): string {
  if (status === 404 || status === 410) {
    return `There is no page at ${finalUrl} (status ${status}); check the address for typos, or enter your home page.`;
  }
  return status >= 500
    ? `The server of ${host} reports an error instead of the page (status ${status}); try again in a few minutes; if it happens again, show this to your hosting provider.`
    : `${host} answers with an error instead of the page (status ${status}); check the address, or show this to your web person.`;
}

/** Quotes come from the website: kept short and on one line. */
function clip(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), 80);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
