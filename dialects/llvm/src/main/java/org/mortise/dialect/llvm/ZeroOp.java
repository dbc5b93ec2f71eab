// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.attributes.ZeroAttr;
import org.mortise.dialect.llvm.types.TargetExtType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/** The value with all bits zero. */
@Op(name = "llvm.mlir.zero",
    results = "res: LLVM_TYPE",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "attr-dict `:` type($res)")
public final class ZeroOp extends ZeroOpBase {
  ZeroOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return res().type() instanceof TargetExtType type && !type.hasZeroInitializer()
        ? opError("target extension type does not support zero-initializer") : null;
  }

  /** Folds to a zero constant for numbers and vectors of numbers. */
  FoldResult fold(Attribute[] constants) {
    Type type = res().type();
    VectorType vector = type instanceof VectorType some ? some : null;
    Attribute number = number(vector == null ? type : vector.elementType());
    if (number == null) {
      return FoldResult.of(ZeroAttr.of(context()));
    }
    return FoldResult.of(vector == null ? number : new DenseElementsBuilder(vector).add(number).build());
  }

  private static @Nullable Attribute number(Type type) {
    if (type instanceof IntegerType) {
      return IntegerAttr.of(type, 0);
    }
    return type instanceof FloatType number ? FloatAttr.of(number, 0) : null;
  }
}
