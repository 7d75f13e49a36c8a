// Which Node each system needs; node: modules only, as it is read before anything is installed.

const systems = { darwin: 'macOS', linux: 'Linux', win32: 'Windows' };
const musl = 'Linux with musl (Alpine)';
// They install a Node of their own with the packages: any that npm runs on is enough to begin with.
const withOwnNode = new Set(['Linux x64', 'Linux arm64', 'Windows x64']);
/** To install the packages; to run TypeScript without a build. */
const least = { toInstall: '20', toRun: '22.19' };

function usesMusl() {
  if (process.platform !== 'linux') return false;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined;
}

const systemOf = ({ platform, isMusl }) => (isMusl ? musl : (systems[platform] ?? platform));

export const thisMachine = () => ({
  platform: process.platform,
  arch: process.arch,
  isMusl: usesMusl(),
  version: process.versions.node,
});

/** Whether the packages bring a Node that runs here. */
export const bringsNode = (machine) => withOwnNode.has(`${systemOf(machine)} ${machine.arch}`);

function isOlder(version, other) {
  const [major, minor] = version.split('.').map(Number);
  const [otherMajor, otherMinor = 0] = other.split('.').map(Number);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

/** Why this Node is not enough, with another among the packages that takes over or without; null when it is. */
export function nodeProblem(machine, { isRelieved }) {
  const needed = isRelieved ? least.toInstall : least.toRun;
  if (!isOlder(machine.version, needed)) return null;
  const place = `${systemOf(machine)} ${machine.arch}`;
  return `The portal needs Node ${needed} or newer on ${place}; this is Node ${machine.version}.`;
}
