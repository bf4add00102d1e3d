import { Button } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';

/** Shown when a page could not be loaded or drawn; a reload fetches the newest version of the app. */
export function RouteError({ error }: { error: unknown }) {
  usePageTitle('Something went wrong');
  return (
    <section className="page py-24" role="alert">
      <h1 className="text-3xl">This page did not load.</h1>
      <p className="prose mt-4 text-quiet">
        Your analyses are safe. Reload the page; if it happens again, write to us from the support page and quote the
        line below.
      </p>
      <p className="mt-4 font-mono text-xs text-quiet">{error instanceof Error ? error.message : 'Unknown error'}</p>
      <Button className="mt-8" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </section>
  );
}
