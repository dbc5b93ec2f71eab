// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The family of operations on two sizes or indices. */
@Op(operands = {"lhs: SIZE_OR_INDEX", "rhs: SIZE_OR_INDEX"},
    results = "result: SIZE_OR_INDEX",
    traits = "PURE",
    format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)")
public abstract class SizeArithmeticOp extends SizeArithmeticOpBase {
  SizeArithmeticOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.inferResultTypes(new SizeTypes(ShapeSort.SIZE::is));
  }

  @Nullable Diagnostic verify() {
    return ErrorPropagation.verifySize(operation());
  }

  FoldResult fold(Attribute[] constants) {
    Long lhs = Extents.sizeOf(constants[0]);
    Long rhs = Extents.sizeOf(constants[1]);
    Long size = lhs == null || rhs == null ? null : compute(lhs, rhs);
    return size == null ? FoldResult.NONE : FoldResult.of(Extents.size(context(), size));
  }

  /** Computes the size of two known sizes; null if undefined. */
  abstract @Nullable Long compute(long lhs, long rhs);
}
