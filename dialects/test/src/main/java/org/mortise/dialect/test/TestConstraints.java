// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import org.mortise.dialect.test.attributes.TestAttribute;
import org.mortise.dialect.test.attributes.TestAttributes;
import org.mortise.dialect.test.types.TestType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseF32ArrayAttr;
import org.mortise.ir.attributes.DenseF64ArrayAttr;
import org.mortise.ir.attributes.DenseI16ArrayAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseI8ArrayAttr;
import org.mortise.ir.attributes.DenseStringsAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.Signedness;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.TupleType;

/** The constraints that only operations of this dialect have. */
final class TestConstraints {
  // ---- types -------------------------------------------------------------------------------------------------------

  static final TypeConstraint<Type> INTEGER_16 = integer("16-bit integer", 16, null);
  static final TypeConstraint<Type> SIGNED_32 = integer("32-bit signed integer", 32, Signedness.SIGNED);
  static final TypeConstraint<Type> UNSIGNED_64 = integer("64-bit unsigned integer", 64, Signedness.UNSIGNED);
  static final TypeConstraint<Type> INT_TYPES_4 =
      TypeConstraints.anyOf(TypeConstraints.I32, integer("64-bit integer", 64, null));
  static final TypeConstraint<Type> COMPLEX_F64 = TypeConstraint.of(
      "complex type with 64-bit float elements", TypeConstraints.complexOf(TypeConstraints.F64)::accepts);
  static final TypeConstraint<TensorType> COMPLEX_F64_TENSOR = TypeConstraints.tensorOf(COMPLEX_F64);
  static final TypeConstraint<TensorType> F32_TENSOR_0 = tensor("0D tensor of ", 0, 0, TypeConstraints.F32);
  static final TypeConstraint<TensorType> F32_TENSOR_1 = tensor("1D tensor of ", 1, 1, TypeConstraints.F32);
  static final TypeConstraint<TensorType> I16_TENSOR_2 = tensor("2D tensor of ", 2, 2, TypeConstraints.I16);
  static final TypeConstraint<TensorType> I16_TENSOR_3 = tensor("3D tensor of ", 3, 3, TypeConstraints.I16);
  static final TypeConstraint<TensorType> I16_TENSOR_4 = tensor("4D tensor of ", 4, 4, TypeConstraints.I16);
  static final TypeConstraint<TensorType> MULTI_TENSOR = tensor("0D/1D tensor of ", 0, 1,
      TypeConstraints.anyOf(TypeConstraints.I8, TypeConstraints.I32, TypeConstraints.F32));
  static final TypeConstraint<MemRefType> I8_F32_MEMREF = TypeConstraint.of(
      "0D/1D memref of 8-bit signless integer or 32-bit float values", MemRefType.class,
      memref -> memref.rank() < 2 && (IntegerType.isSignless(memref.elementType(), 8)
          || FloatType.is(memref.elementType(), FloatKind.F32)));
  static final TypeConstraint<TupleType> TUPLE_32_BIT = TypeConstraint.of(
      "tuple with any combination of 32-bit signless integer or 32-bit float values", TupleType.class,
      tuple -> tuple.types().stream().allMatch(TestConstraints::is32Bit));
  static final TypeConstraint<TupleType> NESTED_TUPLE_32_BIT = TypeConstraint.of(
      "nested tuple with any combination of 32-bit signless integer or 32-bit float values", TupleType.class,
      TestConstraints::isNested32Bit);

  // ---- numbers -----------------------------------------------------------------------------------------------------

