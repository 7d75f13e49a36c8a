import { address } from './recipes/address.ts';
import { arrowLink } from './recipes/arrow-link.ts';
import { audit } from './recipes/audit.ts';
import { authLayout } from './recipes/auth-layout.ts';
import { avatar } from './recipes/avatar.ts';
import { badge } from './recipes/badge.ts';
import { bannerCard } from './recipes/banner-card.ts';
import { bellButton } from './recipes/bell-button.ts';
import { boot } from './recipes/boot.ts';
import { builder } from './recipes/builder.ts';
import { button } from './recipes/button.ts';
import { callout } from './recipes/callout.ts';
import { cardGrid } from './recipes/card-grid.ts';
import { card } from './recipes/card.ts';
import { cardSection } from './recipes/card-section.ts';
import { cascader } from './recipes/cascader.ts';
import { chartBrowser } from './recipes/chart-browser.ts';
import { chartSheet } from './recipes/chart-sheet.ts';
import { chart } from './recipes/chart.ts';
import { checkboxGroup } from './recipes/checkbox-group.ts';
import { checkbox } from './recipes/checkbox.ts';
import { chip } from './recipes/chip.ts';
import { choicePanel } from './recipes/choice-panel.ts';
import { choiceTiles } from './recipes/choice-tiles.ts';
import { code } from './recipes/code.ts';
import { colorInput } from './recipes/color-input.ts';
import { columnPicker } from './recipes/column-picker.ts';
import { columns } from './recipes/columns.ts';
import { combobox } from './recipes/combobox.ts';
import { copyField } from './recipes/copy-field.ts';
import { datePicker } from './recipes/date-picker.ts';
import { dateSegments } from './recipes/date-segments.ts';
import { definitionList } from './recipes/definition-list.ts';
import { delta } from './recipes/delta.ts';
import { dialog } from './recipes/dialog.ts';
import { documentLink } from './recipes/document-link.ts';
import { drawer } from './recipes/drawer.ts';
import { factRow } from './recipes/fact-row.ts';
import { field } from './recipes/field.ts';
import { fileInput } from './recipes/file-input.ts';
import { filterBar } from './recipes/filter-bar.ts';
import { filterGroup } from './recipes/filter-group.ts';
import { focusPart } from './recipes/focus-part.ts';
import { formActions } from './recipes/form-actions.ts';
import { formGrid } from './recipes/form-grid.ts';
import { formPage } from './recipes/form-page.ts';
import { formSection } from './recipes/form-section.ts';
import { formHead } from './recipes/form-head.ts';
import { formStack } from './recipes/form-stack.ts';
import { freshness } from './recipes/freshness.ts';
import { hiddenText } from './recipes/hidden-text.ts';
import { inputGroup } from './recipes/input-group.ts';
import { input } from './recipes/input.ts';
import { itemList } from './recipes/item-list.ts';
import { key } from './recipes/key.ts';
import { kpi } from './recipes/kpi.ts';
import { kpiToggles } from './recipes/kpi-toggles.ts';
import { linkStrip } from './recipes/link-strip.ts';
import { logo } from './recipes/logo.ts';
import { macroInput } from './recipes/macro-input.ts';
import { macroPicker } from './recipes/macro-picker.ts';
import { markedCode } from './recipes/marked-code.ts';
import { mediaRow } from './recipes/media-row.ts';
import { menu } from './recipes/menu.ts';
import { message } from './recipes/message.ts';
import { meter } from './recipes/meter.ts';
import { navLink } from './recipes/nav-link.ts';
import { noteList } from './recipes/note-list.ts';
import { noticeBar } from './recipes/notice-bar.ts';
import { noticeLog } from './recipes/notice-log.ts';
import { offerCard } from './recipes/offer-card.ts';
import { optionList } from './recipes/option-list.ts';
import { pageHead } from './recipes/page-head.ts';
import { page } from './recipes/page.ts';
import { pager } from './recipes/pager.ts';
import { palette } from './recipes/palette.ts';
import { popover } from './recipes/popover.ts';
import { preview } from './recipes/preview.ts';
import { printHead } from './recipes/print-head.ts';
import { progress } from './recipes/progress.ts';
import { qrCode } from './recipes/qr-code.ts';
import { radio } from './recipes/radio.ts';
import { railLayout } from './recipes/rail-layout.ts';
import { reportCode } from './recipes/report-code.ts';
import { rowActions } from './recipes/row-actions.ts';
import { rowList } from './recipes/row-list.ts';
import { sectionPage } from './recipes/section-page.ts';
import { segment } from './recipes/segment.ts';
import { select } from './recipes/select.ts';
import { shareBar } from './recipes/share-bar.ts';
import { sheet } from './recipes/sheet.ts';
import { sideDialog } from './recipes/side-dialog.ts';
import { skeleton } from './recipes/skeleton.ts';
import { skipLink } from './recipes/skip-link.ts';
import { slider } from './recipes/slider.ts';
import { spark } from './recipes/spark.ts';
import { spinner } from './recipes/spinner.ts';
import { splitPage } from './recipes/split-page.ts';
import { stack } from './recipes/stack.ts';
import { state } from './recipes/state.ts';
import { statusBar } from './recipes/status-bar.ts';
import { statusIcon } from './recipes/status-icon.ts';
import { steps } from './recipes/steps.ts';
import { strength } from './recipes/strength.ts';
import { subjectHead } from './recipes/subject-head.ts';
import { tabLinks } from './recipes/tab-links.ts';
import { table } from './recipes/table.ts';
import { tagList } from './recipes/tag-list.ts';
import { tag } from './recipes/tag.ts';
import { textBlock } from './recipes/text-block.ts';
import { textarea } from './recipes/textarea.ts';
import { timeline } from './recipes/timeline.ts';
import { tipButton } from './recipes/tip-button.ts';
import { tip } from './recipes/tip.ts';
import { toast } from './recipes/toast.ts';
import { toggle } from './recipes/toggle.ts';
import { toolbar } from './recipes/toolbar.ts';
import { topBar } from './recipes/top-bar.ts';
import { trailLog } from './recipes/trail-log.ts';
import { treeGrid } from './recipes/tree-grid.ts';
import { userButton } from './recipes/user-button.ts';

/** Recipes with one class. The name is that of the component that wears it. */
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
  documentLink,
  drawer,
  factRow,
  field,
  fileInput,
  filterBar,
  filterGroup,
  formPage,
  formSection,
  inputGroup,
  itemList,
  kpi,
  kpiToggles,
  linkStrip,
  logo,
  macroInput,
  macroPicker,
  markedCode,
  mediaRow,
  menu,
  message,
  meter,
  noteList,
  noticeBar,
  noticeLog,
  offerCard,
  optionList,
  pageHead,
  pager,
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
  trailLog,
  treeGrid,
  userButton,
};
