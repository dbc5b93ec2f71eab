// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import org.eclipse.lsp4j.jsonrpc.JsonRpcException;

/**
 * Prints the library's log records of one session, one line each, so that no failed message of a client is lost
 * silently. All sessions share the library's logger; the thread identifies the session.
 */
final class LibraryLog extends Handler {
  private static final class SessionThread extends Thread {
    private final LibraryLog log;

    SessionThread(Runnable work, LibraryLog log) {
      super(work, "language server");
      this.log = log;
      setDaemon(true);
    }
  }

  /** A client may cancel a request after the answer was sent. */
  private static final String LATE_CANCELLATION = "Unmatched cancel notification";

  private final PrintWriter out;

  LibraryLog(PrintWriter out) {
    this.out = out;
  }

  /** Creates a thread of the session. */
  Thread thread(Runnable work) {
    return new SessionThread(work, this);
  }

  @Override
  public void publish(LogRecord entry) {
    if (!(Thread.currentThread() instanceof SessionThread thread) || thread.log != this) {
      return;
    }
    Throwable thrown = entry.getThrown();
    if (thrown instanceof IOException
        || thrown instanceof JsonRpcException && thrown.getCause() instanceof IOException) {
      return; // the client has disconnected
    }
    String message = thrown == null || thrown.getMessage() == null ? entry.getMessage() : thrown.getMessage();
    if (String.valueOf(message).startsWith(LATE_CANCELLATION)) {
      return;
    }
    out.println("mortise-lsp-server: " + String.valueOf(message).lines().findFirst().orElse(""));
  }

  @Override
  public void flush() {
    out.flush();
  }

  @Override
  public void close() {}
}
