export interface ServerSettingsInput {
  port: number;
  durable: boolean;
  /** The caller's own settings; they win over the defaults but never over the address. */
  settings: Record<string, string>;
}

/** The command line settings of the server. */
export function serverSettings(input: ServerSettingsInput): string[] {
  const settings: Record<string, string> = {
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What a client is told, the client logs: the server's log keeps its own events and stays small.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(input.durable ? {} : throwaway),
    ...input.settings,
    lc_messages: 'C',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(input.port),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  io_method: 'sync',
  // In the data folder, so that deleting it leaves nothing behind.
  dynamic_shared_memory_type: 'mmap',
};
