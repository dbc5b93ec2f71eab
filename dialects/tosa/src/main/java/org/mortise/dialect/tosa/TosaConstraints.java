// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import static org.mortise.ir.definition.TypeConstraints.ANY_FLOAT;
import static org.mortise.ir.definition.TypeConstraints.anyOf;
import static org.mortise.ir.definition.TypeConstraints.scalarOrContainerOf;

import java.util.Set;
import java.util.function.Function;
import java.util.function.LongPredicate;
import org.mortise.dialect.quant.QuantizedStorage;
import org.mortise.dialect.quant.QuantizedType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseI8ArrayAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.PlainType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedTensorType;

/** The constraints named in the declarations of this dialect. */
public final class TosaConstraints {
  private static final TypeConstraint<Type> INTEGER = anyOf(
      TypeConstraint.of("unsigned integer", IntegerType.class, IntegerType::isUnsigned),
      TypeConstraint.of("signless integer", IntegerType.class, IntegerType::isSignless));
  private static final TypeConstraint<Type> QUANTIZED = anyOf(
      quantized(8, false), quantized(4, true), quantized(8, true), quantized(16, true), quantized(32, true));
  private static final TypeConstraint<PlainType> MXINT8 =
      TypeConstraints.plain("INT8 type as defined by OCP-MX", "tosa", "mxint8");
  static final TypeConstraint<Type> NUMBER =
      TypeConstraint.of("number", anyOf(INTEGER, QUANTIZED, ANY_FLOAT, MXINT8)::accepts);
  private static final TypeConstraint<Type> INTEGER_OR_FLOAT = anyOf(INTEGER, ANY_FLOAT);
  private static final TypeConstraint<Type> I32_OR_I64 = anyOf(TypeConstraints.I32, TypeConstraints.I64);
  private static final TypeConstraint<Type> MX_NUMBER = ofName(
      "micro-scaling format number",
      "f8E4M3FN", "f8E5M2", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "!tosa.mxint8");
  private static final TypeConstraint<Type> MX_SCALE = ofName("micro-scaling format scale number", "f8E8M0FNU");

  static final TypeConstraint<TensorType> TENSOR = conformant(NUMBER);
  static final TypeConstraint<TensorType> TENSOR_AT_LEAST_1D = TypeConstraint.of(
      "tosa-conformant tensor of at least rank 1", TensorType.class,
      tensor -> TENSOR.accepts(tensor) && !(tensor.hasRank() && tensor.rank() == 0));
  static final TypeConstraint<TensorType> TENSOR_1D = unrankedOrOfRank(1);
  static final TypeConstraint<TensorType> TENSOR_2D = unrankedOrOfRank(2);
  static final TypeConstraint<TensorType> TENSOR_3D = unrankedOrOfRank(3);
  static final TypeConstraint<TensorType> TENSOR_4D = unrankedOrOfRank(4);
  static final TypeConstraint<TensorType> TENSOR_5D = unrankedOrOfRank(5);
  static final TypeConstraint<Type> SCALAR_TENSOR = scalarTensor(INTEGER_OR_FLOAT, NUMBER);
  static final TypeConstraint<Type> SCALAR_INTEGER_OR_FLOAT_TENSOR = scalarTensor(INTEGER_OR_FLOAT, INTEGER_OR_FLOAT);
  static final TypeConstraint<Type> SCALAR_I8_TENSOR = scalarTensor(TypeConstraints.I8, TypeConstraints.I8);
  static final TypeConstraint<Type> SCALAR_I32_TENSOR = scalarTensor(TypeConstraints.I32, TypeConstraints.I32);
  static final TypeConstraint<RankedTensorType> I8_TENSOR_1D = vector(TypeConstraints.I8);
  static final TypeConstraint<RankedTensorType> I16_OR_I32_TENSOR_1D =
      vector(anyOf(TypeConstraints.I16, TypeConstraints.I32));
  static final TypeConstraint<Type> INDEX_TENSOR_2D = anyOf(unranked(NUMBER), conformantOfRank(2, I32_OR_I64));
  static final TypeConstraint<TensorType> FLOAT_TENSOR = conformant(ANY_FLOAT);
  static final TypeConstraint<TensorType> I1_TENSOR = conformant(TypeConstraints.I1);
  static final TypeConstraint<TensorType> I32_OR_I64_TENSOR = conformant(I32_OR_I64);
  static final TypeConstraint<Type> MX_TENSOR_3D = anyOf(unranked(MX_NUMBER), conformantOfRank(3, MX_NUMBER));
  static final TypeConstraint<Type> MX_SCALES_3D = anyOf(unranked(MX_SCALE), conformantOfRank(3, MX_SCALE));
  static final TypeConstraint<TensorType> MX_TENSOR_AT_LEAST_1D = atLeast1D(MX_NUMBER);
  static final TypeConstraint<TensorType> MX_SCALES_AT_LEAST_1D = atLeast1D(MX_SCALE);
  static final TypeConstraint<Type> INTEGER_LIKE = scalarOrContainerOf("signless-integer-like", INTEGER);
  static final TypeConstraint<Type> I8_LIKE = scalarOrContainerOf("signless-integer-8-bit-like", TypeConstraints.I8);
  static final TypeConstraint<ShapeType> SHAPE =
      TypeConstraint.of("Shape with static rank and Index element type", ShapeType.class);
  static final TypeConstraint<ShapeType> SHAPE_2 = shapeOf(2);
  static final TypeConstraint<ShapeType> SHAPE_4 = shapeOf(4);

