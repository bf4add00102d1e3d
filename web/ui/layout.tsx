import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useRecovery } from '../features/start/use-recovery.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Toaster } from './toaster.tsx';

/** Header, page, footer and notifications around every route. */
export function Layout() {
  const main = useFocusOnNavigation();
  useRecovery();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-2.5 focus:text-sm focus:font-medium focus:shadow-float"
      >
        Skip to content
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="min-h-[calc(100dvh-4rem)] flex-1">
        <Outlet />
      </main>
      <Footer />
      <Toaster />
      <ScrollRestoration />
    </div>
  );
}

/** After a navigation inside the app, focus goes to the new page's heading, as a full page load would start at the top. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const heading = main.current?.querySelector('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
