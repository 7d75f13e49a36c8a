import { ensureBuild } from '#server/start/build.ts';

await ensureBuild({ onlyWhenMissing: false });
