import { createBrowserRouter, type RouteObject } from 'react-router';
import type { PagePath } from '../worker/contract/pages.ts';
import { Component as Home } from './routes/home.tsx';
import { Component as NotFound } from './routes/not-found.tsx';
import { RouteError } from './routes/route-error.tsx';
import { Layout } from './ui/layout.tsx';

/** One entry per page the Worker serves; each route file exports `Component`. Home is in the first bundle, the rest on demand. */
const routes: Record<PagePath, Omit<RouteObject, 'path' | 'index' | 'children'>> = {
  '/': { Component: Home },
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

export const router = createBrowserRouter([
  {
    Component: Layout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          ...Object.entries(routes).map(([path, route]): RouteObject => ({ path, ...route })),
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
]);
