import { FormPlace } from '#fields/form-place.tsx';
import { usePostbackCommand } from '#portal/postback-command.ts';
import { Button } from '#ui/controls/button.tsx';
import { useIdleLoads } from '#ui/platform/idle.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { EditorPane, loadPostbackForm } from './editor/editor-pane.tsx';
import { PostbackList, postbacksAt, useIsFirst } from './postback-list.tsx';
import { SplitPage } from './split-page.tsx';
import { parameter, useOpenPostback } from './use-open-postback.ts';

export function prefetch(cache: QueryClient, address: URLSearchParams): readonly Promise<unknown>[] {
  return [cache.query(postbacksAt(address))];
}

const ahead = [loadPostbackForm];

const untilQuiet = 1500;

/** The addresses that the network calls when there is a conversion: list, editor, test call, deliveries (O7). */
export default function PostbacksScreen() {
  const { t } = useLingui();
  const place = useOpenPostback();
  const commands = usePostbackCommand({ onRemoved: place.leave });
  const { opened, open } = place;
  const isFirst = useIsFirst(place);
  useIdleLoads(ahead, untilQuiet);
  return (
    <Page width="wide">
      <PageHead
        title={<Trans>Postbacks</Trans>}
        meta={<Trans>Each conversion calls every matching postback. The default catches the rest.</Trans>}
        actions={
          isFirst ? null : (
            <Button
              variant={opened === null ? 'primary' : 'secondary'}
              icon={Plus}
              onClick={() => open('new')}
            >
              <Trans>New postback</Trans>
            </Button>
          )
        }
      />
      <FormPlace by={parameter}>
        <SplitPage
          side={
            opened === null
              ? null
              : {
                  key: String(opened),
                  label: opened === 'new' ? t`New postback` : t`Edit postback`,
                  content: <EditorPane opened={opened} place={place} />,
                }
          }
        >
          <PostbackList commands={commands} place={place} />
        </SplitPage>
      </FormPlace>
    </Page>
  );
}
