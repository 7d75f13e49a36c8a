import { apiOrigin } from '#api/api-origin.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useCopy } from '#ui/controls/use-copy.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ClipboardCopy, Ellipsis, Terminal } from 'lucide-react';
import type { RefObject } from 'react';
import { apiRequestOf, type ListRequest } from './api-request.ts';
import { rowsAsText } from './copy-rows.ts';

type ListMenuProps = {
  /** The element around the table. */
  region?: RefObject<HTMLElement | null>;
  /** The text to copy if the rows are no table. */
  textOf?: () => string;
  rows: number;
  request: ListRequest | undefined;
};

/** The menu of rare actions: copy rows for a spreadsheet, copy the request for a shell. */
export function ListMenu({ region, textOf, rows, request }: ListMenuProps) {
  const { t } = useLingui();
  const copyText = useCopy();
  const copy = async (text: string, message: string) => {
    if (await copyText(text)) notify({ type: 'success', text: message });
  };
  const command = request && apiRequestOf(request, apiOrigin());
  const copyRows = () => {
    const table = region?.current?.querySelector('table');
    const text = textOf ? textOf() : table && rowsAsText(table);
    if (text) void copy(text, t`Rows copied`);
  };
  if (rows === 0 && !command) return null;
  return (
    <Menu label={t`More`} trigger={<IconButton icon={Ellipsis} label={t`More`} />}>
      {rows > 0 ? (
        <MenuItem value="rows" icon={ClipboardCopy} onSelect={copyRows}>
          <Trans>Copy visible rows</Trans>
        </MenuItem>
      ) : null}
      {command ? (
        <MenuItem
          value="request"
          icon={Terminal}
          onSelect={() => void copy(command, t`API request copied; put your token into TOKEN`)}
        >
          <Trans>Copy API request</Trans>
        </MenuItem>
      ) : null}
    </Menu>
  );
}
