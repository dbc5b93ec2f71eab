// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;

/** Checks where a region is cancelled. */
final class Cancellation {
  private Cancellation() {}

  /** Returns an error unless {@code op} is inside a region of the construct, otherwise null. */
  static @Nullable Diagnostic verify(Operation op, String construct, String subject) {
    boolean cancels = subject.equals("cancel");
    Operation parent = enclosingConstruct(op);
    if (parent == null) {
      return op.opError("Orphaned " + subject + (cancels ? " construct" : ""));
    }
    return switch (construct) {
      case "parallel" -> ParallelOp.of(parent) != null
          ? null : op.opError(subject + " parallel must appear inside a parallel region");
      case "loop" -> verifyLoop(op, parent, subject, cancels);
      case "sections" -> verifySections(op, parent, subject, cancels);
      case "taskgroup" -> TaskOp.of(parent) != null || TaskloopOp.of(parent.parentOp()) != null
          ? null : op.opError(subject + " taskgroup must appear inside a task region");
      default -> null;
    };
  }

  private static @Nullable Operation enclosingConstruct(Operation op) {
    Operation parent = op.parentOp();
    while (parent != null && !parent.name().dialectNamespace().equals(OmpDialect.NAMESPACE)) {
      parent = parent.parentOp();
    }
    return parent;
  }

  private static @Nullable Diagnostic verifyLoop(Operation op, Operation parent, String subject, boolean cancels) {
    WsloopOp loop = LoopNestOp.of(parent) == null ? null : WsloopOp.of(parent.parentOp());
    if (loop == null) {
      return op.opError(subject + " loop must appear inside a worksharing-loop region");
    }
    if (cancels && loop.nowaitAttr() != null) {
      return op.error("A worksharing construct that is canceled must not have a nowait clause");
    }
    return cancels && loop.orderedAttr() != null
        ? op.error("A worksharing construct that is canceled must not have an ordered clause") : null;
  }

  private static @Nullable Diagnostic verifySections(
      Operation op, Operation parent, String subject, boolean cancels) {
    SectionsOp sections = SectionsOp.of(SectionOp.of(parent) == null ? parent : parent.parentOp());
    if (sections == null) {
      return op.opError(subject + " sections must appear inside a sections region");
    }
    return cancels && sections.nowaitAttr() != null
        ? op.error("A sections construct that is canceled must not have a nowait clause") : null;
  }
}
