import { arrowLink } from './recipes/arrow-link.ts';
import { authLayout } from './recipes/auth-layout.ts';
import { avatar } from './recipes/avatar.ts';
import { badge } from './recipes/badge.ts';
import { boot } from './recipes/boot.ts';
import { button } from './recipes/button.ts';
import { callout } from './recipes/callout.ts';
import { cardGrid } from './recipes/card-grid.ts';
import { card } from './recipes/card.ts';
import { chart } from './recipes/chart.ts';
import { checkbox } from './recipes/checkbox.ts';
import { columns } from './recipes/columns.ts';
import { delta } from './recipes/delta.ts';
import { dialog } from './recipes/dialog.ts';
import { documentLink } from './recipes/document-link.ts';
import { drawer } from './recipes/drawer.ts';
import { field } from './recipes/field.ts';
import { inputGroup } from './recipes/input-group.ts';
import { hiddenText } from './recipes/hidden-text.ts';
import { input } from './recipes/input.ts';
import { kpi } from './recipes/kpi.ts';
import { logo } from './recipes/logo.ts';
import { mediaRow } from './recipes/media-row.ts';
import { menu } from './recipes/menu.ts';
import { message } from './recipes/message.ts';
import { meter } from './recipes/meter.ts';
import { navLink } from './recipes/nav-link.ts';
import { offerCard } from './recipes/offer-card.ts';
import { pageHead } from './recipes/page-head.ts';
import { page } from './recipes/page.ts';
import { pager } from './recipes/pager.ts';
import { preview } from './recipes/preview.ts';
import { segment } from './recipes/segment.ts';
import { select } from './recipes/select.ts';
import { skeleton } from './recipes/skeleton.ts';
import { skipLink } from './recipes/skip-link.ts';
import { spark } from './recipes/spark.ts';
import { spinner } from './recipes/spinner.ts';
import { state } from './recipes/state.ts';
import { statusBar } from './recipes/status-bar.ts';
import { statusIcon } from './recipes/status-icon.ts';
import { table } from './recipes/table.ts';
import { tagList } from './recipes/tag-list.ts';
import { tag } from './recipes/tag.ts';
import { toast } from './recipes/toast.ts';
import { topBar } from './recipes/top-bar.ts';
import { userButton } from './recipes/user-button.ts';

/** Recipes with one class. The name is that of the component that wears it. */
export const recipes = {
  arrowLink,
  avatar,
  badge,
  button,
  cardGrid,
  delta,
  hiddenText,
  input,
  navLink,
  page,
  skeleton,
  skipLink,
  spinner,
  statusIcon,
  tag,
  tagList,
};

/** Recipes with one class per part of a component. */
export const slotRecipes = {
  authLayout,
  boot,
  callout,
  card,
  chart,
  checkbox,
  columns,
  dialog,
  documentLink,
  drawer,
  field,
  inputGroup,
  kpi,
  logo,
  mediaRow,
  menu,
  message,
  meter,
  offerCard,
  pageHead,
  pager,
  preview,
  segment,
  select,
  spark,
  state,
  statusBar,
  table,
  toast,
  topBar,
  userButton,
};
