// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.types.ShapedType;

/** Sets all elements of memory to one value. */
@Op(name = "gpu.memset", family = AsyncOp.class,
    operands = {"dst: ANY_MEMREF write", "value: ANY"},
    results = "asyncToken: ASYNC_TOKEN?",
    format = AsyncOp.ASYNC + "$dst`,` $value `:` type($dst)`,` type($value) attr-dict")
public final class MemsetOp extends MemsetOpBase {
  MemsetOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("all of {dst, value} have same element type", MemsetOp::haveSameElementType);
  }

  private static boolean haveSameElementType(Operation op) {
    MemsetOp set = of(op);
    Type value = set.value().type();
    return set.dstType().elementType() == (value instanceof ShapedType shaped ? shaped.elementType() : value);
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }
}
