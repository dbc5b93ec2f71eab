// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import static org.mortise.ir.definition.TypeConstraints.ANY_FLOAT;
import static org.mortise.ir.definition.TypeConstraints.anyOf;
import static org.mortise.ir.definition.TypeConstraints.scalarOrContainerOf;
import static org.mortise.ir.definition.TypeConstraints.signlessInteger;
import static org.mortise.ir.definition.TypeConstraints.tensorOf;

import org.mortise.dialect.quant.QuantizedStorage;
import org.mortise.dialect.quant.QuantizedType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseI8ArrayAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** The constraints named in the declarations of this dialect. */
public final class TosaConstraints {
  private static final TypeConstraint<IntegerType> INTEGER =
      TypeConstraint.of("integer", IntegerType.class, type -> !type.isSigned());
  private static final TypeConstraint<Type> QUANTIZED = anyOf(
      quantized(8, false), quantized(4, true), quantized(8, true), quantized(16, true), quantized(32, true));
  private static final TypeConstraint<Type> NUMBER =
      TypeConstraint.of("number", anyOf(INTEGER, QUANTIZED, ANY_FLOAT)::accepts);
  private static final TypeConstraint<Type> WEIGHT =
      anyOf(signlessInteger(4), signlessInteger(8), QUANTIZED, ANY_FLOAT);

  static final TypeConstraint<TensorType> TENSOR = tensorOf(NUMBER);
  static final TypeConstraint<RankedTensorType> RANKED_TENSOR = TypeConstraint.of(
      "ranked tensor of number values", RankedTensorType.class, tensor -> NUMBER.accepts(tensor.elementType()));
  static final TypeConstraint<RankedTensorType> SCALAR_TENSOR = tensorOfRank(0, NUMBER);
  static final TypeConstraint<TensorType> TENSOR_1D = unrankedOrOfRank(1);
  static final TypeConstraint<TensorType> TENSOR_2D = unrankedOrOfRank(2);
  static final TypeConstraint<TensorType> TENSOR_3D = unrankedOrOfRank(3);
  static final TypeConstraint<TensorType> TENSOR_4D = unrankedOrOfRank(4);
  static final TypeConstraint<TensorType> TENSOR_5D = unrankedOrOfRank(5);
  static final TypeConstraint<RankedTensorType> WEIGHT_2D = tensorOfRank(2, WEIGHT);
  static final TypeConstraint<RankedTensorType> WEIGHT_4D = tensorOfRank(4, WEIGHT);
  static final TypeConstraint<RankedTensorType> WEIGHT_5D = tensorOfRank(5, WEIGHT);
  static final TypeConstraint<RankedTensorType> INDEX_TENSOR_2D = tensorOfRank(2, TypeConstraints.I32);
  static final TypeConstraint<TensorType> FLOAT_TENSOR = tensorOf(ANY_FLOAT);
  static final TypeConstraint<TensorType> I1_TENSOR = tensorOf(TypeConstraints.I1);
  static final TypeConstraint<TensorType> I32_TENSOR = tensorOf(TypeConstraints.I32);
  static final TypeConstraint<TensorType> I32_OR_I64_TENSOR =
      tensorOf(anyOf(TypeConstraints.I32, TypeConstraints.I64));
  static final TypeConstraint<Type> INTEGER_LIKE = scalarOrContainerOf("signless-integer-like", INTEGER);
  static final TypeConstraint<Type> I8_LIKE = scalarOrContainerOf("signless-integer-8-bit-like", TypeConstraints.I8);

  static final AttributeConstraint<DenseI64ArrayAttr> I64_ARRAY_2 = arrayOf(2);
  static final AttributeConstraint<DenseI64ArrayAttr> I64_ARRAY_3 = arrayOf(3);
  static final AttributeConstraint<DenseI64ArrayAttr> I64_ARRAY_4 = arrayOf(4);
  static final AttributeConstraint<DenseI64ArrayAttr> I64_ARRAY_6 = arrayOf(6);
  /** The reference's message states the opposite of its check. */
  static final AttributeConstraint<DenseI64ArrayAttr> I64_ARRAY_UP_TO_4 = AttributeConstraints.DENSE_I64_ARRAY.and(
      " with at least 4 elements", attribute -> attribute instanceof DenseI64ArrayAttr array && array.size() <= 4);
  static final AttributeConstraint<DenseI8ArrayAttr> I8_ARRAY =
      AttributeConstraint.ofKind("i8 dense array attribute", DenseI8ArrayAttr.class);
  static final AttributeConstraint<FloatAttr> FLOAT =
      AttributeConstraint.ofKind("arbitrary float attribute", FloatAttr.class);
  static final AttributeConstraint<StringAttr> RESIZE_MODE = AttributeConstraint.ofKind(
      "Supported resize/upsampling strategies", StringAttr.class,
      mode -> mode.value().equals("BILINEAR") || mode.value().equals("NEAREST_NEIGHBOR"));
  static final AttributeConstraint<TypeAttr> ACCUMULATOR = AttributeConstraint.ofKind(
      "type attribute of 32-bit signless integer or 32-bit signed integer or 16-bit float or 32-bit float",
      TypeAttr.class, attribute -> isAccumulator(attribute.value()));
  static final AttributeConstraint<UnaryQuantizationAttr> UNARY_QUANTIZATION = UnaryQuantizationAttr.CONSTRAINT;
  static final AttributeConstraint<ConvQuantizationAttr> CONV_QUANTIZATION = ConvQuantizationAttr.CONSTRAINT;
  static final AttributeConstraint<MatMulQuantizationAttr> MATMUL_QUANTIZATION = MatMulQuantizationAttr.CONSTRAINT;
  static final AttributeConstraint<PadQuantizationAttr> PAD_QUANTIZATION = PadQuantizationAttr.CONSTRAINT;

  private TosaConstraints() {}

  private static TypeConstraint<QuantizedType> quantized(int width, boolean signed) {
    return TypeConstraint.of(
        "Q" + (signed ? "int" : "uint") + width + " type", QuantizedType.class, type -> isStoredIn(type, width));
  }

  private static boolean isStoredIn(QuantizedType type, int width) {
    QuantizedStorage storage = type.storage();
    return storage != null && storage.width() == width;
  }

  private static TypeConstraint<RankedTensorType> tensorOfRank(int rank, TypeConstraint<?> element) {
    return TypeConstraint.of(
        rank + "D tensor of " + element.description() + " values", RankedTensorType.class,
        tensor -> tensor.rank() == rank && element.accepts(tensor.elementType()));
  }

  private static TypeConstraint<TensorType> unrankedOrOfRank(int rank) {
    return TypeConstraint.of(
        rank + "-d tensor", TensorType.class,
        tensor -> (!tensor.hasRank() || tensor.rank() == rank) && NUMBER.accepts(tensor.elementType()));
  }

  private static AttributeConstraint<DenseI64ArrayAttr> arrayOf(int size) {
    return AttributeConstraints.DENSE_I64_ARRAY.and(
        " with exactly " + size + " elements",
        (Attribute attribute) -> attribute instanceof DenseI64ArrayAttr array && array.size() == size);
  }

  private static boolean isAccumulator(Type type) {
    return type instanceof IntegerType integer && integer.width() == 32 && !integer.isUnsigned()
        || TypeConstraints.F32.accepts(type)
        || TosaTypes.isF16(type);
  }
}