  static final AttributeConstraint<IntegerAttr> I32_ANY_SIGN = AttributeConstraint.ofKind(
      "32-bit integer attribute", IntegerAttr.class, value -> isInteger(value.type(), 32, null));
  static final AttributeConstraint<IntegerAttr> I64_ANY_SIGN = AttributeConstraint.ofKind(
      "64-bit integer attribute", IntegerAttr.class, value -> isInteger(value.type(), 64, null));
  static final AttributeConstraint<IntegerAttr> UI32 = AttributeConstraint.ofKind(
      "32-bit unsigned integer attribute", IntegerAttr.class,
      value -> isInteger(value.type(), 32, Signedness.UNSIGNED));
  static final AttributeConstraint<IntegerAttr> SI32 = AttributeConstraint.ofKind(
      "32-bit signed integer attribute", IntegerAttr.class, value -> isInteger(value.type(), 32, Signedness.SIGNED));
  static final AttributeConstraint<IntegerAttr> POSITIVE_I32 = AttributeConstraints.positive(AttributeConstraints.I32);
  static final AttributeConstraint<IntegerAttr> POSITIVE_I64 = AttributeConstraints.positive(AttributeConstraints.I64);
  static final AttributeConstraint<IntegerAttr> NON_NEGATIVE_I32 =
      AttributeConstraints.nonNegative(AttributeConstraints.I32);
  static final AttributeConstraint<IntegerAttr> NON_NEGATIVE_I64 =
      AttributeConstraints.nonNegative(AttributeConstraints.I64);
  static final AttributeConstraint<Attribute> I32_OR_STRING = AttributeConstraint.of(
      "32-bit signless integer attribute or string attribute",
      value -> AttributeConstraints.I32.accepts(value) || value instanceof StringAttr);
  static final AttributeConstraint<IntegerAttr> CASES_I32 = cases(32);
  static final AttributeConstraint<IntegerAttr> CASES_I64 = cases(64);
  static final AttributeConstraint<IntegerAttr> MULTI_RESULT_KIND = AttributeConstraint.ofKind(
      "Multi-result op kinds", IntegerAttr.class,
      value -> IntegerType.isSignless(value.type(), 64) && value.longValue() >= 1 && value.longValue() <= 6);

  // ---- collections -------------------------------------------------------------------------------------------------

  /** A string with an optional type. */
  static final AttributeConstraint<StringAttr> TYPED_STRING =
      AttributeConstraint.ofKind("string attribute", StringAttr.class);
  static final AttributeConstraint<Attribute> TYPE_OF_I64 = AttributeConstraint.of(
      "type attribute of 64-bit signless integer",
      value -> value instanceof TypeAttr type && IntegerType.isSignless(type.value(), 64));
  static final AttributeConstraint<ArrayAttr> TYPE_ARRAY =
      AttributeConstraints.arrayOf("type array attribute", TypeAttr.class::isInstance);
  static final AttributeConstraint<Attribute> I32_ELEMENTS = elements(
      "32-bit signless integer elements attribute", type -> IntegerType.isSignless(type, 32));
  static final AttributeConstraint<Attribute> PAIR_OR_I32_ELEMENTS = AttributeConstraint.of(
      " or 32-bit signless integer elements attribute",
      value -> TestAttributes.PAIR_CONSTRAINT.accepts(value) || I32_ELEMENTS.accepts(value));
  static final AttributeConstraint<TestAttribute> PAIR_OF_NUMBERS = TestAttributes.PAIR_CONSTRAINT;
  static final AttributeConstraint<Attribute> ANY_I32_ELEMENTS = elements(
      "32-bit integer elements attribute", type -> isInteger(type, 32, null));
  static final AttributeConstraint<Attribute> INDEX_ELEMENTS = elements(
      "index elements attribute", IndexType.class::isInstance);
  static final AttributeConstraint<Attribute> F32_ELEMENTS_2 = shaped(
      "32-bit float elements attribute of shape [2]", type -> FloatType.is(type, FloatKind.F32), 2);
  static final AttributeConstraint<Attribute> F64_ELEMENTS_4_8 = shaped(
      "64-bit float elements attribute of shape [4, 8]", type -> FloatType.is(type, FloatKind.F64), 4, 8);
  static final AttributeConstraint<Attribute> I64_ELEMENTS_4_8 = shaped(
      "64-bit signless int elements attribute of shape [4, 8]", type -> IntegerType.isSignless(type, 64), 4, 8);
  static final AttributeConstraint<Attribute> I32_ELEMENTS_2 = shaped(
      "32-bit signless int elements attribute of shape [2]", type -> IntegerType.isSignless(type, 32), 2);
  static final AttributeConstraint<Attribute> STRING_ELEMENTS = AttributeConstraint.of(
      "string elements attribute", DenseStringsAttr.class::isInstance);

