// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.IOException;
import org.apache.felix.framework.Felix;
import org.mortise.pipeline.Invocation;
import org.osgi.framework.BundleException;

/** A framework with a tool in it, for any number of runs. After it is closed, its classes can be collected. */
final class RunningFramework implements AutoCloseable {
  private final Felix framework;
  private final Object tool;
  private final Storage storage;

  RunningFramework(Felix framework, Object tool, Storage storage) {
    this.framework = framework;
    this.tool = tool;
    this.storage = storage;
  }

  int run(Invocation call) throws IOException {
    try {
      return FrameworkRun.call(tool, call);
    } catch (LaunchException misfit) {
      throw new IOException(misfit.getMessage(), misfit);
    }
  }

  @Override
  public void close() {
    stop(framework, storage);
  }

  /** Stops a framework and removes its storage. */
  static void stop(Felix framework, Storage storage) {
    try {
      framework.stop();
      framework.waitForStop(0);
    } catch (BundleException e) {
      throw new IllegalStateException("the framework does not stop", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    storage.close();
  }
}