  static final AttributeConstraint<DenseI64ArrayAttr> I64_ARRAY_2 = arrayOf(2);
  static final AttributeConstraint<DenseI64ArrayAttr> I64_ARRAY_3 = arrayOf(3);
  static final AttributeConstraint<DenseI64ArrayAttr> I64_ARRAY_4 = arrayOf(4);
  static final AttributeConstraint<DenseI64ArrayAttr> I64_ARRAY_6 = arrayOf(6);
  static final AttributeConstraint<DenseI8ArrayAttr> I8_ARRAY =
      AttributeConstraint.ofKind("i8 dense array attribute", DenseI8ArrayAttr.class);
  static final AttributeConstraint<FloatAttr> FLOAT =
      AttributeConstraint.ofKind("arbitrary float attribute", FloatAttr.class);
  static final AttributeConstraint<ConvQuantizationAttr> CONV_QUANTIZATION = ConvQuantizationAttr.CONSTRAINT;
  static final AttributeConstraint<DenseElementsAttr> INDEX_ELEMENTS = AttributeConstraint.ofKind(
      "index elements attribute", DenseElementsAttr.class, elements -> hasIndices(elements.type()))
      .withStorage(attribute -> attribute instanceof DenseElementsAttr elements && hasIndices(elements.type()));
  static final AttributeConstraint<Attribute> INTEGER_OR_FLOAT_NUMBER = AttributeConstraint.of(
      "arbitrary integer attribute or arbitrary float attribute",
      attribute -> attribute instanceof IntegerAttr || attribute instanceof FloatAttr);
  static final AttributeConstraint<TypeAttr> ACCUMULATOR = AttributeConstraint.ofKind(
      "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float",
      TypeAttr.class, attribute -> isAccumulator(attribute.value()));
  static final AttributeConstraint<DialectEnumAttr> RESIZE_MODE =
      TosaEnums.RESIZE_MODE.constraint("Supported resize/upsampling strategies");
  static final AttributeConstraint<DialectEnumAttr> NAN_MODE =
      TosaEnums.NAN_MODE.constraint("Supported NaN propagation strategies");
  static final AttributeConstraint<DialectEnumAttr> ROUNDING_MODE =
      TosaEnums.ROUNDING_MODE.constraint("Supported rounding modes");
  static final AttributeConstraint<DialectEnumAttr> BLOCK_SIZE =
      TosaEnums.BLOCK_SIZE.constraint("Block size for the block_scaled formats");

  /** The default of {@link #NAN_MODE}. */
  static final Function<Context, Attribute> PROPAGATE = context -> TosaEnums.NAN_MODE.of(context, "PROPAGATE");

  private TosaConstraints() {}

  private static TypeConstraint<QuantizedType> quantized(int width, boolean signed) {
    return TypeConstraint.of(
        "Q" + (signed ? "int" : "uint") + width + " type", QuantizedType.class, type -> isStoredIn(type, width));
  }

