// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.Map;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Modified;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The settings of the console that may change while it runs: the configuration {@value #PID} of OSGi's Config Admin, or
 * the defaults without one. A malformed value is reported, and the default is used.
 */
@Component(service = Settings.class, configurationPid = Settings.PID)
public final class Settings {
  /** The name of the configuration. */
  public static final String PID = "org.mortise.console";
  /** The time limit of one run of passes in seconds; 0 for none. */
  static final String TIMEOUT = "timeout";
  /** The number of lines that the history contains. */
  static final String HISTORY = "history.size";

  private static final Logger LOG = LoggerFactory.getLogger(Settings.class);
  private static final int DEFAULT_HISTORY = 500;

  private volatile int timeout;
  private volatile int historySize;

  @Activate
  public Settings(Map<String, ?> values) {
    change(values);
  }

  @Modified
  void change(Map<String, ?> values) {
    timeout = number(values, TIMEOUT, 0);
    historySize = number(values, HISTORY, DEFAULT_HISTORY);
  }

  private static int number(Map<String, ?> values, String name, int byDefault) {
    Object value = values.get(name);
    if (value == null) {
      return byDefault;
    }
    try {
      int number = Integer.parseInt(value.toString().strip());
      if (number >= 0) {
        return number;
      }
    } catch (NumberFormatException malformed) {
      LOG.debug("reported below", malformed);
    }
    LOG.warn("the setting {} of {} is '{}' and not a number from 0 on; {} is used", name, PID, value, byDefault);
    return byDefault;
  }

  /** Returns the time limit of one run of passes in seconds; 0 for none. */
  public int timeout() {
    return timeout;
  }

  /** Returns the number of lines that the history contains. */
  public int historySize() {
    return historySize;
  }
}
