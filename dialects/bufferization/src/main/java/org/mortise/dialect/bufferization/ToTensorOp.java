// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The contents of a buffer as a tensor. */
@Op(name = "bufferization.to_tensor",
    operands = "memref: ANY_RANKED_OR_UNRANKED_MEMREF read",
    results = "result: ANY_TENSOR",
    attributes = {"restrict: UNIT?", "writable: UNIT?"},
    traits = {"SAME_OPERANDS_AND_RESULT_SHAPE", "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE"},
    format = "$memref (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($memref)")
public final class ToTensorOp extends ToTensorOpBase {
  ToTensorOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.typeFrom("result", "memref", "result type matches tensor equivalent of 'memref'", TensorTypes::tensorOf);
  }

  public static ToTensorOp create(
      OpBuilder builder, Location location, Value memref, boolean restrict, boolean writable) {
    ToTensorOp made = create(builder, location, TensorTypes.tensorOf(memref.type()), memref);
    made.setRestrictAttr(restrict ? UnitAttr.of(builder.context()) : null);
    made.setWritableAttr(writable ? UnitAttr.of(builder.context()) : null);
    return made;
  }

  /** Whether no other value gives access to the buffer. */
  public boolean isRestrict() {
    return restrictAttr() != null;
  }

  /** Whether the buffer may be written to. */
  public boolean isWritable() {
    return writableAttr() != null;
  }

  /** Undoes a {@code to_memref} right in front: with anything in between, the buffer might have been written to. */
  FoldResult fold(Attribute[] constants) {
    ToMemrefOp inverse = ToMemrefOp.of(memref().definingOp());
    if (inverse != null && inverse.operation().next() == operation() && inverse.tensor().type() == result().type()) {
      return FoldResult.of(inverse.tensor());
    }
    return FoldResult.NONE;
  }
}
