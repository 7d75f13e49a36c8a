import { lazy, Suspense, useState } from 'react';
import { useData, type Offer } from './data.ts';

const Countries = lazy(async () => ({ default: (await import('./countries.tsx')).Countries }));

export function List() {
  const offers = useData<Offer[]>('list');
  const [{ page, size, text }, setView] = useState({ page: 1, size: 10, text: '' });
  if (!offers) return <main aria-busy />;
  const found = offers.filter(({ name }) => name.toLowerCase().includes(text));
  return (
    <main>
      <h1>List</h1>
      <form>
        <input
          type="search"
          aria-label="Search"
          onChange={({ target }) => setView({ page: 1, size, text: target.value.toLowerCase() })}
        />
        <Suspense>
          <Countries />
        </Suspense>
      </form>
      <table>
        <tbody>
          {found.slice((page - 1) * size, page * size).map((offer) => (
            <tr key={offer.id}>
              <td>{offer.id}</td>
              <th scope="row">{offer.name}</th>
              <td>{offer.category}</td>
              <td>{offer.countries}</td>
              <td>{offer.clicks}</td>
              <td>{offer.payout.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" aria-label="Next page" onClick={() => setView({ page: page + 1, size, text })}>
        Next
      </button>
      <button type="button" onClick={() => setView({ page: 1, size: 100, text })}>
        100 rows
      </button>
    </main>
  );
}
