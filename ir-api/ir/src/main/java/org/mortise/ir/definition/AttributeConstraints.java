// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Predicate;
import org.mortise.ir.Attribute;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.DenseF32ArrayAttr;
import org.mortise.ir.attributes.DenseF64ArrayAttr;
import org.mortise.ir.attributes.DenseI16ArrayAttr;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseI8ArrayAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.OpaqueAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;

/** Constraints on attributes that several dialects use, with the descriptions of MLIR's diagnostics. */
public final class AttributeConstraints {
  public static final AttributeConstraint<Attribute> ANY = AttributeConstraint.of("any attribute", attribute -> true);

  /** An attribute that represents a value with a type. */
  public static final AttributeConstraint<Attribute> TYPED = AttributeConstraint
      .of("TypedAttr instance", AttributeConstraints::isTyped).withStorage(AttributeConstraints::isTyped);
  public static final AttributeConstraint<UnitAttr> UNIT = AttributeConstraint.ofKind("unit attribute", UnitAttr.class);

  // ---- names -------------------------------------------------------------------------------------------------------

  /** A string, after which the text cannot state a type. */
  public static final AttributeConstraint<StringAttr> STRING =
      AttributeConstraint.ofKind("string attribute", StringAttr.class).withImpliedType(NoneType::of);

  /** The name that an operation defines, written {@code @name}. */
  public static final AttributeConstraint<StringAttr> SYMBOL_NAME = STRING.withForm(AttributeForms.SYMBOL_NAME);
  public static final AttributeConstraint<SymbolRefAttr> SYMBOL_REF =
      AttributeConstraint.ofKind("symbol reference attribute", SymbolRefAttr.class);
  public static final AttributeConstraint<SymbolRefAttr> FLAT_SYMBOL_REF = AttributeConstraint
      .ofKind("flat symbol reference attribute", SymbolRefAttr.class, SymbolRefAttr::isFlat)
      .withStorage(attribute -> attribute instanceof SymbolRefAttr symbol && symbol.isFlat());

  // ---- numbers -----------------------------------------------------------------------------------------------------

  public static final AttributeConstraint<IntegerAttr> BOOL = AttributeConstraint
      .ofKind("bool attribute", IntegerAttr.class, IntegerAttr::isBool)
      .withStorage(attribute -> attribute instanceof IntegerAttr integer && integer.isBool())
      .withImpliedType(context -> IntegerType.of(context, 1));
  public static final AttributeConstraint<IntegerAttr> I8 = signlessInteger(8);
  public static final AttributeConstraint<IntegerAttr> I16 = signlessInteger(16);
  public static final AttributeConstraint<IntegerAttr> I32 = signlessInteger(32);
  public static final AttributeConstraint<IntegerAttr> I64 = signlessInteger(64);
  public static final AttributeConstraint<IntegerAttr> INDEX = AttributeConstraint
      .ofKind("index attribute", IntegerAttr.class, integer -> integer.type() instanceof IndexType)
      .withImpliedType(IndexType::of);
  public static final AttributeConstraint<IntegerAttr> ANY_INTEGER =
      AttributeConstraint.ofKind("arbitrary integer attribute", IntegerAttr.class);
  public static final AttributeConstraint<FloatAttr> F32 = floatingPoint(32, FloatKind.F32);
  public static final AttributeConstraint<FloatAttr> F64 = floatingPoint(64, FloatKind.F64);

  // ---- types -------------------------------------------------------------------------------------------------------

  public static final AttributeConstraint<TypeAttr> TYPE =
      AttributeConstraint.ofKind("any type attribute", TypeAttr.class);
  public static final AttributeConstraint<TypeAttr> FUNCTION_TYPE = AttributeConstraint.ofKind(
      "type attribute of function type", TypeAttr.class, attribute -> attribute.value() instanceof FunctionType);
  public static final AttributeConstraint<TypeAttr> MEMREF_TYPE = AttributeConstraint.ofKind(
      "memref type attribute", TypeAttr.class, attribute -> attribute.value() instanceof MemRefType);

  // ---- collections -------------------------------------------------------------------------------------------------

