// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns the contents of a buffer as a tensor. */
@Op(name = "bufferization.to_tensor",
    operands = "buffer: ANY_RANKED_OR_UNRANKED_MEMREF read",
    results = "result: ANY_TENSOR",
    attributes = {"restrict: UNIT?", "writable: UNIT?"},
    traits = {"SAME_OPERANDS_AND_RESULT_SHAPE", "SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE"},
    format = "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)",
    implementations = ToTensorBufferization.class)
public final class ToTensorOp extends ToTensorOpBase {
  ToTensorOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate(TensorTypes.MATCH, each -> TensorTypes.match(each.result(0).type(), each.operand(0).type()));
  }

  /** Creates an operation whose result has the shape and elements of a buffer, and no encoding. */
  public static Value create(OpBuilder builder, Location location, Value buffer) {
    return create(builder, location, TensorTypes.tensorOf(buffer.type()), buffer);
  }

  /** Folds with a {@code to_buffer} directly before: operations in between might write to the buffer. */
  FoldResult fold(Attribute[] constants) {
    ToBufferOp inverse = ToBufferOp.of(buffer().definingOp());
    if (inverse != null && inverse.operation().next() == operation() && inverse.tensor().type() == result().type()) {
      return FoldResult.of(inverse.tensor());
    }
    return FoldResult.NONE;
  }
}
