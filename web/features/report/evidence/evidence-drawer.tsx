import { Dialog } from '../../../ui/dialog.tsx';
import { useEvidence } from './evidence-context.tsx';
import { EvidenceList, evidenceTitle } from './evidence-list.tsx';

/** The opened evidence over the page, where no margin has room. */
export function EvidenceDrawer() {
  const { opened, close } = useEvidence();
  return (
    <Dialog
      shape="drawer"
      title={evidenceTitle(opened)}
      open={opened.length > 0}
      onOpenChange={(open) => !open && close()}
    >
      <EvidenceList opened={opened} />
    </Dialog>
  );
}
