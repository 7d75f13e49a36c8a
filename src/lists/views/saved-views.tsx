import { FormPlace } from '#fields/form-place.tsx';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { useRestoreFocus } from '#ui/overlays/use-restore-focus.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Bookmark,
  BookmarkPlus,
  Check,
  FileInput,
  Pin,
  RotateCcw,
  Settings2,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, useRef, type FocusEvent } from 'react';
import { ListQuota } from '../list-quota.tsx';
import { useViewAddress } from './use-view-address.ts';
import { useViewDialog } from './use-view-dialog.ts';
import { useViews, type View } from './use-views.ts';
import { dialogParameter } from './view-address.ts';

const ViewDialog = lazyComponent(async () => (await import('./view-dialog.tsx')).ViewDialog);

type SavedViewsProps = {
  /** The name of the list. */
  kind: string;
  /** The search parameters that make up a view. */
  parameters: readonly string[];
};

const iconOf = ({ query, pinned }: View, current: string): LucideIcon => {
  if (query === current) return Check;
  return pinned ? Pin : Bookmark;
};

/**
 * The saved views of a list or report, per user. Choosing one pushes a history entry. Example: `<SavedViews
 * kind="analytics" parameters={['range', 'from', 'to']} />`.
 */
export function SavedViews({ kind, parameters }: SavedViewsProps) {
  const { t } = useLingui();
  const views = useViews(kind);
  const { current, choose } = useViewAddress(parameters);
  const list = views.views ?? [];
  const { dialog, openDialog } = useViewDialog(kind, list);
  const button = useRef<HTMLElement>(null);
  // One dialog may open another; each remembers only the one before it.
  useRestoreFocus(dialog !== null, button);
  const remember = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    button.current = currentTarget;
  };
  return (
    <>
      <Menu
        label={t`Views`}
        trigger={
          <Button icon={Bookmark} onFocus={remember}>
            {<Trans>Views</Trans>}
          </Button>
        }
      >
        {list.map((view) => (
          <MenuItem
            key={`${view.place} ${view.id}`}
            value={`${view.place} ${view.id}`}
            icon={iconOf(view, current)}
            onSelect={() => choose(view.query)}
          >
            {view.name}
          </MenuItem>
        ))}
        {views.isFailed ? (
          <MenuItem value="retry" icon={RotateCcw} onSelect={views.retry}>
            <Trans>Views could not be loaded. Try again</Trans>
          </MenuItem>
        ) : null}
        {list.length > 0 || views.isFailed ? <MenuSeparator /> : null}
        <MenuItem value="save" icon={BookmarkPlus} onSelect={() => openDialog({ type: 'save' })}>
          <Trans>Save this view</Trans> <ListQuota quota={views.quota} />
        </MenuItem>
        {list.length > 0 ? (
          <MenuItem value="manage" icon={Settings2} onSelect={() => openDialog({ type: 'manage' })}>
            <Trans>Manage views</Trans>
          </MenuItem>
        ) : null}
        <MenuItem value="import" icon={FileInput} onSelect={() => openDialog({ type: 'import' })}>
          <Trans>Import views</Trans>
        </MenuItem>
      </Menu>
      {dialog ? (
        <FormPlace by={dialogParameter}>
          <Suspense>
            <ViewDialog {...{ kind, parameters, views, dialog }} onOpenDialog={openDialog} />
          </Suspense>
        </FormPlace>
      ) : null}
    </>
  );
}
