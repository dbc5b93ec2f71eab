// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Collects the warnings of a logger until it is closed. */
final class WarningLog extends Handler implements AutoCloseable {
  private final Logger logger;
  private final List<String> lines = new CopyOnWriteArrayList<>();

  /** Collects the warnings of the service registry. */
  WarningLog() {
    this("org.mortise.pipeline.internal.ServiceRegistry");
  }

  WarningLog(String name) {
    logger = Logger.getLogger(name);
    logger.addHandler(this);
    logger.setUseParentHandlers(false);
  }

  List<String> lines() {
    return lines;
  }

  @Override
  public void publish(LogRecord message) {
    if (message.getLevel().intValue() >= Level.WARNING.intValue()) {
      lines.add(message.getMessage());
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    logger.removeHandler(this);
    logger.setUseParentHandlers(true);
  }
}