  public static final AttributeConstraint<ArrayAttr> ARRAY =
      AttributeConstraint.ofKind("array attribute", ArrayAttr.class).withImpliedType(NoneType::of);
  public static final AttributeConstraint<DictionaryAttr> DICTIONARY =
      AttributeConstraint.ofKind("dictionary of named attribute values", DictionaryAttr.class);
  public static final AttributeConstraint<ArrayAttr> DICTIONARY_ARRAY =
      arrayOf("Array of dictionary attributes", DictionaryAttr.class::isInstance);
  public static final AttributeConstraint<ArrayAttr> I64_ARRAY = arrayOf("64-bit integer array attribute", I64.test());
  public static final AttributeConstraint<ArrayAttr> I64_ARRAY_ARRAY =
      arrayOf("Array of 64-bit integer array attributes", I64_ARRAY.test());
  /** Groups of dimensions, which an assembly format parses with element type {@code none}. */
  public static final AttributeConstraint<ArrayAttr> INDEX_LIST_ARRAY = I64_ARRAY_ARRAY.withImpliedType(NoneType::of);
  public static final AttributeConstraint<ArrayAttr> STRING_ARRAY =
      arrayOf("string array attribute", StringAttr.class::isInstance);
  public static final AttributeConstraint<DenseBoolArrayAttr> DENSE_BOOL_ARRAY = AttributeConstraint
      .ofKind("i1 dense array attribute", DenseBoolArrayAttr.class).withForm(AttributeForms.DENSE_BOOL_ARRAY);
  public static final AttributeConstraint<DenseI8ArrayAttr> DENSE_I8_ARRAY = AttributeConstraint
      .ofKind("i8 dense array attribute", DenseI8ArrayAttr.class)
      .withForm(AttributeForms.numbers(context -> IntegerType.of(context, 8)));
  public static final AttributeConstraint<DenseI16ArrayAttr> DENSE_I16_ARRAY = AttributeConstraint
      .ofKind("i16 dense array attribute", DenseI16ArrayAttr.class)
      .withForm(AttributeForms.numbers(context -> IntegerType.of(context, 16)));
  public static final AttributeConstraint<DenseF32ArrayAttr> DENSE_F32_ARRAY = AttributeConstraint
      .ofKind("f32 dense array attribute", DenseF32ArrayAttr.class)
      .withForm(AttributeForms.numbers(context -> FloatType.of(context, FloatKind.F32)));
  public static final AttributeConstraint<DenseF64ArrayAttr> DENSE_F64_ARRAY = AttributeConstraint
      .ofKind("f64 dense array attribute", DenseF64ArrayAttr.class)
      .withForm(AttributeForms.numbers(context -> FloatType.of(context, FloatKind.F64)));
  public static final AttributeConstraint<DenseI32ArrayAttr> DENSE_I32_ARRAY = AttributeConstraint
      .ofKind("i32 dense array attribute", DenseI32ArrayAttr.class).withForm(AttributeForms.DENSE_I32_ARRAY);
  public static final AttributeConstraint<DenseI64ArrayAttr> DENSE_I64_ARRAY = AttributeConstraint
      .ofKind("i64 dense array attribute", DenseI64ArrayAttr.class).withForm(AttributeForms.DENSE_I64_ARRAY);
  public static final AttributeConstraint<ElementsAttr> ELEMENTS =
      AttributeConstraint.ofKind("constant vector/tensor attribute", ElementsAttr.class);
  public static final AttributeConstraint<Attribute> INTEGER_ELEMENTS = AttributeConstraint
      .of("integer elements attribute", AttributeConstraints::isIntegers)
      .withStorage(AttributeConstraints::isIntegers);
  public static final AttributeConstraint<AffineMapAttr> AFFINE_MAP =
      AttributeConstraint.ofKind("AffineMap attribute", AffineMapAttr.class);

  private AttributeConstraints() {}

  /** An integer attribute of the signless type with {@code width} bits, which its text may omit. */
  public static AttributeConstraint<IntegerAttr> signlessInteger(int width) {
    return AttributeConstraint
        .ofKind(
            width + "-bit signless integer attribute", IntegerAttr.class,
            integer -> IntegerType.isSignless(integer.type(), width))
        .withImpliedType(context -> IntegerType.of(context, width));
  }

