import { Dialog } from '../../../ui/dialog.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { useEvidence } from './evidence-context.tsx';

/** The opened evidence over the page, where no margin has room. */
export function EvidenceDrawer() {
  const { opened, close } = useEvidence();
  return (
    <Dialog
      shape="drawer"
      title={opened ? `Source ${opened.number}` : 'Source'}
      open={opened !== null}
      onOpenChange={(open) => !open && close()}
    >
      {opened && <EvidenceCard {...opened} />}
    </Dialog>
  );
}
