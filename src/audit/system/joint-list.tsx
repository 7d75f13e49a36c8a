import { audit } from '#styled/recipes';
import { chartPlace, hashOf } from '../place.ts';
import { joints, partNamed, type Joint } from './system-diagram.ts';

function Part({ name }: { name: string }) {
  const chart = partNamed(name)?.chart;
  return chart ? <a href={hashOf(chartPlace(chart))}>{name}</a> : <span>{name}</span>;
}

function told({ on, told: types }: Joint): string {
  const arrives = types.join(', ');
  if (on === null) return arrives;
  return on === arrives ? `↑ ${on}` : `↑ ${on} / ${arrives}`;
}

/** The joints of a kind; with a part its own only. */
export const jointsOf = (kind: Joint['kind'], part?: string): readonly Joint[] =>
  joints.filter(
    (joint) => joint.kind === kind && (part === undefined || joint.from === part || joint.to === part),
  );

/** What joins the charts, as texts: the arrows of the picture for those who do not look at it. */
export function JointList({ kind, part }: { kind: Joint['kind']; part?: string }) {
  const pairs = Map.groupBy(jointsOf(kind, part), ({ from, to }) => `${from} ${to}`);
  return (
    <ul className={audit().texts}>
      {[...pairs].map(([pair, [first, ...others]]) =>
        first ? (
          <li key={pair}>
            <span>
              <Part name={first.from} /> {kind === 'fact' ? '→' : '⇢'} <Part name={first.to} />
              {[first, ...others].map((joint) => (
                <small key={joint.id} className={audit().code}>
                  {told(joint)}
                </small>
              ))}
            </span>
          </li>
        ) : null,
      )}
    </ul>
  );
}
