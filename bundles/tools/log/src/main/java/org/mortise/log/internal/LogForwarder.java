// SPDX-License-Identifier: Apache-2.0
package org.mortise.log.internal;

import org.osgi.framework.Bundle;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.log.LogEntry;
import org.osgi.service.log.LogLevel;
import org.osgi.service.log.LogListener;
import org.osgi.service.log.LogReaderService;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Forwards each new entry of a Log Service to the SLF4J logger named after the entry's bundle. The entries include
 * those of Declarative Services and framework events: errors at their level, all others at level {@code debug}, because
 * the Log Service records each change of a bundle or a service.
 *
 * <p>Not for frameworks whose Log Service receives its entries from SLF4J, such as Karaf: entries would loop.
 */
@Component(service = {})
public final class LogForwarder implements LogListener {
  private final LogReaderService entries;

  @Activate
  public LogForwarder(@Reference LogReaderService entries) {
    this.entries = entries;
    entries.addLogListener(this);
  }

  @Deactivate
  void stop() {
    entries.removeLogListener(this);
  }

  @Override
  public void logged(LogEntry entry) {
    Logger logger = LoggerFactory.getLogger(name(entry.getBundle()));
    String message = entry.getMessage();
    switch (level(entry)) {
      case AUDIT, ERROR -> logger.error(message, entry.getException());
      case WARN -> logger.warn(message, entry.getException());
      case INFO -> logger.info(message, entry.getException());
      case DEBUG -> logger.debug(message, entry.getException());
      default -> logger.trace(message, entry.getException());
    }
  }

  /** Returns the level of an entry. Changes of bundles and services have the level {@code info} in the Log Service. */
  private static LogLevel level(LogEntry entry) {
    LogLevel level = entry.getLogLevel();
    boolean isEvent = String.valueOf(entry.getLoggerName()).startsWith("Events.");
    return isEvent && level == LogLevel.INFO ? LogLevel.DEBUG : level;
  }

  private static String name(Bundle bundle) {
    return bundle == null || bundle.getSymbolicName() == null ? "org.osgi.framework" : bundle.getSymbolicName();
  }
}
