import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { shortAddress } from '../../../worker/report/view/web-links.ts';
import { api, messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { LIST_KEY } from './dashboard-data.ts';

/** Takes a report that another person shared off the visitor's dashboard. It can be saved again by its link. */
export function RemoveSaved({ analysisId, websiteUrl }: { analysisId: number; websiteUrl: string }) {
  const [busy, setBusy] = useState(false);
  const queries = useQueryClient();
  const remove = async () => {
    setBusy(true);
    try {
      await api.unsaveShared(analysisId);
      await queries.invalidateQueries({ queryKey: LIST_KEY });
    } catch (error) {
      toast({ title: 'Not removed', description: messageOf(error, 'Please try again.'), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={busy}
      aria-label={`Remove ${shortAddress(websiteUrl)} from the dashboard`}
      onClick={() => void remove()}
    >
      <X className="size-4" aria-hidden="true" />
    </Button>
  );
}
