import { address } from '../ui/content/address.recipe.ts';
import { arrowLink } from '../ui/content/arrow-link.recipe.ts';
import { audit } from '../audit/audit.recipe.ts';
import { authLayout } from '../ui/layout/auth-layout.recipe.ts';
import { avatar } from '../ui/content/avatar.recipe.ts';
import { badge } from '../ui/content/badge.recipe.ts';
import { bannerCard } from '../ui/content/banner-card.recipe.ts';
import { bellButton } from '../ui/layout/bell-button.recipe.ts';
import { boot } from '../app/boot.recipe.ts';
import { builder } from '../ui/layout/builder.recipe.ts';
import { button } from '../ui/controls/button.recipe.ts';
import { callout } from '../ui/feedback/callout.recipe.ts';
import { cardGrid } from '../ui/layout/card-grid.recipe.ts';
import { card } from '../ui/layout/card.recipe.ts';
import { cardSection } from '../ui/layout/card-section.recipe.ts';
import { cascader } from '../ui/controls/cascader.recipe.ts';
import { chartBrowser } from '../audit/charts/chart-browser.recipe.ts';
import { chartSheet } from '../audit/drawing/chart-sheet.recipe.ts';
import { chart } from '../charts/chart.recipe.ts';
import { checkboxGroup } from '../ui/controls/checkbox-group.recipe.ts';
import { checkbox } from '../ui/controls/checkbox.recipe.ts';
import { chip } from '../ui/controls/chip.recipe.ts';
import { choicePanel } from '../ui/controls/choice-panel.recipe.ts';
import { choiceTiles } from '../ui/controls/choice-tiles.recipe.ts';
import { code } from '../ui/content/code.recipe.ts';
import { colorInput } from '../ui/controls/color-input.recipe.ts';
import { columnPicker } from '../ui/tables/column-picker.recipe.ts';
import { columns } from '../ui/layout/columns.recipe.ts';
import { combobox } from '../ui/controls/combobox.recipe.ts';
import { copyField } from '../ui/controls/copy-field.recipe.ts';
import { datePicker } from '../ui/controls/date-picker.recipe.ts';
import { dateSegments } from '../ui/controls/date-segments.recipe.ts';
import { definitionList } from '../ui/content/definition-list.recipe.ts';
import { delta } from '../ui/figures/delta.recipe.ts';
import { dialog } from '../ui/overlays/dialog.recipe.ts';
import { documentLink } from '../ui/content/document-link.recipe.ts';
import { drawer } from '../ui/overlays/drawer.recipe.ts';
import { factRow } from '../ui/content/fact-row.recipe.ts';
import { field } from '../ui/controls/field.recipe.ts';
import { fileInput } from '../ui/controls/file-input.recipe.ts';
import { filterBar } from '../ui/tables/filter-bar.recipe.ts';
import { filterGroup } from '../ui/tables/filter-group.recipe.ts';
import { focusPart } from '../ui/layout/focus-part.recipe.ts';
import { formActions } from '../ui/controls/form-actions.recipe.ts';
import { formGrid } from '../ui/controls/form-grid.recipe.ts';
import { formPage } from '../screens/auth/form-page.recipe.ts';
import { formSection } from '../ui/controls/form-section.recipe.ts';
import { formHead } from '../ui/layout/form-head.recipe.ts';
import { formStack } from '../ui/controls/form-stack.recipe.ts';
import { freshness } from '../ui/feedback/freshness.recipe.ts';
import { hiddenText } from '../ui/layout/hidden-text.recipe.ts';
import { hoverCard } from '../ui/overlays/hover-card.recipe.ts';
import { inputGroup } from '../ui/controls/input-group.recipe.ts';
import { input } from '../ui/controls/input.recipe.ts';
import { itemList } from '../ui/content/item-list.recipe.ts';
import { key } from '../ui/content/key.recipe.ts';
import { kpi } from '../ui/figures/kpi.recipe.ts';
import { kpiToggles } from '../ui/controls/kpi-toggles.recipe.ts';
import { leadFigure } from '../ui/figures/lead-figure.recipe.ts';
import { linkStrip } from '../ui/content/link-strip.recipe.ts';
import { logo } from '../ui/layout/logo.recipe.ts';
import { macroInput } from '../ui/controls/macro-input.recipe.ts';
import { macroPicker } from '../ui/controls/macro-picker.recipe.ts';
import { markedCode } from '../ui/content/marked-code.recipe.ts';
import { markers } from '../charts/markers.recipe.ts';
import { mediaRow } from '../ui/content/media-row.recipe.ts';
import { menu } from '../ui/overlays/menu.recipe.ts';
import { message } from '../ui/feedback/message.recipe.ts';
import { meter } from '../ui/figures/meter.recipe.ts';
import { navLink } from '../ui/layout/nav-link.recipe.ts';
import { noteList } from '../ui/content/note-list.recipe.ts';
import { banner } from '../ui/feedback/banner.recipe.ts';
import { notificationList } from '../ui/feedback/notification-list.recipe.ts';
import { offerCard } from '../ui/content/offer-card.recipe.ts';
import { optionList } from '../ui/controls/option-list.recipe.ts';
import { pageHead } from '../ui/layout/page-head.recipe.ts';
import { page } from '../ui/layout/page.recipe.ts';
import { pager } from '../ui/tables/pager.recipe.ts';
import { palette } from '../ui/overlays/palette.recipe.ts';
import { popover } from '../ui/overlays/popover.recipe.ts';
import { peekPanel } from '../lists/peek-panel.recipe.ts';
import { preview } from '../ui/content/preview.recipe.ts';
import { printHead } from '../app/shell/print-head.recipe.ts';
import { progress } from '../ui/feedback/progress.recipe.ts';
import { qrCode } from '../ui/content/qr-code.recipe.ts';
import { radio } from '../ui/controls/radio.recipe.ts';
import { railLayout } from '../ui/layout/rail-layout.recipe.ts';
import { reportCode } from '../ui/feedback/report-code.recipe.ts';
import { rowActions } from '../ui/tables/row-actions.recipe.ts';
import { rowList } from '../ui/tables/row-list.recipe.ts';
import { sectionPage } from '../screens/profile/section-page.recipe.ts';
import { rowNote } from '../screens/offers/row-note.recipe.ts';
import { segment } from '../ui/controls/segment.recipe.ts';
import { select } from '../ui/controls/select.recipe.ts';
import { shareBar } from '../ui/figures/share-bar.recipe.ts';
import { sheet } from '../ui/overlays/sheet.recipe.ts';
import { sideDialog } from '../ui/overlays/side-dialog.recipe.ts';
import { skeleton } from '../ui/feedback/skeleton.recipe.ts';
import { skipLink } from '../ui/layout/skip-link.recipe.ts';
import { slider } from '../ui/controls/slider.recipe.ts';
import { spark } from '../charts/spark.recipe.ts';
import { spinner } from '../ui/feedback/spinner.recipe.ts';
import { split } from '../screens/analytics/split/split.recipe.ts';
import { splitPage } from '../screens/postbacks/split-page.recipe.ts';
import { stack } from '../ui/layout/stack.recipe.ts';
import { state } from '../ui/feedback/state.recipe.ts';
import { statusBar } from '../ui/feedback/status-bar.recipe.ts';
import { statusIcon } from '../ui/feedback/status-icon.recipe.ts';
import { steps } from '../ui/feedback/steps.recipe.ts';
import { strength } from '../ui/controls/strength.recipe.ts';
import { subjectHead } from '../screens/offers/subject-head.recipe.ts';
import { tabLinks } from '../ui/layout/tab-links.recipe.ts';
import { table } from '../ui/tables/table.recipe.ts';
import { tagList } from '../ui/content/tag-list.recipe.ts';
import { tag } from '../ui/content/tag.recipe.ts';
import { textBlock } from '../ui/content/text-block.recipe.ts';
import { textarea } from '../ui/controls/textarea.recipe.ts';
import { timeline } from '../ui/content/timeline.recipe.ts';
import { tipButton } from '../ui/controls/tip-button.recipe.ts';
import { tip } from '../ui/overlays/tip.recipe.ts';
import { toast } from '../ui/feedback/toast.recipe.ts';
import { toggle } from '../ui/controls/toggle.recipe.ts';
import { toolbar } from '../ui/layout/toolbar.recipe.ts';
import { topBar } from '../ui/layout/top-bar.recipe.ts';
import { differences } from '../audit/differences/differences.recipe.ts';
import { eventLog } from '../audit/live/event-log.recipe.ts';
import { lanes } from '../audit/lanes/lanes.recipe.ts';
import { laws } from '../audit/laws/laws.recipe.ts';
import { treeGrid } from '../ui/tables/tree-grid.recipe.ts';
import { userButton } from '../ui/layout/user-button.recipe.ts';

