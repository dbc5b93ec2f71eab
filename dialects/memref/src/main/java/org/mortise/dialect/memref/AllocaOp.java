// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.MemRefType;

/** Allocates memory on the stack; it is freed when the enclosing automatic allocation scope is left. */
@Op(name = "memref.alloca",
    operands = {"dynamicSizes: INDEX...", "symbolOperands: INDEX..."},
    results = "memref: ANY_MEMREF alloc(AUTOMATIC_ALLOCATION_SCOPE)",
    attributes = "alignment: ALIGNMENT?",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    resultNames = "alloca",
    canonicalization = "AllocPatterns.alloca")
public final class AllocaOp extends AllocaOpBase {
  AllocaOp(Operation operation) {
    super(operation);
  }

  Diagnostic verify() {
    return Allocations.verifyOnStack(operation());
  }

  /** With one size for each dynamic dimension of {@code type}, which has no symbols. */
  public static AllocaOp create(OpBuilder builder, Location location, MemRefType type,
      List<? extends Value> dynamicSizes) {
    return create(builder, location, type, dynamicSizes, List.of());
  }

  /**
   * With sizes for the dynamic dimensions and operands for the symbols of {@code type}.
   *
   * @param alignment an {@code i64}, or null
   */
  public static AllocaOp create(
      OpBuilder builder,
      Location location,
      MemRefType type,
      List<? extends Value> dynamicSizes,
      List<? extends Value> symbolOperands,
      IntegerAttr alignment) {
    AllocaOp made = create(builder, location, type, dynamicSizes, symbolOperands);
    made.setAlignmentAttr(alignment);
    return made;
  }

  public MemRefType type() {
    return memrefType();
  }
}
