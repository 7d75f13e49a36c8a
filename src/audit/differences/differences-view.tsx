import { audit } from '#styled/recipes';
import { Callout } from '#ui/feedback/callout.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { builtCommit } from '../evidence/use-evidence.ts';
import { RefusedEvidence } from '../evidence/verdict.tsx';
import { useFormats } from '../formats.ts';
import { withText } from '../read-text.ts';
import type { Opened } from '../opened-evidence.ts';
import type { Releases, SignOffs } from '../use-releases.ts';
import { ChartChanges } from './chart-changes.tsx';
import type { Comparison } from './compare.ts';
import { FileDrop } from './file-drop.tsx';
import { SignOffBar, useThisRelease } from './sign-off-bar.tsx';
import { signOffsOf } from './sign-off.ts';

const comparisonKey = ({ evidence: { commit, at } }: Comparison) => `${commit} ${at}`;

type ComparedProps = { compared: Comparison; /** The name of the file. */ file: string };

/** What speaks against the evidence that was opened, apart from its differences. */
function Vouched({ evidence: { signer, report } }: { evidence: Opened }) {
  const { unit, browser } = report.runs;
  const failed = (unit?.failed ?? 0) + (browser?.failed ?? 0);
  return (
    <>
      {signer === 'nobody' ? <Trans>Nobody has signed that file.</Trans> : null}
      {signer === 'stranger' ? (
        <Trans>That file is signed with a key that this portal does not name.</Trans>
      ) : null}{' '}
      {failed > 0 ? (
        <Plural value={failed} one="# test had failed in it." other="# tests had failed in it." />
      ) : null}
    </>
  );
}

function Summary({ compared, file, open }: ComparedProps & { open: number }) {
  const { moment } = useFormats();
  const { at, commit } = compared.evidence;
  const when = moment(at);
  const short = commit.slice(0, 12);
  const count = compared.changes.filter(({ name }) => name !== 'wiring').length;
  const isWiredAnew = count < compared.changes.length;
  if (compared.changes.length === 0) {
    return (
      <Callout tone="success" live title={<Trans>No differences</Trans>}>
        <Trans>
          All charts and their wiring table are those of {file}: {when}, commit {short}.
        </Trans>{' '}
        <Vouched evidence={compared.evidence} />
      </Callout>
    );
  }
  return (
    <Callout
      tone={open > 0 ? 'warning' : 'success'}
      live
      title={
        count === 0 ? (
          <Trans>The wiring table differs</Trans>
        ) : (
          <Plural value={count} one="# chart differs" other="# charts differ" />
        )
      }
    >
      {isWiredAnew && count > 0 ? <Trans>The wiring table differs as well.</Trans> : null}{' '}
      <Trans>
        Compared with {file}: {when}, commit {short}. Not signed off: {open}.
      </Trans>{' '}
      <Vouched evidence={compared.evidence} />
    </Callout>
  );
}

function Changes({ compared, file, signOffs }: ComparedProps & { signOffs: SignOffs }) {
  const { t } = useLingui();
  const { changes, evidence } = compared;
  const { commit, digest } = evidence;
  const [tries, setTries] = useState(0);
  const of = comparisonKey(compared);
  const { looked, look } = signOffs;
  const chosen = new Set(looked.of === of ? looked.names : []);
  const releases = { before: { commit, digest }, after: useThisRelease() };
  const open = changes.filter((change) => signOffsOf(change, signOffs.all).length === 0).length;
  const choose = (name: string, isChosen: boolean) => {
    const others = [...chosen].filter((one) => one !== name);
    look(of, isChosen ? [...others, name] : others);
  };
  return (
    <>
      <Summary compared={compared} file={file} open={open} />
      {changes.length > 0 ? (
        <SignOffBar
          changes={changes}
          chosen={changes.filter(({ name }) => chosen.has(name))}
          signOffs={signOffs}
          releases={releases}
          tries={tries}
          onTries={setTries}
        />
      ) : null}
      {changes.map((changed) => (
        <ChartChanges
          key={changed.name}
          changed={changed}
          signOffs={signOffsOf(changed, signOffs.all)}
          releases={releases}
          isChosen={chosen.has(changed.name)}
          error={tries > 0 && chosen.size === 0 ? t`Tick what you have looked at` : null}
          onChoose={(isChosen) => choose(changed.name, isChosen)}
        />
      ))}
    </>
  );
}

/** What the release that was opened last and this page differ in; null as long as none was. */
function useComparison({ opened: [latest] }: Releases): Comparison | null {
  const [comparison, setComparison] = useState<Comparison | null>(null);
  useEffect(() => {
    if (!latest) return;
    // All charts and their approved tables: not for those who compare nothing.
    void import('./compare.ts').then(({ compare }) => setComparison(compare(latest)));
  }, [latest]);
  return comparison?.evidence === latest ? comparison : null;
}

/** What to do first: nothing was opened yet. */
function FirstSteps() {
  const [commit = ''] = builtCommit();
  const short = commit.slice(0, 12) || '–';
  return (
    <section className={audit().figures}>
      <h2>
        <Trans>Nothing is compared yet</Trans>
      </h2>
      <p>
        <Trans>Compare this release (commit {short}) with an earlier one:</Trans>
      </p>
      <ol className={audit().plain} style={{ listStyleType: 'decimal' }}>
        <li>
          <Trans>
            In the earlier release, go to Evidence and press “Download the evidence”. Operators keep the file
            of each release.
          </Trans>
        </li>
        <li>
          <Trans>
            Open that file here. Each chart that differs is then shown, to be looked at and signed off.
          </Trans>
        </li>
      </ol>
    </section>
  );
}

/** This release beside another, chart by chart, and who has looked at what changed (M3). */
export function DifferencesView({ releases }: { releases: Releases }) {
  const { t } = useLingui();
  const comparison = useComparison(releases);
  const { differences: refused } = releases.refused;
  const [latest] = releases.opened;
  return (
    <main id="main" tabIndex={-1} className={audit().page}>
      <h1>
        <Trans>Differences between releases</Trans>
      </h1>
      {latest ? null : <FirstSteps />}
      <FileDrop label={t`Open evidence`} onFile={withText(releases.opensOn('differences'))} isWholePage>
        <Trans>or drop the evidence.json of another release here: it is compared with this one.</Trans>
      </FileDrop>
      {refused ? <RefusedEvidence fault={refused.fault} file={refused.name} /> : null}
      {comparison && latest ? (
        <Changes
          key={comparisonKey(comparison)}
          compared={comparison}
          file={latest.file}
          signOffs={releases.signOffs}
        />
      ) : null}
    </main>
  );
}
