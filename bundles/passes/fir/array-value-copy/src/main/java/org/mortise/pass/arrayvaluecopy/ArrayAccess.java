// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arrayvaluecopy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.ArrayAccessOp;
import org.mortise.dialect.fir.ArrayAmendOp;
import org.mortise.dialect.fir.ArrayFetchOp;
import org.mortise.dialect.fir.ArrayModifyOp;
import org.mortise.dialect.fir.ArrayUpdateOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * An operation that reads or changes an array value.
 *
 * @param isByReference whether the operation accesses the address of an element, not its value
 * @param indices the path to the element; empty for an operation that refers to it by its address
 * @param changed the array value after a change, or null for a read
 */
record ArrayAccess(
    Operation operation, boolean isByReference, Value sequence, List<Value> indices, @Nullable Value changed) {
  /** Returns the array access of {@code op}, or null. */
  static @Nullable ArrayAccess of(Operation op) {
    ArrayFetchOp fetch = ArrayFetchOp.of(op);
    if (fetch != null) {
      return new ArrayAccess(op, false, fetch.sequence(), fetch.indices(), null);
    }
    ArrayUpdateOp update = ArrayUpdateOp.of(op);
    if (update != null) {
      return new ArrayAccess(op, false, update.sequence(), update.indices(), update.result());
    }
    ArrayModifyOp modify = ArrayModifyOp.of(op);
    if (modify != null) {
      return new ArrayAccess(op, true, modify.sequence(), modify.indices(), modify.result());
    }
    ArrayAccessOp access = ArrayAccessOp.of(op);
    if (access != null) {
      return new ArrayAccess(op, true, access.sequence(), access.indices(), null);
    }
    ArrayAmendOp amend = ArrayAmendOp.of(op);
    return amend == null ? null : new ArrayAccess(op, true, amend.sequence(), List.of(), op.result(0));
  }

  boolean isAmend() {
    return ArrayAmendOp.of(operation) != null;
  }

  /** Returns whether the operation only provides the address of an element and changes nothing. */
  boolean isAddress() {
    return ArrayAccessOp.of(operation) != null;
  }
}
