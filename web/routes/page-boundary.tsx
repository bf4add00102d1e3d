import { Component, type ReactNode, Suspense } from 'react';
import { RouteError } from './route-error.tsx';

interface Props {
  /** Where we are: another page gets another chance. */
  pathname: string;
  children: ReactNode;
}

/** Around every page: blank while the first one arrives, and one honest page where one could not be loaded or drawn. */
export class PageBoundary extends Component<Props, { error: unknown; failedAt: string | null }> {
  override state = { error: null, failedAt: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(
    { pathname }: Props,
    { error, failedAt }: { error: unknown; failedAt: string | null },
  ) {
    if (error === null) return null;
    if (failedAt === null) return { failedAt: pathname };
    return failedAt === pathname ? null : { error: null, failedAt: null };
  }

  override render() {
    if (this.state.error !== null) return <RouteError error={this.state.error} />;
    return <Suspense>{this.props.children}</Suspense>;
  }
}
