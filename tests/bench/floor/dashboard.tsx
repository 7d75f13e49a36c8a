import { useData, type Figures } from './data.ts';

export function Dashboard() {
  const figures = useData<Figures>('dashboard');
  if (!figures) return <main aria-busy />;
  const line = figures.days.map(({ clicks }, nth) => `${nth * 20},${200 - clicks / 5}`).join(' ');
  return (
    <main>
      <h1>Dashboard</h1>
      <dl>
        {figures.tiles.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      <svg viewBox="0 0 600 200" role="img" aria-label="Clicks">
        <polyline points={line} fill="none" stroke="currentColor" />
      </svg>
      <table>
        <tbody>
          {figures.days.map(({ day, clicks, payout }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{clicks}</td>
              <td>{payout.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
