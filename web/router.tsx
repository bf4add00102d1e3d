import type { RouteObject } from 'react-router';
import type { PagePath } from '../worker/contract/pages.ts';
import { Layout } from './routes/layout.tsx';
import { Component as NotFound } from './routes/not-found.tsx';
import { RouteError } from './routes/route-error.tsx';

type Page = Omit<RouteObject, 'path' | 'index' | 'children'>;

/** Pages that are text and a form at most. Each route file exports `Component`, and comes on demand. */
const staticPages = {
  '/': { lazy: () => import('./routes/home.tsx') },
  '/pricing': { lazy: () => import('./routes/pricing.tsx') },
  '/about': { lazy: () => import('./routes/about.tsx') },
  '/support': { lazy: () => import('./routes/support.tsx') },
  '/privacy': { lazy: () => import('./routes/privacy.tsx') },
  '/terms': { lazy: () => import('./routes/terms.tsx') },
  '/refund': { lazy: () => import('./routes/refund.tsx') },
  '/bot': { lazy: () => import('./routes/bot.tsx') },
} satisfies Partial<Record<PagePath, Page>>;

/** Pages that show data. */
const dataPages: Record<Exclude<PagePath, keyof typeof staticPages>, Page> = {
  '/dashboard': { lazy: () => import('./routes/dashboard.tsx') },
  '/report/:id': { lazy: () => import('./routes/report.tsx') },
  '/confirm/:id': { lazy: () => import('./routes/confirm.tsx') },
  '/checkout/:id': { lazy: () => import('./routes/checkout.tsx') },
  '/shared/:token': { lazy: () => import('./routes/shared.tsx') },
  '/account': { lazy: () => import('./routes/account.tsx') },
};

const routesOf = (pages: Record<string, Page>): RouteObject[] =>
  Object.entries(pages).map(([path, page]): RouteObject => ({ path, ...page }));

/** The app's routes, for the browser and for the build that prerenders some of them. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...routesOf(staticPages),
          { lazy: () => import('./routes/data-layout.tsx'), children: routesOf(dataPages) },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
