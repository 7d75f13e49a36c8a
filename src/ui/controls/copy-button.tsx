import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { announce } from '../feedback/announce.ts';
import { useCopy } from './use-copy.ts';

type CopyButtonProps = {
  text: string;
  label: string;
  /** Shown beside the icon; an icon button without it. */
  children?: string;
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'sm';
  disabledReason?: string | null;
  /** Has the focus at first: what it copies is shown once. */
  takesFocus?: boolean;
};

/** Copies a text, and shows so until pointer or focus leave it. */
export function CopyButton({
  text,
  label,
  children,
  variant,
  size,
  disabledReason = null,
  takesFocus = false,
}: CopyButtonProps) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const copyText = useCopy();
  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopied(true);
    announce(t`Copied`);
  };
  const shared = {
    icon: isCopied ? Check : Copy,
    onClick: () => void copy(),
    onBlur: () => setCopied(false),
    onMouseLeave: () => setCopied(false),
    variant,
    size,
    disabledReason,
    autoFocus: takesFocus,
  };
  return children ? (
    <Button {...shared} aria-label={isCopied ? undefined : label}>
      {isCopied ? t`Copied` : children}
    </Button>
  ) : (
    <IconButton {...shared} label={isCopied ? t`Copied` : label} />
  );
}
