import { query } from '#api/queries.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import { choices } from '#contract/choices.ts';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Code } from '#ui/content/code.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useParameterName } from './use-parameter-name.ts';

type ClicktagProps = { approval: ApprovalDetails; href: string };

function Content({ approval, href }: ClicktagProps) {
  const request = { params: { id: approval.id } };
  const { data, isError, isFetching, refetch } = useQuery(query(approvals.clicktag, request));
  const parameters = useQuery(query(choices.clicktagParams)).data?.data ?? [];
  const nameOf = useParameterName();
  if (data === undefined && !isError) return <Skeleton width="100%" height={72} />;
  if (data === undefined) {
    return (
      <>
        <p>
          <Trans>The click tag could not be loaded.</Trans>
        </p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          <Trans>Refresh</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      {data ? (
        <DefinitionList
          items={Object.entries(data.values).map(([id, value]) => ({
            id,
            term: nameOf(parameters.find((parameter) => parameter.id === id) ?? { id, name: id }),
            details: <Code>{value}</Code>,
          }))}
        />
      ) : (
        <p>
          <Trans>Your links pass nothing on yet.</Trans>
        </p>
      )}
      <FormActions>
        <ButtonLink>
          <Link href={href}>
            {data ? <Trans>Change click tag</Trans> : <Trans>Set up a click tag</Trans>}
          </Link>
        </ButtonLink>
      </FormActions>
    </>
  );
}

export function OverviewClicktag(props: ClicktagProps) {
  return (
    <Card title={<Trans>Click tag</Trans>}>
      <CardBody>
        <TextBlock>
          <Content {...props} />
        </TextBlock>
      </CardBody>
    </Card>
  );
}
