// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;

/** Constraints of the dialect. */
final class LinalgConstraints {
  static final AttributeConstraint<DialectEnumAttr> TYPE_FN = LinalgEnums.constraint(LinalgEnums.TYPE_FN);
  static final AttributeConstraint<DialectEnumAttr> UNARY_FN = LinalgEnums.constraint(LinalgEnums.UNARY_FN);
  static final AttributeConstraint<DialectEnumAttr> BINARY_FN = LinalgEnums.constraint(LinalgEnums.BINARY_FN);
  static final AttributeConstraint<DialectEnumAttr> ELEMENTWISE_KIND =
      LinalgEnums.constraint(LinalgEnums.ELEMENTWISE_KIND);

  static final AttributeConstraint<DenseNumbersAttr> I64_ELEMENTS_1 = i64Elements(1);
  static final AttributeConstraint<DenseNumbersAttr> I64_ELEMENTS_2 = i64Elements(2);
  static final AttributeConstraint<DenseNumbersAttr> I64_ELEMENTS_3 = i64Elements(3);
  static final AttributeConstraint<IntegerAttr> WINOGRAD_FMR =
      AttributeConstraints.enumeration(WinogradTile.ATTRIBUTE, Integer.SIZE, "F_2_3", "F_4_3", "F_2_5");

  static final AttributeConstraint<ArrayAttr> AFFINE_MAPS =
      AttributeConstraints.arrayOf("AffineMap array attribute", AffineMapAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> ITERATOR_TYPES =
      AttributeConstraints.arrayOf("Iterator type should be an enum.", LinalgConstraints::isIteratorType);
  static final AttributeConstraint<IntegerAttr> DIMENSION =
      AttributeConstraints.withMinimum(AttributeConstraints.I64, 0);
  static final AttributeConstraint<DenseI64ArrayAttr> ANY_DIMENSIONS =
      AttributeConstraint.ofKind("i64 dense array attribute", DenseI64ArrayAttr.class);
  static final AttributeConstraint<DenseI64ArrayAttr> INCREASING_DIMENSIONS =
      ANY_DIMENSIONS.and(" should be in increasing order", attribute -> isIncreasing((DenseI64ArrayAttr) attribute));

  static final Function<Context, Attribute> NO_MAPS = context -> ArrayAttr.of(context, List.of());
  static final Function<Context, Attribute> MATMUL_MAPS =
      IndexingMaps.ofRow("ppr", "(d0, d2) (d2, d1) (d0, d1)", "$0");
  static final Function<Context, Attribute> BATCH_MATMUL_MAPS =
      IndexingMaps.ofRow("pppr", "(d0, d1, d3) (d0, d3, d2) (d0, d1, d2)", "$0");
  static final Function<Context, Attribute> BATCH_REDUCE_MATMUL_MAPS =
      IndexingMaps.ofRow("rppr", "(d0, d1, d3) (d0, d3, d2) (d1, d2)", "$0");
  static final Function<Context, Attribute> NO_DIMENSIONS = context -> DenseI64ArrayAttr.of(context);

  static final TypeConstraint<Type> MEMREF_OR_TENSOR =
      TypeConstraints.anyOf(TypeConstraints.ANY_MEMREF, TypeConstraints.ANY_RANKED_TENSOR);
  static final TypeConstraint<RankedTensorType> TENSOR_4D = tensorOfRank(4);
  static final TypeConstraint<RankedTensorType> TENSOR_6D = tensorOfRank(6);

  private LinalgConstraints() {}

  private static boolean isIteratorType(Attribute attribute) {
    return attribute instanceof DialectEnumAttr value && value.enumeration() == LinalgEnums.ITERATOR_TYPE;
  }

  private static AttributeConstraint<DenseNumbersAttr> i64Elements(int size) {
    return AttributeConstraint.ofKind(
        "64-bit signless int elements attribute of shape [" + size + "]", DenseNumbersAttr.class,
        attribute -> IntegerType.isSignless(attribute.elementType(), Long.SIZE)
            && attribute.shapedType().rank() == 1 && attribute.shapedType().dim(0) == size)
        .withStorage(attribute -> attribute instanceof DenseNumbersAttr numbers
            && numbers.elementType() instanceof IntegerType);
  }

  private static boolean isIncreasing(DenseI64ArrayAttr array) {
    for (int i = 1; i < array.size(); i++) {
      if (array.get(i - 1) >= array.get(i)) {
        return false;
      }
    }
    return true;
  }

  private static TypeConstraint<RankedTensorType> tensorOfRank(int rank) {
    return TypeConstraint.of(
        rank + "D tensor of any type values", RankedTensorType.class, tensor -> tensor.rank() == rank);
  }
}
