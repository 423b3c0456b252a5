/** Names that look like an address, and are none, by what stands in and around them. */

/** Endings of files and of units of a service manager, none of which is a top-level domain. */
const fileEndings = new Set(
  (
    'png jpg jpeg gif webp svg bmp tif tiff ico avif heic psd css scss less js mjs jsx ts tsx json yml yaml ' +
    'xml htm html pdf doc docx xls xlsx ppt pptx csv txt log tar tgz gz rar exe dll iso ttf woff woff2 mp3 ' +
    'mp4 wav avi mkv conf cfg ini toml lock bak jar war service socket timer tld'
  ).split(' '),
);
const namesFile = (host: string): boolean => fileEndings.has(host.split('.').at(-1)!.toLowerCase());

/** A version, as in `react@18.2.0-beta.rc`. */
const version = /^v?\d+\.\d/i;

/** Users that programs log in as at a host, where a path follows as in `git@host:team/site`. */
const machineUser = /^(?:git|gitea|gitlab|hg|svn)$/i;
const pathAfterUser = /^:[\w~/]/;
/** A path of `scp` and of a shell's prompt, whoever the user is. */
const pathAfterHost = /^:(?:~|\/(?!\/)|[\w.-]{1,60}\/[\w./-]{0,100}\.git(?!\w))/;

/** Up to four options and files may stand between the command and its target. */
const remoteCommand =
  /(?<![\w-])(?:ssh|scp|sftp|mosh|rsync|sshfs|ssh-copy-id)(?: (?:-{1,2}[\w-]{1,30}(?:[ =][\w./]{1,40})?)){0,4} $/i;
/** What stands before the host of a link is a user, except where a link was made of an address. */
const linkUser = /(?<![A-Za-z])(?!(?:https?|mailto):)[a-z][a-z\d+.-]{1,20}:\/\/$/i;

/** Ids of messages have the form of an address by RFC 5322, section 3.6.4. */
const messageId =
  /(?:message[-_]?id|in-reply-to|content-id|msg_?id)["']?\s{0,2}[:=]\s{0,2}["']?<?[^<>@\s]{0,64}$/i;
const messageIds =
  /(?:references|in-reply-to):(?:\s{1,2}<[^<>\s]{1,120}>){0,8}\s{1,2}<[^<>@\s]{0,64}$/i;
/** Ids of calendar entries as well; a login may be called so, too, and has fewer digits. */
const entryId = /(?<![A-Za-z])uid["']?\s?[:=]\s?["']?$/i;
const isMade = (local: string): boolean => local.length >= 12 && /(?:\d[^\d]{0,3}){6}/.test(local);

/** Two signs, as in a handle of a network of servers: `@studio@social.example`. */
const handle = /(?<![\p{L}\p{N}._-])@$/u;
/** A local part of which signs are left out: `j...@example.com`. */
const masked = /\.\.$/;

interface Written {
  local: string;
  host: string;
  before: string;
  after: string;
}

/** Whether mail may go to a name in the form of an address. */
export function isMailbox({ local, host, before, after }: Written): boolean {
  if (masked.test(local) || namesFile(host) || version.test(host)) return false;
  // A method of an object, as a stack shows it.
  if (after.startsWith('()')) return false;
  if (handle.test(before) || messageId.test(before) || messageIds.test(before)) return false;
  if (entryId.test(before) && isMade(local)) return false;
  return !isLogin({ local, host, before, after });
}

const isLogin = ({ local, before, after }: Written): boolean =>
  (machineUser.test(local) && pathAfterUser.test(after)) ||
  pathAfterHost.test(after) ||
  remoteCommand.test(before) ||
  linkUser.test(before);
