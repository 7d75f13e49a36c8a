import { audit, chartBrowser, eventLog } from '#styled/recipes';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Link2, RotateCcw, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { OfferItem } from './offer-item.tsx';
import { goTo, hashOf, type Place } from '../place.ts';
import { startsOf, type Simulation } from './simulation.ts';
import { startWords } from './start-words.ts';
import { useAnnouncedSimulation } from './use-announced-simulation.ts';

type ChartPlace = Extract<Place, { view: 'chart' }>;
type SimulationPanelProps = { place: ChartPlace; start: string; simulation: Simulation };

// A ref of its own for each render would select it again.
function select(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

/** The browser refused to copy. */
function AddressToCopy({ address }: { address: string }) {
  return (
    <div role="alert" className={chartBrowser().address}>
      <Field
        id="simulation-address"
        label={<Trans>Your browser did not allow copying. Copy the address here:</Trans>}
      >
        <Input ref={select} readOnly value={address} />
      </Field>
    </div>
  );
}

function CopyLink({ place }: { place: ChartPlace }) {
  const [tried, setTried] = useState<{ address: string; isCopied: boolean } | null>(null);
  const address = window.location.href.split('#')[0] + hashOf(place);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTried({ address, isCopied: true });
    } catch {
      setTried({ address, isCopied: false });
    }
  };
  const last = tried?.address === address ? tried : null;
  return (
    <>
      <Button size="sm" icon={last?.isCopied ? Check : Link2} onClick={() => void copy()}>
        {last?.isCopied ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}
      </Button>
      {last?.isCopied === false ? <AddressToCopy address={address} /> : null}
    </>
  );
}

function Controls({ place, start }: Pick<SimulationPanelProps, 'place' | 'start'>) {
  const { t, i18n } = useLingui();
  const { events } = place;
  const begin = (name: string) => goTo({ ...place, start: name, events: [] });
  const whyNotBack = events.length === 0 ? t`Nothing has been tried yet` : null;
  return (
    <div className={audit().toolbar}>
      <Select
        size="sm"
        label={t`How it begins`}
        value={start}
        onChange={begin}
        items={startsOf(place.chart).map((value) => ({
          value,
          label: i18n._(startWords(place.chart, value)),
        }))}
      />
      <Button
        size="sm"
        icon={Undo2}
        disabledReason={whyNotBack}
        onClick={() => goTo({ ...place, start, events: events.slice(0, -1) })}
      >
        <Trans>Back</Trans>
      </Button>
      <Button size="sm" icon={RotateCcw} disabledReason={whyNotBack} onClick={() => begin(start)}>
        <Trans>Start over</Trans>
      </Button>
      <CopyLink place={{ ...place, start }} />
    </div>
  );
}

/** Pressing an event may take its button away; the focus then goes on at what can happen next. */
function useFocusOnOffers(path: string) {
  const part = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const wasPressed = isPressed.current;
    isPressed.current = false;
    if (!wasPressed || document.activeElement !== document.body) return;
    const [heading, event] = ['h3', 'button'].map((one) => part.current?.querySelector<HTMLElement>(one));
    (event ?? heading)?.focus();
  }, [path]);
  return { part, press: () => void (isPressed.current = true) };
}

/** The possible, refused (with the guard) and ignored events of a simulated chart (M3). */
export function SimulationPanel({ place, start, simulation }: SimulationPanelProps) {
  const styles = chartBrowser();
  const { steps, offers, ignored } = simulation;
  const events = steps.slice(1).map(({ key }) => key);
  const taken = { ...place, start, events };
  const { part, press } = useFocusOnOffers(events.join(' '));
  useAnnouncedSimulation(place.chart, simulation);
  const attempt = (key: string) => {
    press();
    goTo({ ...taken, events: [...events, key] });
  };
  return (
    <>
      <div className={`${styles.section} ${styles.heading}`}>
        <h2>
          <Trans>Simulation</Trans>
        </h2>
        <p>
          <Trans>The chart itself, with sample data: no call is made, and time stands still.</Trans>
        </p>
      </div>
      <div className={styles.section}>
        <Controls place={taken} start={start} />
      </div>
      <div ref={part} className={styles.section}>
        <h3 tabIndex={-1}>
          <Trans>What can happen now</Trans>
        </h3>
        {offers.length > 0 ? (
          <ul className={eventLog().offers}>
            {offers.map((offer) => (
              <OfferItem key={offer.key} offer={offer} onTry={() => attempt(offer.key)} />
            ))}
          </ul>
        ) : (
          <p>
            <Trans>Nothing: the chart has ended.</Trans>
          </p>
        )}
      </div>
      {ignored.length > 0 ? (
        <div className={styles.section}>
          <h3>
            <Trans>Ignored in this state</Trans>
          </h3>
          <p className={audit().code}>{[...new Set(ignored)].join(', ')}</p>
        </div>
      ) : null}
    </>
  );
}
