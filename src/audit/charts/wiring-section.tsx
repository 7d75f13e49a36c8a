import { conditions, wires } from '#machines/wiring.ts';
import { audit, chartBrowser } from '#styled/recipes';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { chartPlace, hashOf } from '../place.ts';

const link = (name: string) => <a href={hashOf(chartPlace(name))}>{name}</a>;

/** Which charts handle the events of a chart, and whose events it handles. */
export function WiringSection({ chart }: { chart: string }) {
  const joined = wires.filter(({ from, to }) => from === chart || to === chart);
  const known = conditions.filter(({ of, to }) => to === chart || of.some((name) => name === chart));
  if (joined.length + known.length === 0) return null;
  return (
    <div className={chartBrowser().section}>
      <h3>
        <Trans>Subscriptions</Trans>
      </h3>
      <ul className={audit().texts}>
        {joined.map(({ from, on, to, type }) => (
          <li key={`${from} ${on} ${to} ${type}`}>
            <span>
              {link(from)} <span className={audit().code}>↑ {on}</span> → {link(to)}{' '}
              <span className={audit().code}>{type}</span>
            </span>
          </li>
        ))}
        {known.map(({ of, to }) => (
          <li key={`${of.join()} ${to}`}>
            <span>
              {of.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 ? ', ' : null}
                  {link(name)}
                </Fragment>
              ))}{' '}
              ⇢ {link(to)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
