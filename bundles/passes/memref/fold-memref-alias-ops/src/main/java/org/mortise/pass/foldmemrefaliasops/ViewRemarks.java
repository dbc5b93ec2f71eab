// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.foldmemrefaliasops;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.SubViewOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.RemarkBuilder;

/** The remarks of the pass: of accesses and subviews of views. */
final class ViewRemarks {
  private static final String VIEW = "the view";

  private ViewRemarks() {}

  /** Returns the remark for an operation whose view is folded. */
  static @Nullable RemarkBuilder folded(Operation user, PassRun run) {
    Operation view = viewOf(user);
    return view == null ? null : run.remark(Remark.Kind.PASSED, "Folded", user).with("Operation", view.name())
        .message("uses the source of the view").note(view.location(), VIEW);
  }

  /** Reports an operation that still uses a view. */
  static void reportKept(Operation user, PassRun run) {
    Operation view = viewOf(user);
    if (view == null) {
      return;
    }
    SubViewOp subview = SubViewOp.of(user);
    String reason = subview != null
        ? ViewFolding.obstacle(subview, SubViewOp.of(view)) : ViewFolding.obstacle(user, accessOf(user));
    if (reason != null) {
      run.remark(Remark.Kind.MISSED, "NotFolded", user).with("Operation", view.name()).with("Reason", reason)
          .message("does not use the source of the view: " + reason).note(view.location(), VIEW).emit();
    }
  }

  /** Returns the view that an access or a subview uses, or null. */
  private static @Nullable Operation viewOf(Operation user) {
    SubViewOp subview = SubViewOp.of(user);
    if (subview != null) {
      Operation outer = subview.source().definingOp();
      return SubViewOp.of(outer) == null ? null : outer;
    }
    Access access = accessOf(user);
    Operation view = access == null ? null : access.memrefOf(user).definingOp();
    return ViewFolding.isView(view) ? view : null;
  }

  private static @Nullable Access accessOf(Operation op) {
    for (Access access : Access.ALL) {
      if (access.name().equals(op.name().name())) {
        return access;
      }
    }
    return null;
  }
}