  private static AttributeConstraint<FloatAttr> floatingPoint(int width, FloatKind kind) {
    return AttributeConstraint
        .ofKind(width + "-bit float attribute", FloatAttr.class, number -> FloatType.is(number.type(), kind))
        .withImpliedType(context -> FloatType.of(context, kind));
  }

  /** An array all of whose elements pass the test. */
  public static AttributeConstraint<ArrayAttr> arrayOf(String description, Predicate<Attribute> element) {
    return AttributeConstraint.ofKind(description, ArrayAttr.class, array -> {
      for (int i = 0; i < array.size(); i++) {
        if (!element.test(array.get(i))) {
          return false;
        }
      }
      return true;
    });
  }

  /** An integer constraint and a lower bound. */
  public static AttributeConstraint<IntegerAttr> withMinimum(AttributeConstraint<IntegerAttr> integer, long minimum) {
    return integer.and(
        " whose minimum value is " + minimum,
        attribute -> attribute instanceof IntegerAttr value && value.longValue() >= minimum);
  }

  /** An integer constraint and an upper bound. */
  public static AttributeConstraint<IntegerAttr> withMaximum(AttributeConstraint<IntegerAttr> integer, long maximum) {
    return integer.and(
        " whose maximum value is " + maximum,
        attribute -> attribute instanceof IntegerAttr value && value.longValue() <= maximum);
  }

  public static AttributeConstraint<IntegerAttr> positive(AttributeConstraint<IntegerAttr> integer) {
    return integer.and(
        " whose value is positive", attribute -> attribute instanceof IntegerAttr value && value.longValue() > 0);
  }

  public static AttributeConstraint<IntegerAttr> nonNegative(AttributeConstraint<IntegerAttr> integer) {
    return integer.and(
        " whose value is non-negative", attribute -> attribute instanceof IntegerAttr value && value.longValue() >= 0);
  }

  private static boolean isIntegers(Attribute attribute) {
    return attribute instanceof DenseNumbersAttr elements
        && (elements.elementType() instanceof IntegerType || elements.elementType() instanceof IndexType);
  }

  private static boolean isTyped(Attribute attribute) {
    return attribute.type() != null || attribute instanceof StringAttr || attribute instanceof OpaqueAttr;
  }

  /**
   * An integer that denotes a keyword, and is printed as such in assembly formats (parsed also as a string). The first
   * keyword is 0, the second 1, and so on.
   *
   * @param attributeName the attribute's name, for the diagnostic of an unknown keyword
   */
  public static AttributeConstraint<IntegerAttr> enumeration(String attributeName, int width, String... keywords) {
    return enumerationFrom(0, attributeName, width, keywords);
  }

  /** Like the former, with the keyword of each constant of an enum. */
  public static <E extends Enum<E>> AttributeConstraint<IntegerAttr> enumeration(
      String attributeName, int width, E[] constants, Function<? super E, String> keyword) {
    String[] keywords = new String[constants.length];
    for (int i = 0; i < keywords.length; i++) {
      keywords[i] = keyword.apply(constants[i]);
    }
    return enumeration(attributeName, width, keywords);
  }

  /** Like the former, but the first keyword is {@code first}, and the others follow. */
  public static AttributeConstraint<IntegerAttr> enumerationFrom(
      int first, String attributeName, int width, String... keywords) {
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < keywords.length; i++) {
      cases.append(i == 0 ? "" : ", ").append(first + i);
    }
    Predicate<IntegerAttr> test = integer -> IntegerType.isSignless(integer.type(), width)
        && integer.longValue() >= first
        && integer.longValue() < first + keywords.length;
    AttributeConstraint<IntegerAttr> cased = AttributeConstraint.ofKind(
        "allowed " + width + "-bit signless integer cases: " + cases, IntegerAttr.class, test);
    return cased
        .withStorage(cased.test())
        .withForm(AttributeForms.enumeration(attributeName, width, first, Arrays.asList(keywords)));
  }
}
