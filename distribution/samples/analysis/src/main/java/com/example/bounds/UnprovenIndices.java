// SPDX-License-Identifier: Apache-2.0
package com.example.bounds;

import java.util.concurrent.atomic.LongAdder;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Remark;
import org.mortise.ir.RemarkHandler;
import org.osgi.service.component.annotations.Component;

/** Counts the indices that {@link CheckBounds} could not prove, in all runs of the framework. */
@Component(service = {RemarkHandler.class, UnprovenIndices.class})
public final class UnprovenIndices implements RemarkHandler {
  private final LongAdder unproven = new LongAdder();

  @Override
  public void handle(Remark remark, Diagnostic diagnostic) {
    if (remark.rule().equals("check-bounds/NotProven")) {
      unproven.increment();
    }
  }

  /** Returns the number of such indices so far. */
  public long count() {
    return unproven.sum();
  }
}
