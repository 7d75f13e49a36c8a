import { chartBrowser } from '#styled/recipes';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSay } from '../charts/chart-texts.ts';
import { useFormats } from '../formats.ts';
import { chartPlace, hashOf, type Mode } from '../place.ts';
import { goingTo } from './arrival.ts';
import { keyOf, type Found } from './found.ts';
import { kindWords } from './kind-words.ts';
import { nameOf, search, sentenceFor } from './search.ts';
import { tipOf } from '#ui/overlays/tip-anchor.ts';

/** So many of a kind are listed. */
const mostOfKind = 12;

const placeOf = (found: Found) => {
  const place = chartPlace(found.chart.name);
  return found.kind === 'state' ? { ...place, state: found.name } : { ...place, find: keyOf(found) };
};

type ResultProps = {
  found: Found;
  /** The one before it says the same sentence. */
  isRepeated: boolean;
  onChoose: () => void;
};

function Result({ found, isRepeated, onChoose }: ResultProps) {
  const address = hashOf(placeOf(found));
  const say = useSay();
  const styles = chartBrowser();
  const sentence = say(sentenceFor(found) ?? '');
  return (
    <li>
      <a
        className={styles.item}
        data-inner=""
        href={address}
        {...tipOf(sentence)}
        onClick={() => {
          goingTo(address);
          onChoose();
        }}
      >
        <span className={styles.found}>
          {nameOf(found)}
          {found.kind === 'requirement' && !isRepeated ? <small>{sentence}</small> : null}
        </span>
        <span className={styles.count}>{found.chart.name}</span>
      </a>
    </li>
  );
}

type GroupProps = { label: string; found: readonly Found[]; onChoose: () => void };

function Group({ label, found, onChoose }: GroupProps) {
  const styles = chartBrowser();
  const { count } = useFormats();
  const more = found.length - mostOfKind;
  return (
    <>
      <li className={styles.kind} role="presentation">
        <h3>{label}</h3> <span>{count(found.length)}</span>
      </li>
      {found.slice(0, mostOfKind).map((one, nth) => (
        <Result
          key={`${one.chart.name} ${keyOf(one)}`}
          found={one}
          isRepeated={found[nth - 1]?.name === one.name}
          onChoose={onChoose}
        />
      ))}
      {more > 0 ? (
        <li className={styles.more}>
          <Plural
            value={more}
            one="# more: type more to narrow it down."
            other="# more: type more to narrow them down."
          />
        </li>
      ) : null}
    </>
  );
}

type SearchResultsProps = { typed: string; mode: Mode | null; onChoose: () => void };

/** What a search finds in all charts; each result opens its chart and is lit there (M3). */
export function SearchResults({ typed, mode, onChoose }: SearchResultsProps) {
  const { t, i18n } = useLingui();
  const styles = chartBrowser();
  const { charts, kinds } = search(typed, useSay());
  const count = charts.length + kinds.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <>
      <p className={styles.more} role="status">
        {count === 0 ? (
          <Trans>Nothing in any chart has this in its name.</Trans>
        ) : (
          <Plural value={count} one="# result in all charts" other="# results in all charts" />
        )}
      </p>
      <ul className={styles.items}>
        {charts.length > 0 ? (
          <li className={styles.kind} role="presentation">
            <h3>{t`Statecharts`}</h3> <span>{charts.length}</span>
          </li>
        ) : null}
        {charts.map(({ name }) => (
          <li key={name}>
            <a
              className={styles.item}
              data-inner=""
              href={hashOf(chartPlace(name, mode))}
              onClick={() => {
                goingTo(hashOf(chartPlace(name, mode)));
                onChoose();
              }}
            >
              {name}
            </a>
          </li>
        ))}
        {kinds.map(({ kind, found }) => (
          <Group key={kind} label={i18n._(kindWords[kind])} found={found} onChoose={onChoose} />
        ))}
      </ul>
    </>
  );
}
