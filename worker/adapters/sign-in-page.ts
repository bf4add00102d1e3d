import { html } from 'hono/html';
import type { SignInRefused } from '../accounts/identity-provider.ts';

type Html = ReturnType<typeof html>;

/** The frame of the pages around signing in, which the Worker writes itself: in the colours of the app (ui/theme.css), as chosen there. */
export function signInPage(content: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in · Answerable</title>
<link rel="icon" sizes="32x32" href="/favicon.ico">
<script src="/theme.js"></script>
<style>
:root{color-scheme:light dark;--paper:light-dark(#fbfaf7,#14161a);--ink:light-dark(#16181d,#eceae4);--quiet:light-dark(#5b6070,#a3a8b5);--edge:light-dark(#8b8a86,#6d7380);--raised:light-dark(#fff,#1c1f25);--accent:light-dark(#2447f9,#8da2ff);--on:light-dark(#fff,#14161a);--bad:light-dark(#b3261e,#ff9089)}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 Inter,system-ui,sans-serif;min-height:100vh;display:grid;place-items:center;padding:24px}
main{width:100%;max-width:400px}
h1{font:600 30px/1.2 "Source Serif 4 Variable",Georgia,serif;margin:0 0 8px}
p{color:var(--quiet);margin:0 0 24px}
label{display:block;font-weight:500;margin:0 0 6px}
input{width:100%;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--edge);border-radius:6px;padding:11px 12px;margin:0 0 18px}
button,.button{display:block;width:100%;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:var(--on);background:var(--accent);border:0;border-radius:6px;padding:12px;cursor:pointer}
:is(input,button,a):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.bad{color:var(--bad)}
.mark{color:var(--accent);font:600 17px/1 Inter,system-ui,sans-serif;text-decoration:none;display:inline-block;margin:0 0 28px}
</style>
</head>
<body>
<main>
<a class="mark" href="/">[a] Answerable</a>
${content}
</main>
</body>
</html>`;
}

const WORDS: Record<SignInRefused['reason'], { title: string; text: string }> = {
  cancelled: { title: 'You did not sign in', text: 'Nothing was changed. You can try again whenever you like.' },
  unreachable: {
    title: 'Signing in does not work just now',
    text: 'The service that confirms who you are did not answer. Please try again in a moment.',
  },
  invalid: {
    title: 'This sign-in did not work',
    text: 'It may have taken too long, or been used already. Please start again.',
  },
};

export function signInFailedPage({ reason, returnTo }: { reason: SignInRefused['reason']; returnTo: string }): Html {
  const { title, text } = WORDS[reason];
  return signInPage(html`<h1>${title}</h1>
<p role="alert">${text}</p>
<a class="button" href="/api/login?returnTo=${encodeURIComponent(returnTo)}">Sign in again</a>`);
}
