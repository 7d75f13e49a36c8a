import { FieldSkeleton } from '#ui/controls/field-skeleton.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useLingui } from '@lingui/react/macro';
import type { SectionPart } from './section-parts.ts';

function Row({ fields }: { fields: SectionPart['rows'][number] }) {
  if (fields === 0) return <Skeleton width="60%" height={32} />;
  return (
    <FormGrid columns={fields === 2 ? 'two' : 'one'}>
      {Array.from({ length: fields }, (_, nth) => (
        <FieldSkeleton key={nth} />
      ))}
    </FormGrid>
  );
}

export function SectionSkeleton({ parts }: { parts: readonly SectionPart[] }) {
  const { i18n } = useLingui();
  return parts.map(({ title, hint, rows, hasFoot = false }) => (
    <FormSection
      key={title.id}
      busy
      title={i18n._(title)}
      hint={hint ? i18n._(hint) : null}
      foot={hasFoot ? <Skeleton width={64} height={32} /> : null}
    >
      {Array.from(rows, (fields, nth) => (
        <Row key={nth} fields={fields} />
      ))}
    </FormSection>
  ));
}
