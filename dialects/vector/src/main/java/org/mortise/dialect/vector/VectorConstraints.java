// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.function.Function;
import org.mortise.dialect.arith.FastMathFlagsAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/** Constraints of the dialect. */
final class VectorConstraints {
  static final TypeConstraint<VectorType> FIXED_VECTOR = TypeConstraint.of(
      "fixed-length vector of any type values", VectorType.class, vector -> !vector.isScalable());
  static final TypeConstraint<VectorType> VECTOR_1D = TypeConstraint.of(
      " of ranks 1", VectorType.class, vector -> vector.rank() == 1);
  static final TypeConstraint<VectorType> SCALABLE_VECTOR_1D = TypeConstraint.of(
      " of ranks 1", VectorType.class, vector -> vector.rank() == 1 && vector.isScalable());
  static final TypeConstraint<VectorType> MASK = TypeConstraints.vectorOf(TypeConstraints.I1);
  static final TypeConstraint<VectorType> MASK_OF_ANY_RANK = TypeConstraints.vectorOfAnyRankOf(TypeConstraints.I1);
  static final TypeConstraint<VectorType> MASK_1D = ofRank1(MASK);
  static final TypeConstraint<VectorType> INDEX_VECTOR =
      TypeConstraints.vectorOf(TypeConstraints.ANY_INTEGER_OR_INDEX);
  static final TypeConstraint<VectorType> INDEX_VECTOR_1D = ofRank1(INDEX_VECTOR);
  static final TypeConstraint<VectorType> STEPS = ofRank1(TypeConstraints.vectorOf(TypeConstraints.INDEX));
  static final TypeConstraint<VectorType> FLOAT_VECTOR = TypeConstraints.vectorOfAnyRankOf(TypeConstraints.ANY_FLOAT);
  static final TypeConstraint<VectorType> FLAT_MATRIX = TypeConstraint.of(
      "vector of signless integer or signed integer or index or floating-point values of ranks 1", VectorType.class,
      vector -> vector.rank() == 1
          && !(vector.elementType() instanceof IntegerType integer && integer.isUnsigned()));
  static final TypeConstraint<Type> NUMBER = TypeConstraint.of(
      "integer/index/float type", type -> TypeConstraints.SIGNLESS_INTEGER_OR_INDEX.accepts(type)
          || TypeConstraints.ANY_FLOAT.accepts(type));
  static final TypeConstraint<Type> PRINTABLE = TypeConstraint.of(
      "", type -> type instanceof VectorType || VectorType.isValidElementType(type));

  static final AttributeConstraint<IntegerAttr> POWER_OF_2 = AttributeConstraints.I64
      .and(" whose value is positive and whose value is a power of two > 0",
          number -> Long.bitCount(((IntegerAttr) number).longValue()) == 1 && ((IntegerAttr) number).longValue() > 0);
  static final AttributeConstraint<CombiningKindAttr> KIND = CombiningKindAttr.CONSTRAINT;
  static final Function<Context, Attribute> KIND_ADD = CombiningKindAttr.DEFAULT;
  static final AttributeConstraint<PrintPunctuationAttr> PUNCTUATION = PrintPunctuationAttr.CONSTRAINT;
  static final Function<Context, Attribute> NEWLINE = PrintPunctuationAttr.DEFAULT;
  static final AttributeConstraint<FastMathFlagsAttr> FASTMATH = FastMathFlagsAttr.CONSTRAINT;
  static final Function<Context, Attribute> NO_FASTMATH = FastMathFlagsAttr.DEFAULT;
  static final AttributeConstraint<ArrayAttr> ITERATOR_TYPES =
      AttributeConstraints.arrayOf("Iterator type should be an enum.", IteratorTypeAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> BOOL_ARRAY =
      AttributeConstraints.arrayOf("1-bit boolean array attribute", AttributeConstraints.BOOL.test());

  private VectorConstraints() {}

  private static TypeConstraint<VectorType> ofRank1(TypeConstraint<VectorType> constraint) {
    return TypeConstraint.of(
        constraint.description() + " of ranks 1", VectorType.class,
        vector -> vector.rank() == 1 && constraint.accepts(vector));
  }
}
