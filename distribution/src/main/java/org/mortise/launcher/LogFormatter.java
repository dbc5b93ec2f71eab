// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;

/**
 * Formats messages of loggers for standard error: warnings and errors like other messages of the tools, others with the
 * name of their component or logger. {@code conf/logging.properties} names this class.
 */
public final class LogFormatter extends Formatter {
  private static final String COMPONENTS = "mortise.";

  @Override
  public String format(LogRecord message) {
    String name = message.getLoggerName() == null ? "" : message.getLoggerName();
    boolean isProblem = message.getLevel().intValue() >= Level.WARNING.intValue();
    String start = isProblem ? "mortise: "
        : "[" + (name.startsWith(COMPONENTS) ? name.substring(COMPONENTS.length()) : name) + "] ";
    StringWriter text = new StringWriter();
    text.append(start).append(formatMessage(message)).append(System.lineSeparator());
    if (message.getThrown() != null) {
      message.getThrown().printStackTrace(new PrintWriter(text, true));
    }
    return text.toString();
  }
}
