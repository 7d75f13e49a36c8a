import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useFormats } from '#i18n/formats.tsx';
import { pager } from '#styled/recipes';
import { Icon } from '../content/icon.tsx';
import { pagerItems } from './pager-items.ts';
import { Select } from '../controls/select.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { nameTipOf, tipOf } from '../overlays/tip-anchor.ts';

type PageChoice<Size extends number> = { page: number; pageSize: Size };

type PagerProps<Size extends number> = PageChoice<Size> & {
  /** The page sizes (L4). */
  sizes: readonly Size[];
  total: number;
  /** The URL of a page, so that it opens in a new tab. */
  href: (next: PageChoice<Size>) => string;
  onChange: (next: PageChoice<Size>) => void;
};

type PageLink = { href: string; onClick: (event: MouseEvent) => void };

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function PageSize<Size extends number>({
  pageSize,
  sizes,
  onChange,
}: Omit<PagerProps<Size>, 'href' | 'total' | 'page'>) {
  const { t } = useLingui();
  return (
    <div className={pager().size}>
      <Select
        label={t`Rows per page`}
        variant="quiet"
        size="sm"
        value={String(pageSize)}
        onChange={(chosen) => {
          const next = sizes.find((size) => String(size) === chosen);
          if (next !== undefined) onChange({ page: 1, pageSize: next });
        }}
        items={sizes.map((size) => ({ value: String(size), label: String(size) }))}
      />
      <Trans>per page</Trans>
    </div>
  );
}

type StepProps = {
  label: string;
  icon: LucideIcon;
  link: PageLink | null;
  /** Tooltip of a disabled step. */
  disabledReason: string;
};

function Step({ label, icon, link, disabledReason }: StepProps) {
  const { step } = pager();
  // The same element at the last page: the focus stays.
  const state = link
    ? { ...nameTipOf(label), ...link }
    : {
        role: 'link',
        tabIndex: 0,
        'aria-disabled': true,
        'aria-label': label,
        ...tipOf(disabledReason),
      };
  return (
    <a className={step} {...state}>
      <Icon of={icon} size="sm" />
    </a>
  );
}

type NumbersProps = { page: number; pages: number; count: number; linkTo: (page: number) => PageLink };

function Numbers({ page, pages, count, linkTo }: NumbersProps) {
  const { t } = useLingui();
  const styles = pager();
  return pagerItems({ page, pages, count }).map((item) =>
    typeof item === 'number' ? (
      <a
        key={item}
        className={styles.page}
        aria-label={t`Page ${item}`}
        aria-current={item === page ? 'page' : undefined}
        {...linkTo(item)}
      >
        {item}
      </a>
    ) : (
      <span key={item} className={styles.gap} aria-hidden="true">
        …
      </span>
    ),
  );
}

/** 'Total: {total}', rows per page and page numbers (L4, L5): seven of them, five on phones. */
export function Pager<Size extends number>({ total: rows, href, ...list }: PagerProps<Size>) {
  const { t } = useLingui();
  const { count } = useFormats();
  const isNarrow = useIsNarrow();
  const styles = pager();
  const { page, pageSize, onChange } = list;
  const pages = Math.max(1, Math.ceil(rows / pageSize));
  const total = count(rows);
  const linkTo = (target: number): PageLink => ({
    href: href({ page: target, pageSize }),
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onChange({ page: target, pageSize });
    },
  });
  return (
    <nav className={styles.root} aria-label={t`Pagination`}>
      <span className={styles.total}>
        <Trans>Total: {total}</Trans>
      </span>
      <PageSize {...list} />
      <div className={styles.nav}>
        <Step
          label={t`Previous page`}
          icon={ChevronLeft}
          link={page > 1 ? linkTo(page - 1) : null}
          disabledReason={t`This is the first page`}
        />
        <span className={styles.numbers}>
          <Numbers page={page} pages={pages} linkTo={linkTo} count={isNarrow ? 5 : 7} />
        </span>
        <Step
          label={t`Next page`}
          icon={ChevronRight}
          link={page < pages ? linkTo(page + 1) : null}
          disabledReason={t`This is the last page`}
        />
      </div>
    </nav>
  );
}
