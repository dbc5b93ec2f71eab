// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import org.mortise.dialect.bufferization.deallocation.BufferDeallocationOpInterface;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Precondition;

/**
 * An operation that violates one of the {@link Preconditions}.
 *
 * @param op the operation
 * @param precondition the precondition
 * @param detail the description of the unmet precondition, and the interface that the dialect could implement
 */
record Violation(Operation op, Precondition precondition, String detail) {
  /** Creates a violation for an operation that implements neither {@code type} nor the pass's own interface. */
  static Violation of(Operation op, Precondition precondition, String needed, Class<? extends OpInterface> type) {
    StringBuilder detail = new StringBuilder(needed).append(": '").append(op.name())
        .append("' does not implement ").append(type.getSimpleName());
    if (type != BufferDeallocationOpInterface.class) {
      detail.append(" or ").append(BufferDeallocationOpInterface.class.getSimpleName());
    }
    String supplier = op.context().provenance().ofMissingInterface(op.name().name(), type);
    if (supplier != null) {
      detail.append("; ").append(supplier);
    }
    return new Violation(op, precondition, detail.toString());
  }

  String message() {
    return precondition.error(op).message();
  }

  Diagnostic error() {
    return precondition.error(op).hint(op.location(), detail);
  }
}
