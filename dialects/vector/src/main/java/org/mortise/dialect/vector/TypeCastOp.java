// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Views a memref of scalars as a memref of one vector. */
@Op(name = "vector.type_cast",
    operands = "memref: ANY_STATIC_MEMREF",
    results = "result: ANY_MEMREF",
    traits = "PURE",
    format = "$memref attr-dict `:` type($memref) `to` type($result)",
    implementations = TypeCastOp.View.class)
public final class TypeCastOp extends TypeCastOpBase {
  TypeCastOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (!memrefType().isIdentityLayout()) {
      return opError("expects operand to be a memref with identity layout");
    }
    if (!resultType().isIdentityLayout()) {
      return opError("expects result to be a memref with identity layout");
    }
    if (memrefType().memorySpace() != resultType().memorySpace()) {
      return opError("expects result in same memory space");
    }
    Type scalar = scalarOf(resultType());
    if (scalarOf(memrefType()) != scalar) {
      return opError("expects result and operand with same underlying scalar type: '" + resultType() + "'");
    }
    long[] shape = shapeOf(resultType());
    return Arrays.equals(shapeOf(memrefType()), shape) ? null
        : opError("expects concatenated result and operand shapes to be equal: '" + resultType() + "'");
  }

  private static Type scalarOf(MemRefType type) {
    return ShapedType.elementTypeOrSelf(type.elementType());
  }

  /** Returns the sizes of the memref and of its elements. */
  private static long[] shapeOf(MemRefType type) {
    if (!(type.elementType() instanceof VectorType element)) {
      return type.shape();
    }
    long[] shape = Arrays.copyOf(type.shape(), type.rank() + element.rank());
    System.arraycopy(element.shape(), 0, shape, type.rank(), element.rank());
    return shape;
  }

  /** The result is a view of the operand's memory. */
  static final class View implements ViewLikeOpInterface {
    @Override
    public Value getViewSource(Operation op) {
      return of(op).memref();
    }
  }
}
