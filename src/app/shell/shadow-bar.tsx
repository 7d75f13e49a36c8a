import { userQuery } from '#api/reference-data.ts';
import { StatusBar } from '#ui/status-bar.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { VenetianMask } from 'lucide-react';

/** Tells an operator, on every screen, for whom he acts (A7, M4). */
export function ShadowBar() {
  const { data: user } = useQuery(userQuery);
  if (!user?.shadow) return null;
  const partner = user.partner.name;
  const operator = `${user.shadow.firstname} ${user.shadow.lastname}`;
  return (
    <StatusBar icon={VenetianMask}>
      <Trans>
        Shadow login as {partner} by {operator}
      </Trans>
    </StatusBar>
  );
}
