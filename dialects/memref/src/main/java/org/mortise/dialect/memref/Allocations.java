// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.types.MemRefType;

/** Checks of allocations. */
final class Allocations {
  private Allocations() {}

  static Diagnostic verify(Operation op) {
    MemRefType type = (MemRefType) op.result(0).type();
    if (op.operandGroup(0).size() != type.dynamicDimCount()) {
      return op.opError("dimension operand count does not equal memref dynamic dimension count");
    }
    int expected = type.isIdentityLayout() ? 0 : type.layoutMap().symbolCount();
    int given = op.operandGroup(1).size();
    return given == expected ? null : op.opError(
        "symbol operand count does not equal memref symbol count: expected " + expected + ", got " + given);
  }

  static Diagnostic verifyOnStack(Operation op) {
    Operation scope = op.parentOp();
    while (scope != null && !scope.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE)) {
      scope = scope.parentOp();
    }
    return scope == null ? op.opError("requires an ancestor op with AutomaticAllocationScope trait") : verify(op);
  }

  static Diagnostic verifyRealloc(Operation op) {
    MemRefType source = (MemRefType) op.operand(0).type();
    MemRefType result = (MemRefType) op.result(0).type();
    if (!source.isIdentityLayout()) {
      return op.error("unsupported layout for source memref type '" + source + "'");
    }
    if (!result.isIdentityLayout()) {
      return op.error("unsupported layout for result memref type '" + result + "'");
    }
    String types = " specified for source memref type '" + source + "' and result memref type '" + result + "'";
    if (source.memorySpace() != result.memorySpace()) {
      return op.error("different memory spaces" + types);
    }
    if (source.elementType() != result.elementType()) {
      return op.error("different element types" + types);
    }
    boolean hasSize = op.operandCount() > 1;
    if (result.dynamicDimCount() > 0 && !hasSize) {
      return op.error("missing dimension operand for result type '" + result + "'");
    }
    if (result.dynamicDimCount() == 0 && hasSize) {
      return op.error("unnecessary dimension operand for result type '" + result + "'");
    }
    return null;
  }
}
