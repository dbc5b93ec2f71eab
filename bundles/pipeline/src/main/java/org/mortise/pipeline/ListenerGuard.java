// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Calls the listeners of one run. After an exception or error, which is logged, a listener is not called again in this
 * run. A cancellation of the run is rethrown. Thread-safe.
 */
final class ListenerGuard {
  private static final Logger LOG = LoggerFactory.getLogger(RunListeners.class);

  private final Set<Object> failed = Collections.synchronizedSet(Collections.newSetFromMap(new IdentityHashMap<>()));
  private volatile boolean hasFailures;

  /** Calls {@code listener} unless an earlier call has failed. */
  void call(Object listener, Runnable call) {
    if (hasFailures && failed.contains(listener)) {
      return;
    }
    try {
      call.run();
    } catch (CancellationException cancelled) {
      throw cancelled;
    } catch (Throwable fault) { // of foreign code, which must not end the run, see Fault
      hasFailures = true;
      if (failed.add(listener)) {
        String bundle = Fault.bundleOf(listener.getClass());
        LOG.warn("{}{} has failed, and is not called again in this run", listener.getClass().getName(),
            bundle == null ? "" : " of bundle " + bundle, fault);
      }
    }
  }
}
