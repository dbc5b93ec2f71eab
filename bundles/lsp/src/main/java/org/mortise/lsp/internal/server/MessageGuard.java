// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import org.eclipse.lsp4j.jsonrpc.MessageConsumer;

/**
 * Ends a session after a message that is correct JSON but no message of JSON-RPC 2.0, as {@code mlir-lsp-server} does.
 * Both ignore broken JSON.
 */
final class MessageGuard {
  private static final String VERSION = "2.0";

  private final Runnable end;
  private volatile boolean isOver;

  /** @param end ends the session */
  MessageGuard(Runnable end) {
    this.end = end;
  }

  /** Returns a consumer that gets nothing from a wrong message on. */
  MessageConsumer guard(MessageConsumer next) {
    return message -> {
      if (!VERSION.equals(message.getJsonrpc())) {
        endSession();
      }
      if (!isOver) {
        next.consume(message);
      }
    };
  }

  void endSession() {
    isOver = true;
    end.run();
  }
}
