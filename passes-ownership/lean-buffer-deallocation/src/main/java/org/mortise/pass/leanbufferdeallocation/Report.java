// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.pass.RemarkBuilder;

/** Counts the inserted operations, and reports why buffers are cloned or not freed. */
final class Report {
  static final PassStatistic DEALLOCS =
      new PassStatistic("num-deallocs-inserted", "Number of operations inserted that free a buffer");
  static final PassStatistic CONDITIONS =
      new PassStatistic("num-conditions-inserted", "Number of inserted deallocations that test ownership at run time");
  static final PassStatistic CLONES = new PassStatistic("num-clones-inserted", "Number of clones inserted");
  static final PassStatistic RENAMED =
      new PassStatistic("num-clones-removed", "Number of clones replaced by a source that is not used afterwards");

  private final PassRun run;

  Report(PassRun run) {
    this.run = run;
  }

  void freed(Operation dealloc, Buffer owner) {
    run.count(DEALLOCS, 1);
    boolean isConditional = owner.flag != null;
    if (isConditional) {
      run.count(CONDITIONS, 1);
    }
    if (run.remarksWanted()) {
      run.remark(Remark.Kind.PASSED, isConditional ? "FreedIfOwned" : "Freed", dealloc).at(owner.value.location())
          .message(isConditional ? "freed after its last use if it is owned there" : "freed after its last use").emit();
    }
  }

  void cloned(Operation user, Value memref, boolean unlessOwned, @Nullable Freeing otherKind) {
    run.count(CLONES, 1);
    if (run.remarksWanted()) {
      String reason = otherKind == null ? "it is handed over, and used or owned by others afterwards"
          : "it is handed over where buffers are freed otherwise than by '" + otherKind + "'";
      run.remark(Remark.Kind.MISSED, unlessOwned ? "ClonedUnlessOwned" : "Cloned", user).at(memref.location())
          .with("Reason", reason)
          .message((unlessOwned ? "cloned unless it is owned at run time: " : "cloned: ") + reason).emit();
    }
  }

  void renamed(Operation clone) {
    run.count(RENAMED, 1);
    run.remark(Remark.Kind.PASSED, "Renamed", clone)
        .message("the clone is the source, which is not used afterwards").emit();
  }

  /** Reports that the program frees {@code buffer} in a way that the pass does not complete. */
  void left(Buffer buffer) {
    if (run.remarksWanted()) {
      run.remark(Remark.Kind.MISSED, "LeftToProgram", buffer.value.parentBlock().parentOp())
          .at(buffer.value.location())
          .message("not freed: the program frees it, or still uses it, on ways that are decided at run time").emit();
    }
  }

  /** Reports that {@code buffer} escapes, and warns about a leak on other paths. */
  void escapes(Value buffer, BufferEscapes escapes) {
    if (!escapes.isCertain(buffer)) {
      run.emit(escapes.leakOnOtherPaths(buffer));
    }
    if (run.remarksWanted()) {
      BufferEscapes.Escape escape = escapes.of(buffer);
      RemarkBuilder remark = run.remark(Remark.Kind.MISSED, "NotOwned", buffer.definingOp()).at(buffer.location())
          .with("Reason", escape.kind().text()).message("not freed: " + escape.kind().text());
      remark.note(escape.op().location(), "escapes here").emit();
    }
  }
}
