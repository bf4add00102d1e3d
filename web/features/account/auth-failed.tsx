import { Button } from '../../ui/button.tsx';

/** In place of a page that needs to know who is here, when that could not be found out. */
export function AuthFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <section role="alert" className="page py-24">
      <h1 className="text-3xl">We could not load your account.</h1>
      <p className="prose mt-4 text-quiet">You are not signed out; we just got no answer. Please try again.</p>
      <Button className="mt-8" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}