/** Recipes with one class, named after their component. */
export const recipes = {
  arrowLink,
  avatar,
  badge,
  button,
  cardGrid,
  checkboxGroup,
  code,
  delta,
  focusPart,
  formActions,
  formGrid,
  formHead,
  formStack,
  freshness,
  hiddenText,
  input,
  key,
  navLink,
  page,
  printHead,
  reportCode,
  rowActions,
  rowNote,
  skeleton,
  skipLink,
  spinner,
  stack,
  statusIcon,
  tag,
  tagList,
  textBlock,
  textarea,
  tip,
  tipButton,
};

/** Recipes with one class per part of a component. */
export const slotRecipes = {
  address,
  audit,
  authLayout,
  bannerCard,
  bellButton,
  boot,
  builder,
  callout,
  card,
  cardSection,
  cascader,
  chart,
  chartBrowser,
  chartSheet,
  checkbox,
  chip,
  choicePanel,
  choiceTiles,
  colorInput,
  columnPicker,
  columns,
  combobox,
  copyField,
  datePicker,
  dateSegments,
  definitionList,
  dialog,
  differences,
  laws,
  documentLink,
  drawer,
  factRow,
  field,
  fileInput,
  filterBar,
  filterGroup,
  formPage,
  formSection,
  hoverCard,
  inputGroup,
  itemList,
  kpi,
  kpiToggles,
  leadFigure,
  linkStrip,
  logo,
  macroInput,
  macroPicker,
  markedCode,
  markers,
  mediaRow,
  menu,
  message,
  meter,
  noteList,
  banner,
  notificationList,
  offerCard,
  optionList,
  pageHead,
  pager,
  peekPanel,
  palette,
  popover,
  preview,
  progress,
  qrCode,
  radio,
  railLayout,
  rowList,
  sectionPage,
  segment,
  select,
  shareBar,
  sheet,
  sideDialog,
  slider,
  spark,
  split,
  splitPage,
  state,
  statusBar,
  steps,
  strength,
  subjectHead,
  tabLinks,
  table,
  timeline,
  toast,
  toggle,
  toolbar,
  topBar,
  eventLog,
  lanes,
  treeGrid,
  userButton,
};
