// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Constraints of this dialect, and relations between tensor types. */
final class TensorTypes {
  static final TypeConstraint<TensorType> UNRANKED_OR_NON_0_RANKED_TENSOR = TypeConstraint.of(
      "non-0-ranked or unranked tensor", TensorType.class, tensor -> !tensor.hasRank() || tensor.rank() > 0);
  static final TypeConstraint<RankedTensorType> STATIC_TENSOR = TypeConstraint.of(
      "statically shaped tensor of any type values", RankedTensorType.class, tensor -> tensor.hasStaticShape());
  static final TypeConstraint<RankedTensorType> INDEX_TENSOR = TypeConstraint.of(
      "ranked tensor of signless integer or index values", RankedTensorType.class,
      tensor -> TypeConstraints.SIGNLESS_INTEGER_OR_INDEX.accepts(tensor.elementType()));
  static final TypeConstraint<RankedTensorType> SHAPE_TENSOR = TypeConstraint.of(
      "1D tensor of signless integer or index values", RankedTensorType.class,
      tensor -> tensor.rank() == 1 && TypeConstraints.SIGNLESS_INTEGER_OR_INDEX.accepts(tensor.elementType()));

  private TensorTypes() {}

  /** Returns the element type of a tensor type, or null if {@code type} is another type. */
  static @Nullable Type elementType(Type type) {
    return type instanceof TensorType tensor ? tensor.elementType() : null;
  }

  /** Returns the type of a value that is a ranked tensor. */
  static RankedTensorType of(Value value) {
    return (RankedTensorType) value.type();
  }

  /** Returns {@code type} with another shape. */
  static RankedTensorType withShape(RankedTensorType type, long[] shape) {
    return RankedTensorType.of(shape, type.elementType(), type.encoding());
  }

  /** Returns whether both types are equal, ignoring the encoding. */
  static boolean sameWithoutEncoding(Type a, Type b) {
    return a instanceof RankedTensorType x && b instanceof RankedTensorType y
        ? withoutEncoding(x) == withoutEncoding(y) : a == b;
  }

  static RankedTensorType withoutEncoding(RankedTensorType type) {
    return type.encoding() == null ? type : RankedTensorType.of(type.shape(), type.elementType());
  }

  /** Returns the quoted text of a tensor type; its sizes may be negative, in contrast to those of a type object. */
  static String text(long[] shape, RankedTensorType type) {
    StringBuilder text = new StringBuilder("'tensor<");
    for (long size : shape) {
      text.append(ShapedType.isDynamic(size) ? "?" : Long.toString(size)).append('x');
    }
    text.append(type.elementType());
    if (type.encoding() != null) {
      text.append(", ").append(type.encoding());
    }
    return text.append(">'").toString();
  }

  /**
   * Returns whether {@code target} has at least the static information of {@code source}: the same element type and
   * rank, and all static sizes of {@code source}.
   */
  static boolean preservesStaticInformation(Type source, Type target) {
    if (!(source instanceof RankedTensorType from) || !(target instanceof RankedTensorType to)
        || from.elementType() != to.elementType() || from.rank() != to.rank() || from.encoding() != to.encoding()) {
      return false;
    }
    for (int i = 0; i < from.rank(); i++) {
      if (!from.isDynamicDim(i) && to.isDynamicDim(i)) {
        return false;
      }
    }
    return true;
  }
}
