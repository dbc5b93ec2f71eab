// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.BoxAddrOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.FreeMemOp;
import org.mortise.dialect.fir.InsertValueOp;
import org.mortise.dialect.fir.ReboxOp;
import org.mortise.dialect.fir.StoreOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;

/** Follows the address of an array that is not freed, for remarks: through conversions, variables and descriptors. */
final class Escapes {
  private final boolean followsConverts;
  private final Deque<Value> addresses = new ArrayDeque<>();
  private @Nullable Operation convertedFree;
  private @Nullable Operation escape;

  Escapes(Operation allocation, boolean followsConverts) {
    this.followsConverts = followsConverts;
    addresses.add(allocation.result(0));
    while (!addresses.isEmpty() && convertedFree == null) {
      for (OpOperand use : addresses.remove().uses()) {
        visit(use);
      }
    }
  }

  /** Returns an operation that frees the array by a converted address, or null. */
  @Nullable Operation convertedFree() {
    return convertedFree;
  }

  /** Returns an operation that keeps the address in another value, a variable or a descriptor, or null. */
  @Nullable Operation escape() {
    return escape;
  }

  private void visit(OpOperand use) {
    Operation op = use.owner();
    if (HeapArrays.isSameAddress(op) && op.operand(0) == use.value()) {
      addresses.add(op.result(0));
    } else if (EmboxOp.of(op) != null || ReboxOp.of(op) != null || BoxAddrOp.of(op) != null) {
      addresses.add(op.result(0));
    } else if (FreeMemOp.of(op) != null && !followsConverts) {
      convertedFree = convertedFree == null ? op : convertedFree;
    } else if (keeps(op, use)) {
      escape = escape == null ? op : escape;
    }
  }

  private static boolean keeps(Operation op, OpOperand use) {
    StoreOp store = StoreOp.of(op);
    return store != null ? store.value() == use.value() : InsertValueOp.of(op) != null || op.hasTrait(Trait.TERMINATOR);
  }
}
