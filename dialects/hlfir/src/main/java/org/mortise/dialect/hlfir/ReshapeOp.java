// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.ShapedType;

/** An array with the elements of an array and another shape. */
@Op(name = "hlfir.reshape",
    operands = {
        "array: ARRAY_ENTITY", "shape: NUMERICAL_ARRAY_ENTITY", "pad: ARRAY_ENTITY?", "order: NUMERICAL_ARRAY_ENTITY?"
    },
    results = "result: EXPR",
    resultNames = "",
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "$array $shape (`pad` $pad^)? (`order` $order^)? attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class,
    since = "22.1")
public final class ReshapeOp extends ReshapeOpBase {
  ReshapeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    String error = error();
    return error == null ? null : opError(error);
  }

  private @Nullable String error() {
    Type element = Entities.scalarOf(array().type());
    if (!isSameElement(element, Entities.scalarOf(result().type()))) {
      return "ARRAY and the result must have the same element type";
    }
    if (Entities.isPolymorphic(array().type()) != Entities.isPolymorphic(result().type())) {
      return "ARRAY must be polymorphic iff result is polymorphic";
    }
    long[] extents = Entities.shapeOf(shape().type());
    if (extents.length != 1) {
      return "SHAPE must be an array of rank 1";
    }
    if (ShapedType.isDynamic(extents[0])) {
      return "SHAPE must have known size";
    }
    if (extents[0] != Entities.shapeOf(result().type()).length) {
      return "SHAPE's extent must match the result rank";
    }
    if (pad() != null && !isSameElement(element, Entities.scalarOf(pad().type()))) {
      return "ARRAY and PAD must be of the same type";
    }
    return order() == null || Entities.shapeOf(order().type()).length == 1 ? null : "ORDER must be an array of rank 1";
  }

  private static boolean isSameElement(Type first, Type second) {
    return first == second || (first instanceof CharacterType one && second instanceof CharacterType other
        && one.kind() == other.kind());
  }
}
