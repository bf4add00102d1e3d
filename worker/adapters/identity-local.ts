import { html } from 'hono/html';
import { signInPage } from './sign-in-page.ts';

/** The sign-in page of local identity: it believes what is typed, which is why it works on loopback only. */
export function localLoginPage(form: { returnTo: string; email?: string; firstName?: string; message?: string }) {
  return signInPage(html`<h1>Sign in or sign up</h1>
<p>This is the sign-in of a local installation: it takes your word for who you are.</p>
${form.message ? html`<p class="bad" role="alert">${form.message}</p>` : ''}
<form method="post" action="/api/login/local">
<input type="hidden" name="returnTo" value="${form.returnTo}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email" required maxlength="254" value="${form.email ?? ''}" autofocus>
<label for="firstName">First name</label>
<input id="firstName" name="firstName" autocomplete="given-name" maxlength="100" value="${form.firstName ?? ''}">
<button type="submit">Continue</button>
</form>`);
}
