import { useOnce } from '../use-once.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { ItemList } from '#ui/content/item-list.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, Check, Download, Pencil, Pin, PinOff, Save, Trash2 } from 'lucide-react';
import { saveFile } from '../save-file.ts';
import { RemovedView } from './removed-view.tsx';
import { useViewAddress } from './use-view-address.ts';
import type { View } from './use-views.ts';
import type { ViewDialogProps } from './use-view-dialog.ts';
import { ViewFailure } from './view-failure.tsx';
import { viewsAsText } from './view-file.ts';

type ActionsProps = Pick<ViewDialogProps, 'onOpenDialog'> & {
  view: View;
  current: string;
  link: string;
  onChange: (view: View, change: Partial<View>) => void;
};

function ViewActions({ view, current, link, onOpenDialog, onChange }: ActionsProps) {
  const { t } = useLingui();
  const { name, pinned, query } = view;
  return (
    <RowActions>
      <IconButton
        writes
        icon={pinned ? PinOff : Pin}
        label={pinned ? t`Unpin ${name}` : t`Pin ${name}`}
        onClick={() => onChange(view, { pinned: !pinned })}
      />
      <IconButton
        writes
        icon={Save}
        label={t`Replace ${name} by what is shown now`}
        disabledReason={query === current ? t`This is what is shown now` : null}
        onClick={() => onChange(view, { query: current })}
      />
      <IconButton
        icon={Pencil}
        label={t`Rename ${name}`}
        onClick={() => onOpenDialog({ type: 'rename', view })}
      />
      <CopyButton variant="ghost" text={link} label={t`Copy the link of ${name}`} />
      <IconButton
        icon={Trash2}
        label={t`Delete ${name}`}
        onClick={() => onOpenDialog({ type: 'remove', view })}
      />
    </RowActions>
  );
}

const noViews = (
  <p>
    <Trans>No views yet</Trans>
  </p>
);

type ManageViewsProps = ViewDialogProps & { removed: View | null };

// Pin, replace, rename, share and delete views.
export function ManageViews({ kind, parameters, views, onOpenDialog, removed }: ManageViewsProps) {
  const { t } = useLingui();
  const { current, linkOf } = useViewAddress(parameters);
  const { mutate, error } = useOnce(
    ({ view, change }: { view: View; change: Partial<View> }) =>
      views.save({ name: view.name, query: view.query, pinned: view.pinned, ...change }, view),
    ({ view }) => view.id,
  );
  const list = views.views ?? [];
  const exportAll = () =>
    saveFile({
      filename: `views-${kind}.json`,
      blob: new Blob([viewsAsText(kind, list)], { type: 'application/json' }),
    });
  const close = () => onOpenDialog(null);
  return (
    <Dialog
      open
      onClose={close}
      title={<Trans>Manage views</Trans>}
      actions={
        <>
          <Button
            icon={Download}
            disabledReason={list.length === 0 ? t`No views yet` : null}
            onClick={exportAll}
          >
            <Trans>Export all</Trans>
          </Button>
          <Button variant="primary" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <ItemList
        label={t`Views`}
        items={list.map((view) => ({
          id: `${view.place} ${view.id}`,
          icon: view.query === current ? Check : Bookmark,
          title: view.name,
          note: view.place === 'device' ? <Trans>On this device only</Trans> : null,
          actions: (
            <ViewActions
              {...{ view, current, onOpenDialog }}
              link={linkOf(view.query)}
              onChange={(changed, change) => mutate({ view: changed, change })}
            />
          ),
        }))}
      />
      {list.length === 0 ? noViews : null}
      {removed ? <RemovedView view={removed} views={views} /> : null}
      <ViewFailure error={error} />
    </Dialog>
  );
}
