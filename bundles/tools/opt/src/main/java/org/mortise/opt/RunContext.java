// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.pipeline.Invocation;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Snapshot;

/**
 * The state that all parts of a run share.
 *
 * @param sink receives the diagnostics
 * @param remarkFile receives the remarks, or null
 */
record RunContext(Snapshot snapshot, OptOptions options, Messages messages, Invocation call, DiagnosticSink sink,
    @Nullable RemarkFile remarkFile) {
  /** Returns the number of threads. */
  int threads() {
    return options.isOn(Flags.DISABLE_THREADING) ? 1 : call.threads();
  }

  /** Returns the observer of the call, if there is one. */
  List<PassObserver> observers() {
    return call.observer() == null ? List.of() : List.of(call.observer());
  }
}
