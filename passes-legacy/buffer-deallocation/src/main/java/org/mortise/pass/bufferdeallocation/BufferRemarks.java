// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Value;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;

/**
 * Collects the remarks about one function, each at its buffer. Functions are processed by several threads, so the
 * remarks are reported afterwards. Remarks are dropped unless they are requested.
 */
final class BufferRemarks {
  private final PassRun run;
  private final List<RemarkBuilder> remarks = new ArrayList<>(0);
  private final List<Diagnostic> warnings = new ArrayList<>(0);

  BufferRemarks(PassRun run) {
    this.run = run;
  }

  /**
   * Adds a remark about a buffer that is freed.
   *
   * @param where the place, as the words after "freed"
   * @param place an operation at that place
   * @param note a description of {@code place}
   */
  void freed(Value buffer, String where, Operation place, String note) {
    if (run.remarksWanted()) {
      remarks.add(at(buffer, Remark.Kind.PASSED, "Freed").message("freed " + where)
          .with("Place", where).with("Operation", place.name()).note(place.location(), note));
    }
  }

  /** Adds a remark about a buffer that is cloned because of an operand of {@code user}. */
  void cloned(Value buffer, String reason, Operation user) {
    if (run.remarksWanted()) {
      remarks.add(at(buffer, Remark.Kind.MISSED, "Cloned").message("cloned: " + reason)
          .with("Reason", reason).with("Operation", user.name(), user.location()));
    }
  }

  /** Adds a remark about a buffer that the pass does not free because of {@code op}. */
  void notFreed(Value buffer, String reason, Operation op, String note) {
    if (run.remarksWanted()) {
      remarks.add(at(buffer, Remark.Kind.MISSED, "NotFreed").message("not freed: " + reason)
          .with("Reason", reason).note(op.location(), note));
    }
  }

  /** Adds a remark about a buffer that the pass does not free because of a policy. */
  void leftByPolicy(Value buffer) {
    if (run.remarksWanted()) {
      String reason = "a policy leaves it to the program";
      remarks.add(at(buffer, Remark.Kind.MISSED, "NotFreed").message("not freed: " + reason).with("Reason", reason));
    }
  }

  /** Adds a remark about {@code op}, which is about to be erased because the pass frees the buffer instead. */
  void takenOver(Operation op) {
    if (run.remarksWanted()) {
      remarks.add(run.remark(Remark.Kind.PASSED, "TakenOver", op.parentOp()).at(op.location())
          .with("Operation", op.name()).message("'" + op.name() + "' is erased: the pass frees the buffer"));
    }
  }

  /** Adds a warning, which is reported also if remarks are not wanted. */
  void warn(Diagnostic warning) {
    warnings.add(warning);
  }

  private RemarkBuilder at(Value buffer, Remark.Kind kind, String name) {
    return run.remark(kind, name, buffer.parentBlock().parentOp()).at(buffer.location());
  }

  /** Reports the remarks. Must be called by the thread of the pass. */
  void emit() {
    remarks.forEach(RemarkBuilder::emit);
    warnings.forEach(run::emit);
  }
}
