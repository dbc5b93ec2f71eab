// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Severity;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.pass.RemarkBuilder;

/** Counts inserted operations and reports the reasons for copies. */
final class Report {
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

  /** Called after a deallocation was inserted. */
  void deallocInserted(DeallocOp dealloc) {
    run.count(DEALLOCS, 1);
    if (!run.remarksWanted()) {
      return;
    }
    for (int i = 0; i < dealloc.memrefs().size(); i++) {
      Operation base = dealloc.memrefs().get(i).definingOp();
      Value memref = base == null ? dealloc.memrefs().get(i) : base.operand(0);
      boolean always = Boolean.TRUE.equals(Constants.booleanOf(dealloc.conditions().get(i)));
      String text = (always ? "freed" : "freed if it is owned") + " at the end of a block"
          + (dealloc.retained().isEmpty() ? "" : ", unless it is used afterwards");
      run.remark(Remark.Kind.PASSED, always ? "Freed" : "FreedIfOwned", dealloc).at(memref.location())
          .message(text).with("Retained", dealloc.retained().size()).note(dealloc.location(), "freed here").emit();
    }
  }

  /** Called after an unconditional clone of {@code memref} was inserted, for the given reason. */
  void cloneInserted(Value memref, String reason) {
    run.count(CLONES, 1);
    cloned("Cloned", "memref is cloned: ", memref, reason);
  }

  /** Called after a clone of {@code memref} was inserted that is executed only if {@code memref} is not owned. */
  void checkInserted(Value memref, String reason) {
    run.count(CLONES, 1);
    run.count(CHECKS, 1);
    cloned("ClonedUnlessOwned", "memref is cloned unless it is owned at run time: ", memref, reason);
  }

  private void cloned(String name, String text, Value memref, String reason) {
    run.remark(Remark.Kind.MISSED, name, memref.parentBlock().parentOp()).at(memref.location())
        .with("Reason", reason).message(text + reason).emit();
  }

  /** Reports that {@code buffer}, which is allocated or returned by a call, is not owned and so not freed. */
  void notOwned(Value buffer, UnownedBuffers unowned) {
    Diagnostic leak = unowned.leakOf(buffer);
    if (leak != null) {
      run.emit(leak);
    }
    if (!run.remarksWanted()) {
      return;
    }
    String reason = unowned.reasonOf(buffer);
    RemarkBuilder remark = run.remark(Remark.Kind.MISSED, "NotOwned", buffer.definingOp()).at(buffer.location())
        .with("Reason", reason).message("not freed: " + reason);
    Operation escape = unowned.escapeOf(buffer);
    if (escape != null) {
      remark.note(escape.location(), "escapes here");
    }
    remark.emit();
  }

  /** Warns if {@code op}, whose buffer is owned, is freed by an operation that is not its own, as in MLIR. */
  void owned(Operation op, FreeingOperations freeing) {
    if (freeing.isFreedAsInMlir(op)) {
      run.emit(Diagnostic.atOperation(Severity.WARNING, op, "the buffer of '" + op.name() + "' is freed by '"
          + freeing.of(op) + "', as in MLIR; it is freed by the operation of its dialect if a policy selects it, such"
          + " as mortise.policies = [{operation = \"" + op.name() + "\"}], and by --lean-deallocation-pipeline"));
    }
  }

  /** Reports that {@code op} is about to be erased because the pass frees the buffer instead. */
  void takenOver(Operation op) {
    run.count(TAKEN_OVER, 1);
    run.remark(Remark.Kind.PASSED, "TakenOver", op).with("Operation", op.name())
        .message("'" + op.name() + "' is erased: the buffer is freed by ownership").emit();
  }
}
