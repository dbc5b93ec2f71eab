// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.CastOpInterface;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Casts a tensor to a type with more or less static information on its rank and shape. */
@Op(name = "tensor.cast",
    operands = "source: ANY_TENSOR",
    results = "dest: ANY_TENSOR",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($dest)",
    resultNames = "cast",
    implementations = {CastBufferization.class, CastBounds.class, CastOp.Cast.class},
    patterns = CastPatterns.class)
public final class CastOp extends CastOpBase {
  CastOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.cast(CastOp::areCastCompatible);
  }

  FoldResult fold(Attribute[] constants) {
    return source().type() == dest().type() ? FoldResult.of(source()) : FoldResult.NONE;
  }

  /** Returns whether a cast can convert one type to the other: the elements and all static sizes must agree. */
  public static boolean areCastCompatible(Type from, Type to) {
    return from instanceof TensorType a && to instanceof TensorType b && a.elementType() == b.elementType()
        && ShapedType.haveCompatibleShapes(a, b);
  }

  /** Returns whether the cast only removes static information, so that a user can take the source instead. */
  public boolean onlyRemovesInformation() {
    return CastPatterns.canFoldIntoConsumer(this);
  }

  /** A cast. */
  static final class Cast implements CastOpInterface {}
}
