// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import org.apache.felix.framework.Logger;
import org.osgi.framework.Bundle;
import org.osgi.framework.ServiceReference;

/** Felix's own messages, which by default go to standard output, where the program that we print goes. */
final class FrameworkLog extends Logger {
  FrameworkLog() {
    setLogLevel(LOG_ERROR);
  }

  @Override
  @SuppressWarnings("rawtypes") // as Felix declares it
  protected void doLog(Bundle bundle, ServiceReference reference, int level, String message, Throwable thrown) {
    System.err.println("mortise: " + message + (thrown == null ? "" : ": " + thrown.getMessage()));
  }
}
