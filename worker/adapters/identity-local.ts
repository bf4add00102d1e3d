import { html } from 'hono/html';

/** The sign-in page of local identity: it believes what is typed, which is why it works on loopback only. */
export function localLoginPage(form: { returnTo: string; email?: string; firstName?: string; message?: string }) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in · Answerable</title>
<style>
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#16181d;--quiet:#5b6070;--line:#e4e1da;--raised:#fff;--accent:#2447f9;--on:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--paper:#14161a;--ink:#eceae4;--quiet:#a3a8b5;--line:#30343c;--raised:#1c1f25;--accent:#8da2ff;--on:#14161a;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.6 Inter,system-ui,sans-serif;min-height:100vh;display:grid;place-items:center;padding:24px}
main{width:100%;max-width:400px}
h1{font:600 30px/1.2 "Source Serif 4 Variable",Georgia,serif;margin:0 0 8px}
p{color:var(--quiet);margin:0 0 24px}
label{display:block;font-weight:500;margin:0 0 6px}
input{width:100%;font:inherit;color:inherit;background:var(--raised);border:1px solid var(--line);border-radius:6px;padding:11px 12px;margin:0 0 18px}
button{width:100%;font:inherit;font-weight:600;color:var(--on);background:var(--accent);border:0;border-radius:6px;padding:12px;cursor:pointer}
:is(input,button,a):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.bad{color:var(--bad)}
.mark{color:var(--accent);font:600 17px/1 Inter,system-ui,sans-serif;text-decoration:none;display:inline-block;margin:0 0 28px}
</style>
</head>
<body>
<main>
<a class="mark" href="/">[a] Answerable</a>
<h1>Sign in or sign up</h1>
<p>This is the sign-in of a local installation: it takes your word for who you are.</p>
${form.message ? html`<p class="bad" role="alert">${form.message}</p>` : ''}
<form method="post" action="/api/login/local">
<input type="hidden" name="returnTo" value="${form.returnTo}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${form.email ?? ''}" autofocus>
<label for="firstName">First name</label>
<input id="firstName" name="firstName" autocomplete="given-name" maxlength="100" value="${form.firstName ?? ''}">
<button type="submit">Continue</button>
</form>
</main>
</body>
</html>`;
}
