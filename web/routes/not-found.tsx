import { ButtonLink } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';

export function Component() {
  usePageTitle('Page not found');
  return (
    <section className="page py-24">
      <p aria-hidden="true" className="font-serif text-4xl text-accent">
        [ ]
      </p>
      <h1 className="mt-4 text-3xl">404 Page Not Found</h1>
      <p className="prose mt-4 text-quiet">
        Nothing is cited here. The address may be mistyped, or the page has moved.
      </p>
      <ButtonLink to="/" className="mt-8">
        Go to the home page
      </ButtonLink>
    </section>
  );
}
