import { create } from 'zustand';

export interface ToastContent {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

export interface ShownToast extends ToastContent {
  id: number;
  open: boolean;
}

/** At most one is visible: a new toast takes the place of the last. Specification §9. */
const LIMIT = 1;
/** How long a dismissed toast stays in the list, ms. Specification §9. */
export const REMOVE_DELAY_MS = 1_000_000;

let lastId = 0;

export const useToasts = create<{ toasts: ShownToast[] }>(() => ({ toasts: [] }));

/** Shows a notification from anywhere, also outside components. */
export function toast(content: ToastContent): { id: number; dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  useToasts.setState(({ toasts }) => ({ toasts: [{ ...content, id, open: true }, ...toasts].slice(0, LIMIT) }));
  return { id, dismiss: () => dismissToast(id) };
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((each) => (each.id === id ? { ...each, open: false } : each)),
  }));
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((each) => each.id !== id) }));
  }, REMOVE_DELAY_MS);
}
