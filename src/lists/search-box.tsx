import { longestText } from '#contract/wire.ts';
import { Icon } from '#ui/content/icon.tsx';
import { Input } from '#ui/controls/input.tsx';
import { InputGroup } from '#ui/controls/input-group.tsx';
import { debounce } from 'es-toolkit';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { plainList } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';

const typingPause = 300;

/** What is typed, and what the address said when it was last looked at. */
function useDraft(search: string) {
  const [draft, setDraft] = useState({ text: search, sent: search, seen: search });
  if (search !== draft.seen) {
    setDraft({ ...draft, seen: search, text: search === draft.sent ? draft.text : search });
  }
  return {
    text: draft.text,
    type: (text: string) => setDraft({ ...draft, text, sent: text.trim() }),
  };
}

/** Searches a list while it is typed, after a short pause; the address follows, Back and a shared link too (L7). */
export function SearchBox({ label }: { label: string }) {
  const [{ search }, change] = useListSearch(plainList);
  const { text, type } = useDraft(search);
  const [send] = useState(() => debounce((run: () => void) => run(), typingPause));
  return (
    <InputGroup start={<Icon of={Search} size="sm" />}>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={longestText}
        value={text}
        onChange={({ target }) => {
          type(target.value);
          send(() => change({ search: target.value.trim() }, { replace: true }));
        }}
        onBlur={() => send.flush()}
      />
    </InputGroup>
  );
}
