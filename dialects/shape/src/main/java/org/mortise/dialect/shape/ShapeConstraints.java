// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** The constraints named in the declarations of this dialect. */
public final class ShapeConstraints {
  static final TypeConstraint<Type> SHAPE = of(ShapeSort.SHAPE, "");
  static final TypeConstraint<Type> SIZE = of(ShapeSort.SIZE, "");
  static final TypeConstraint<Type> VALUE_SHAPE = of(ShapeSort.VALUE_SHAPE, "");
  static final TypeConstraint<Type> WITNESS = of(ShapeSort.WITNESS, "");
  static final TypeConstraint<Type> SHAPE_OR_SIZE = TypeConstraint.of(
      "shape or size", type -> ShapeSort.SHAPE.is(type) || ShapeSort.SIZE.is(type));
  static final TypeConstraint<Type> SIZE_OR_INDEX = TypeConstraint.of(
      "size or index", type -> ShapeSort.SIZE.is(type) || type instanceof IndexType);
  static final TypeConstraint<Type> SHAPE_OR_EXTENTS = TypeConstraint.of(
      "shape or extent tensor", type -> ShapeSort.SHAPE.is(type) || isExtents(type));
  static final TypeConstraint<Type> ANY_SHAPE_OR_SIZE = TypeConstraint.of(
      "any shape or size", type -> SHAPE_OR_EXTENTS.accepts(type) || SIZE_OR_INDEX.accepts(type));
  static final TypeConstraint<Type> SHAPED_OR_VALUE_SHAPE = TypeConstraint.of(
      "shaped of any type values or ",
      type -> TypeConstraints.ANY_SHAPED.accepts(type) || ShapeSort.VALUE_SHAPE.is(type));
  static final TypeConstraint<Type> INTEGERS_OR_VALUE_SHAPE = TypeConstraint.of(
      "1D tensor of integer or index values or ",
      type -> ShapeSort.VALUE_SHAPE.is(type)
          || isVectorLike(type)
              && TypeConstraints.ANY_INTEGER_OR_INDEX.accepts(((RankedTensorType) type).elementType()));
  static final TypeConstraint<Type> EXTENTS =
      TypeConstraint.of("1D tensor of index values", ShapeConstraints::isExtents);
  static final TypeConstraint<TensorType> INDEX_TENSOR = TypeConstraints.tensorOf(TypeConstraints.INDEX);
  static final AttributeConstraint<DenseNumbersAttr> INDEX_ELEMENTS = AttributeConstraint.ofKind(
      "index elements attribute", DenseNumbersAttr.class, elements -> elements.elementType() instanceof IndexType);

  private ShapeConstraints() {}

  private static TypeConstraint<Type> of(ShapeSort sort, String description) {
    return new TypeConstraint<>(description, Type.class, sort::is, sort::in);
  }

  private static boolean isVectorLike(Type type) {
    return type instanceof RankedTensorType tensor && tensor.rank() == 1;
  }

  static boolean isExtents(Type type) {
    return isVectorLike(type) && ((RankedTensorType) type).elementType() instanceof IndexType;
  }
}