  private static boolean isStoredIn(QuantizedType type, int width) {
    QuantizedStorage storage = type.storage();
    return storage != null && storage.width() == width;
  }

  private static TypeConstraint<Type> ofName(String description, String... names) {
    Set<String> accepted = Set.of(names);
    return TypeConstraint.of(description, type -> accepted.contains(type.toString()));
  }

  /** Returns tensors without a dimension of size 0. */
  private static TypeConstraint<TensorType> conformant(TypeConstraint<?> element) {
    return TypeConstraint.of(
        "tosa-conformant tensor of " + element.description() + " values", TensorType.class,
        tensor -> element.accepts(tensor.elementType()) && !hasEmptyDimension(tensor));
  }

  private static boolean hasEmptyDimension(TensorType tensor) {
    return tensor.hasRank() && hasDimension(tensor, size -> size == 0);
  }

  private static boolean hasDimension(TensorType tensor, LongPredicate test) {
    for (int i = 0; i < tensor.rank(); i++) {
      if (test.test(tensor.dim(i))) {
        return true;
      }
    }
    return false;
  }

  private static TypeConstraint<RankedTensorType> conformantOfRank(int rank, TypeConstraint<?> element) {
    return TypeConstraint.of(
        rank + "D tensor of " + element.description() + " values", RankedTensorType.class,
        tensor -> tensor.rank() == rank && element.accepts(tensor.elementType()) && !hasEmptyDimension(tensor));
  }

  private static TypeConstraint<RankedTensorType> vector(TypeConstraint<?> element) {
    return TypeConstraint.of(
        "1D tensor of " + element.description() + " values", RankedTensorType.class,
        tensor -> tensor.rank() == 1 && element.accepts(tensor.elementType()));
  }

  private static TypeConstraint<UnrankedTensorType> unranked(TypeConstraint<?> element) {
    return TypeConstraint.of(
        "tosa-conformant unranked tensor of " + element.description() + " values", UnrankedTensorType.class,
        tensor -> element.accepts(tensor.elementType()));
  }

  private static TypeConstraint<Type> scalarTensor(TypeConstraint<?> ifUnranked, TypeConstraint<?> ifRanked) {
    return anyOf(unranked(ifUnranked), TypeConstraint.of(
        "tosa-conformant scalar tensor of " + ifRanked.description() + " values", RankedTensorType.class,
        tensor -> tensor.rank() == 1 && ifRanked.accepts(tensor.elementType())
            && !hasDimension(tensor, size -> size != 1)));
  }

  private static TypeConstraint<TensorType> atLeast1D(TypeConstraint<?> element) {
    TypeConstraint<TensorType> any = conformant(element);
    return TypeConstraint.of(
        "tosa-conformant tensor of at least rank 1", TensorType.class,
        tensor -> any.accepts(tensor) && !(tensor.hasRank() && tensor.rank() == 0));
  }

  private static TypeConstraint<TensorType> unrankedOrOfRank(int rank) {
    return TypeConstraint.of(
        rank + "-d tosa-conformant tensor", TensorType.class,
        tensor -> (!tensor.hasRank() || tensor.rank() == rank) && TENSOR.accepts(tensor));
  }

  private static TypeConstraint<ShapeType> shapeOf(int rank) {
    return TypeConstraint.of("Tosa shape type of rank " + rank, ShapeType.class, shape -> shape.rank() == rank);
  }

  private static boolean hasIndices(Type type) {
    return ShapedType.elementTypeOrSelf(type) instanceof IndexType;
  }

  private static AttributeConstraint<DenseI64ArrayAttr> arrayOf(int size) {
    return AttributeConstraints.DENSE_I64_ARRAY.and(
        " with exactly " + size + " elements",
        (Attribute attribute) -> attribute instanceof DenseI64ArrayAttr array && array.size() == size);
  }

  private static boolean isAccumulator(Type type) {
    return IntegerType.isSignless(type, 32) || IntegerType.isSignless(type, 48) || TypeConstraints.F32.accepts(type)
        || TosaTypes.isF16(type);
  }
}
