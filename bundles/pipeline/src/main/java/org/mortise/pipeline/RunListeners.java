// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Remark;
import org.mortise.ir.RemarkHandler;

/**
 * The services that are notified of each run with a snapshot: {@link PassObserver}s, {@link DiagnosticHandler}s and
 * {@link RemarkHandler}s. An object can be of several kinds. Several runs may call a listener at the same time, and
 * several threads of a run may call an observer. After an exception, which is logged, a listener is not called again in
 * this run. Each run has its own instance of this class.
 */
public final class RunListeners {
  private final List<PassObserver> observers = new ArrayList<>(0);
  private final List<DiagnosticHandler> diagnostics = new ArrayList<>(0);
  private final List<RemarkHandler> remarks = new ArrayList<>(0);
  private final ListenerGuard guard = new ListenerGuard();

  RunListeners(List<?> listeners) {
    for (Object listener : listeners) {
      if (listener instanceof PassObserver observer) {
        observers.add(new GuardedObserver(observer, guard));
      }
      if (listener instanceof DiagnosticHandler handler) {
        diagnostics.add(handler);
      }
      if (listener instanceof RemarkHandler handler) {
        remarks.add(handler);
      }
    }
  }

  /** Returns options with these observers before those of {@code options}, and with remarks if a handler needs them. */
  public RunOptions added(RunOptions options) {
    List<PassObserver> all = new ArrayList<>(observers);
    all.addAll(options.observers());
    return options.withObservers(all).withRemarks(options.remarks() || !remarks.isEmpty());
  }

  /**
   * Returns a handler that notifies these handlers, then {@code next}.
   *
   * @param next not called for remarks of passes that only these handlers want
   * @param forwardsRemarks whether {@code next} is called for remarks of passes
   */
  public DiagnosticHandler before(DiagnosticHandler next, boolean forwardsRemarks) {
    return diagnostic -> {
      notify(diagnostic, forwardsRemarks);
      if (forwardsRemarks || diagnostic.remark() == null) {
        next.handle(diagnostic);
      }
    };
  }

  private void notify(Diagnostic diagnostic, boolean remarksAreShown) {
    Remark remark = diagnostic.remark();
    Throwable fault = diagnostic.fault();
    if (fault != null) {
      observers.forEach(observer -> observer.onFault(fault));
    }
    if (remark == null || remarksAreShown) {
      diagnostics.forEach(handler -> guard.call(handler, () -> handler.handle(diagnostic)));
    }
    if (remark != null) {
      remarks.forEach(handler -> guard.call(handler, () -> handler.handle(remark, diagnostic)));
    }
  }
}
