import { cellText } from '#lists/copy-rows.ts';
import { Button } from '#ui/controls/button.tsx';
import { useCopy } from '#ui/controls/use-copy.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Plural, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';

/** Copies the addresses of selected rows, each as a cell of a spreadsheet. */
export function CopyAll({ addresses }: { addresses: readonly string[] }) {
  const { t } = useLingui();
  const copyText = useCopy();
  const copy = async () => {
    const isCopied = await copyText(addresses.map(cellText).join('\n'));
    if (isCopied) notify({ type: 'success', text: t`Addresses copied` });
  };
  return (
    <Button size="sm" icon={Copy} onClick={() => void copy()}>
      <Plural value={addresses.length} one="Copy # address" other="Copy # addresses" />
    </Button>
  );
}
