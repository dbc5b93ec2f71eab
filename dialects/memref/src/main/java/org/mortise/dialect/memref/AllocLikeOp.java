// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.MemRefType;

/** The family of allocations with sizes for the dynamic dimensions and operands for the symbols of the result type. */
@Op(operands = {"dynamicSizes: INDEX...", "symbolOperands: INDEX..."},
    attributes = "alignment: POWER_OF_2?",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    implementations = AllocationBounds.class)
public abstract class AllocLikeOp extends AllocLikeOpBase {
  AllocLikeOp(Operation operation) {
    super(operation);
  }

  /** Returns the type of the allocated memory. */
  public abstract MemRefType memrefType();

  @Nullable Diagnostic verify() {
    MemRefType type = memrefType();
    if (dynamicSizes().size() != type.dynamicDimCount()) {
      return opError("incorrect number of dynamic sizes, has " + dynamicSizes().size() + ", expected "
          + type.dynamicDimCount());
    }
    int expected = type.isIdentityLayout() ? 0 : type.layoutMap().symbolCount();
    int given = symbolOperands().size();
    return given == expected ? null : opError(
        "symbol operand count does not equal memref symbol count: expected " + expected + ", got " + given);
  }
}