  static final AttributeConstraint<DenseI8ArrayAttr> POSITIVE_I8_LIST = positive(AttributeConstraints.DENSE_I8_ARRAY);
  static final AttributeConstraint<DenseI16ArrayAttr> POSITIVE_I16_LIST =
      positive(AttributeConstraints.DENSE_I16_ARRAY);
  static final AttributeConstraint<DenseI32ArrayAttr> POSITIVE_I32_LIST =
      positive(AttributeConstraints.DENSE_I32_ARRAY);
  static final AttributeConstraint<DenseI64ArrayAttr> POSITIVE_I64_LIST =
      positive(AttributeConstraints.DENSE_I64_ARRAY);
  static final AttributeConstraint<DenseF32ArrayAttr> POSITIVE_F32_LIST =
      positive(AttributeConstraints.DENSE_F32_ARRAY);
  static final AttributeConstraint<DenseF64ArrayAttr> POSITIVE_F64_LIST =
      positive(AttributeConstraints.DENSE_F64_ARRAY);
  static final AttributeConstraint<DenseI8ArrayAttr> NON_NEGATIVE_I8_LIST =
      nonNegative(AttributeConstraints.DENSE_I8_ARRAY);
  static final AttributeConstraint<DenseI16ArrayAttr> NON_NEGATIVE_I16_LIST =
      nonNegative(AttributeConstraints.DENSE_I16_ARRAY);
  static final AttributeConstraint<DenseI32ArrayAttr> NON_NEGATIVE_I32_LIST =
      nonNegative(AttributeConstraints.DENSE_I32_ARRAY);
  static final AttributeConstraint<DenseI64ArrayAttr> NON_NEGATIVE_I64_LIST =
      nonNegative(AttributeConstraints.DENSE_I64_ARRAY);
  static final AttributeConstraint<DenseF32ArrayAttr> NON_NEGATIVE_F32_LIST =
      nonNegative(AttributeConstraints.DENSE_F32_ARRAY);
  static final AttributeConstraint<DenseF64ArrayAttr> NON_NEGATIVE_F64_LIST =
      nonNegative(AttributeConstraints.DENSE_F64_ARRAY);
  static final AttributeConstraint<DenseI16ArrayAttr> INCREASING_I16_LIST =
      AttributeConstraints.DENSE_I16_ARRAY.and(" should be in increasing order", value -> isOrdered(value, true));
  static final AttributeConstraint<DenseI32ArrayAttr> NON_DECREASING_I32_LIST =
      AttributeConstraints.DENSE_I32_ARRAY.and(
          " should be in non-decreasing order", value -> isOrdered(value, false));
  static final AttributeConstraint<DenseI64ArrayAttr> INCREASING_I64_LIST =
      AttributeConstraints.DENSE_I64_ARRAY.and(
          " should be in increasing order", value -> isOrdered(value, true));

  // ---- default values ----------------------------------------------------------------------------------------------

  static final Function<Context, Attribute> EMPTY_LIST = context -> ArrayAttr.of(context, List.of());
  static final Function<Context, Attribute> EMPTY_STRING = context -> StringAttr.of(context, "");
  static final Function<Context, Attribute> ZERO_I32 = context -> integer(context, 32, 0);
  static final Function<Context, Attribute> ZERO_I64 = context -> integer(context, 64, 0);
  static final Function<Context, Attribute> ONE_I64 = context -> integer(context, 64, 1);
  static final Function<Context, Attribute> SEVEN_I32 = context -> integer(context, 32, 7);
  static final Function<Context, Attribute> FORTY_TWO_I32 = context -> integer(context, 32, 42);
  static final Function<Context, Attribute> EQ = context -> StringAttr.of(context, "EQ");

  // ---- attributes of the dialect ---------------------------------------------------------------------------------

  static final AttributeConstraint<TestAttribute> ENUM = TestAttributes.ENUM_CONSTRAINT;
  static final AttributeConstraint<TestAttribute> BIT_ENUM = TestAttributes.BIT_ENUM_CONSTRAINT;
  static final AttributeConstraint<TestAttribute> BIT_ENUM_VBAR = TestAttributes.BIT_ENUM_VBAR_CONSTRAINT;
  static final AttributeConstraint<TestAttribute> ARRAY_OF_UGLY = TestAttributes.UGLY_ARRAY_CONSTRAINT;
  static final AttributeConstraint<TestAttribute> ARRAY_OF_INTS = TestAttributes.INT_ARRAY_CONSTRAINT;
  static final AttributeConstraint<TestAttribute> ARRAY_OF_ENUMS = TestAttributes.ENUM_ARRAY_CONSTRAINT;
  static final AttributeConstraint<TestAttribute> NESTED_POLYNOMIAL = TestAttributes.NESTED_POLYNOMIAL_CONSTRAINT;
  static final AttributeConstraint<TestAttribute> NESTED_POLYNOMIAL2 = TestAttributes.NESTED_POLYNOMIAL2_CONSTRAINT;
  static final TypeConstraint<TestType> OPTIONAL_VALUE = TypeConstraint.of(
      "", TestType.class, type -> type.mnemonic().equals("optional_value_type"));

