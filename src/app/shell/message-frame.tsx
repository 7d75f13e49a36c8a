import { useConfiguration } from '#portal/portal-context.tsx';
import { AuthLayout } from '#ui/layout/auth-layout.tsx';
import { Logo } from '#ui/layout/logo.tsx';
import type { ReactNode } from 'react';

export function MessageFrame({ children }: { children: ReactNode }) {
  const configuration = useConfiguration();
  return <AuthLayout brand={<Logo name={configuration.general.systemName} />}>{children}</AuthLayout>;
}
