// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import org.mortise.dialect.bufferization.deallocation.DeallocationListener;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassStatistic;

/** Counts inserted operations and reports the reasons for copies. */
final class Report implements DeallocationListener {
  static final PassStatistic DEALLOCS =
      new PassStatistic("num-deallocs-inserted", "Number of bufferization.dealloc operations inserted");
  static final PassStatistic CLONES =
      new PassStatistic("num-clones-inserted", "Number of bufferization.clone operations inserted");
  static final PassStatistic CHECKS =
      new PassStatistic("num-ownership-checks-inserted", "Number of clones made conditionally, by a check at run time");
  static final PassStatistic TAKEN_OVER =
      new PassStatistic("num-frees-taken-over", "Number of erased operations that freed a buffer");

  private final PassRun run;

  Report(PassRun run) {
    this.run = run;
  }

  @Override
  public void deallocInserted() {
    run.count(DEALLOCS, 1);
  }

  @Override
  public void cloneInserted(Value memref, String reason) {
    run.count(CLONES, 1);
    run.remark(memref.location(), "memref is cloned: " + reason);
  }

  @Override
  public void checkInserted(Value memref, String reason) {
    run.count(CLONES, 1);
    run.count(CHECKS, 1);
    run.remark(memref.location(), "memref is cloned unless it is owned at run time: " + reason);
  }

  /** Reports that {@code op} is about to be erased because the pass frees the buffer instead. */
  void takenOver(Operation op) {
    run.count(TAKEN_OVER, 1);
    run.remark(op.location(), "'" + op.name() + "' is erased: the buffer is freed by ownership");
  }
}
