import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { useRecovery } from '../features/start/use-recovery.ts';
import { Footer } from '../ui/footer.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { Header } from './header.tsx';
import { PageBoundary } from './page-boundary.tsx';

/** Header, page, footer and notifications around every route. */
export function Layout() {
  const main = useArrival();
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4! focus:py-2.5! focus:text-sm focus:font-medium focus:shadow-float"
      >
        Skip to content
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1">
        <PageBoundary pathname={pathname}>
          <Outlet />
        </PageBoundary>
      </main>
      <Footer />
      <Toaster />
      <Recovery />
    </div>
  );
}

/** Apart: who is here is known while a prerendered page is still being taken over, which a new frame around it would make one long task. */
function Recovery() {
  useRecovery();
  return null;
}

/**
 * After a navigation inside the app, the new page is read from its start, or from the part the address names, as a full page load
 * would be; focus goes to its heading. On the way back the browser returns to where one was.
 */
function useArrival() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    // One of a page that waits for its data will not stay.
    const heading = main.current?.querySelector<HTMLElement>('h1:not([role=status] *)');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
    if (type === NavigationType.Pop) return;
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, type]);
  return main;
}
