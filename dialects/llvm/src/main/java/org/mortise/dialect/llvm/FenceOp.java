// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Orders the accesses to memory before and after it. */
@Op(name = "llvm.fence",
    attributes = {"ordering: ORDERING", "syncscope: STRING?"},
    format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict")
public final class FenceOp extends FenceOpBase {
  FenceOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    AtomicOrdering ordering = AtomicOrdering.byNumber(orderingAttr().longValue());
    return ordering != null && ordering.compareTo(AtomicOrdering.MONOTONIC) > 0 ? null
        : opError("can be given only acquire, release, acq_rel, and seq_cst orderings");
  }
}