  private TestConstraints() {}

  static IntegerAttr integer(Context context, int width, long value) {
    return IntegerAttr.of(IntegerType.of(context, width), value);
  }

  private static TypeConstraint<Type> integer(String description, int width, Signedness signedness) {
    return TypeConstraint.of(description, type -> isInteger(type, width, signedness));
  }

  private static boolean isInteger(Type type, int width, Signedness signedness) {
    return type instanceof IntegerType integer && integer.width() == width
        && (signedness == null || integer.signedness() == signedness);
  }

  private static TypeConstraint<TensorType> tensor(
      String description, int least, int most, TypeConstraint<?> element) {
    return TypeConstraint.of(description + element.description() + " values", TensorType.class, tensor ->
        tensor.hasRank() && tensor.rank() >= least && tensor.rank() <= most && element.accepts(tensor.elementType()));
  }

  private static boolean is32Bit(Type type) {
    return IntegerType.isSignless(type, 32) || FloatType.is(type, FloatKind.F32);
  }

  private static boolean isNested32Bit(TupleType tuple) {
    for (Type type : tuple.types()) {
      if (!(is32Bit(type) || type instanceof TupleType inner && isNested32Bit(inner))) {
        return false;
      }
    }
    return true;
  }

  private static AttributeConstraint<IntegerAttr> cases(int width) {
    return AttributeConstraint.ofKind("allowed " + width + "-bit signless integer cases: 5, 10", IntegerAttr.class,
        value -> IntegerType.isSignless(value.type(), width) && (value.longValue() == 5 || value.longValue() == 10));
  }

  private static AttributeConstraint<Attribute> elements(String description, Predicate<Type> element) {
    return AttributeConstraint.of(description, value -> value instanceof ElementsAttr elements
        && elements.type() instanceof ShapedType shaped && element.test(shaped.elementType()));
  }

  private static AttributeConstraint<Attribute> shaped(String description, Predicate<Type> element, long... shape) {
    return AttributeConstraint.of(description, value -> value instanceof DenseElementsAttr elements
        && elements.type() instanceof ShapedType shaped && element.test(shaped.elementType()) && has(shaped, shape));
  }

  private static boolean has(ShapedType type, long... shape) {
    if (type.rank() != shape.length) {
      return false;
    }
    for (int i = 0; i < shape.length; i++) {
      if (type.dim(i) != shape[i]) {
        return false;
      }
    }
    return true;
  }

  private static <A extends DenseArrayAttr> AttributeConstraint<A> positive(AttributeConstraint<A> list) {
    return list.and(" whose value is positive", value -> all((DenseArrayAttr) value, number -> number > 0));
  }

  private static <A extends DenseArrayAttr> AttributeConstraint<A> nonNegative(AttributeConstraint<A> list) {
    return list.and(" whose value is non-negative", value -> all((DenseArrayAttr) value, number -> number >= 0));
  }

  private static boolean all(DenseArrayAttr list, DoublePredicate test) {
    for (int i = 0; i < list.size(); i++) {
      double number = list instanceof DenseF32ArrayAttr floats ? floats.get(i)
          : list instanceof DenseF64ArrayAttr doubles ? doubles.get(i) : whole(list, i);
      if (!test.test(number)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOrdered(Attribute attribute, boolean strictly) {
    DenseArrayAttr list = (DenseArrayAttr) attribute;
    for (int i = 1; i < list.size(); i++) {
      int order = Long.compare(whole(list, i - 1), whole(list, i));
      if (order > 0 || strictly && order == 0) {
        return false;
      }
    }
    return true;
  }

  private static long whole(DenseArrayAttr list, int index) {
    if (list instanceof DenseI64ArrayAttr longs) {
      return longs.get(index);
    }
    if (list instanceof DenseI32ArrayAttr ints) {
      return ints.get(index);
    }
    return list instanceof DenseI16ArrayAttr shorts ? shorts.get(index) : ((DenseI8ArrayAttr) list).get(index);
  }
}
