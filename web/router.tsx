import type { RouteObject } from 'react-router';
import type { PagePath } from '../worker/contract/pages.ts';
import { Component as NotFound } from './routes/not-found.tsx';
import { RouteError } from './routes/route-error.tsx';
import { Layout } from './ui/layout.tsx';

/** One entry per page the Worker serves; each route file exports `Component`, and comes on demand. */
const pages: Record<PagePath, Omit<RouteObject, 'path' | 'index' | 'children'>> = {
  '/': { lazy: () => import('./routes/home.tsx') },
  '/pricing': { lazy: () => import('./routes/pricing.tsx') },
  '/about': { lazy: () => import('./routes/about.tsx') },
  '/support': { lazy: () => import('./routes/support.tsx') },
  '/dashboard': { lazy: () => import('./routes/dashboard.tsx') },
  '/report/:id': { lazy: () => import('./routes/report.tsx') },
  '/confirm/:id': { lazy: () => import('./routes/confirm.tsx') },
  '/checkout/:id': { lazy: () => import('./routes/checkout.tsx') },
  '/shared/:token': { lazy: () => import('./routes/shared.tsx') },
  '/account': { lazy: () => import('./routes/account.tsx') },
  '/privacy': { lazy: () => import('./routes/privacy.tsx') },
  '/terms': { lazy: () => import('./routes/terms.tsx') },
  '/refund': { lazy: () => import('./routes/refund.tsx') },
  '/bot': { lazy: () => import('./routes/bot.tsx') },
};

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
          ...Object.entries(pages).map(([path, route]): RouteObject => ({ path, ...route })),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];
