/** What the process with the port and those that serve its connections say to each other. */
export interface PortMessage {
  readonly kind:
    | 'takes-connections'
    /** With the connection. */
    | 'connection'
    | 'connection-taken'
    /** It ends soon: connections go to other processes if there are any. */
    | 'drains'
    | 'takes-no-more';
}
