// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import org.apache.felix.framework.Logger;
import org.osgi.framework.Bundle;
import org.osgi.framework.ServiceReference;

/** Redirects Felix's own messages, which by default are printed to standard output, into the printed program. */
final class FrameworkLog extends Logger {
  FrameworkLog() {
    setLogLevel(LOG_ERROR);
  }

  @Override
  @SuppressWarnings("rawtypes") // as declared by Felix
  protected void doLog(Bundle bundle, ServiceReference reference, int level, String message, Throwable thrown) {
    System.err.println("mortise: " + message + (thrown == null ? "" : ": " + thrown.getMessage()));
  }
}
