// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NoText;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseBoolArrayAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.DenseI32ArrayAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TupleType;
import org.mortise.ir.types.UnrankedMemRefType;
import org.mortise.ir.types.VectorType;

/** The descriptions are from MLIR's diagnostics. */
class ConstraintsTest {
  private final Context context = NoText.context();
  private final IntegerType i1 = IntegerType.of(context, 1);
  private final IntegerType i32 = IntegerType.of(context, 32);
  private final FloatType f32 = FloatType.f32(context);
  private final IndexType index = IndexType.of(context);
  private final MemRefType memref = MemRefType.of(new long[] {2}, f32);

  @Test
  void test_numberLikeTypes_acceptsShapedOnes() {
    assertThat(TypeConstraints.SIGNLESS_INTEGER_LIKE.accepts(index)).isTrue();
    assertThat(TypeConstraints.SIGNLESS_INTEGER_LIKE.accepts(VectorType.of(new long[] {2}, i32))).isTrue();
    assertThat(TypeConstraints.SIGNLESS_INTEGER_LIKE.accepts(memref)).isFalse();
    assertThat(TypeConstraints.SIGNLESS_FIXED_WIDTH_INTEGER_LIKE.accepts(index)).isFalse();
    assertThat(TypeConstraints.FLOAT_LIKE.accepts(RankedTensorType.of(new long[] {2}, f32))).isTrue();
    assertThat(TypeConstraints.FLOAT_LIKE.accepts(NoneType.of(context))).isFalse();
    assertThat(TypeConstraints.BOOL_LIKE.accepts(i1)).isTrue();
    assertThat(TypeConstraints.BOOL_LIKE.accepts(i32)).isFalse();
  }

  @Test
  void test_memRefTypes_checksRankAndElements() {
    UnrankedMemRefType unranked = UnrankedMemRefType.of(f32);
    assertThat(TypeConstraints.ANY_MEMREF.accepts(unranked)).isFalse();
    assertThat(TypeConstraints.ANY_RANKED_OR_UNRANKED_MEMREF.accepts(unranked)).isTrue();
    assertThat(TypeConstraints.ANY_NON_0_RANKED_MEMREF.accepts(MemRefType.of(new long[0], f32))).isFalse();
    assertThat(TypeConstraints.memRefOfRank(1, TypeConstraints.SIGNLESS_INTEGER_OR_INDEX).accepts(memref)).isFalse();
  }

  @Test
  void description_composed_namesParts() {
    assertThat(TypeConstraints.memRefOfRank(1, TypeConstraints.SIGNLESS_INTEGER_OR_INDEX).description())
        .isEqualTo("1D memref of signless integer or index values");
    assertThat(TypeConstraints.memRefOfRank(1, TypeConstraints.I8).description())
        .isEqualTo("1D memref of 8-bit signless integer values");
    assertThat(TypeConstraints.memRefOf(TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT).description())
        .isEqualTo("memref of signless integer or floating-point values");
    assertThat(TypeConstraints
            .anyOf(TypeConstraints.ANY_UNRANKED_MEMREF, TypeConstraints.ANY_NON_0_RANKED_MEMREF).description())
        .isEqualTo("unranked.memref of any type values or non-0-ranked.memref of any type values");
    assertThat(TypeConstraints.complexOf(TypeConstraints.ANY_FLOAT).description())
        .isEqualTo("complex type with floating-point elements");
    assertThat(TypeConstraints.tensorOf(TypeConstraints.complexOf(TypeConstraints.F64)).description())
        .isEqualTo("tensor of complex type with 64-bit float elements values");
  }

  @Test
  void test_integerAttributes_checksTypeAndValue() {
    AttributeConstraint<?> alignment = AttributeConstraints.withMinimum(AttributeConstraints.I64, 0);
    assertThat(alignment.description()).isEqualTo("64-bit signless integer attribute whose minimum value is 0");
    assertThat(alignment.accepts(IntegerAttr.i64(context, 0))).isTrue();
    assertThat(alignment.accepts(IntegerAttr.i64(context, -1))).isFalse();
    assertThat(alignment.accepts(IntegerAttr.i32(context, 1))).isFalse();
    assertThat(alignment.storage().test(IntegerAttr.i32(context, 1))).isTrue();
    assertThat(alignment.storage().test(UnitAttr.of(context))).isFalse();
    AttributeConstraint<?> hint = AttributeConstraints.withMaximum(
        AttributeConstraints.withMinimum(AttributeConstraints.I32, 0), 3);
    assertThat(hint.description()).isEqualTo(
        "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3");
  }

  @Test
  void test_nestedSymbol_isNotStored() {
    AttributeConstraint<?> callee = AttributeConstraints.FLAT_SYMBOL_REF;
    assertThat(callee.accepts(SymbolRefAttr.of(context, "f"))).isTrue();
    assertThat(callee.storage().test(SymbolRefAttr.of(context, "f", List.of("g")))).isFalse();
  }

  @Test
  void test_nestedArrays_checksElements() {
    ArrayAttr pairs = ArrayAttr.of(context, ArrayAttr.of(context, IntegerAttr.i64(context, 1)));
    assertThat(AttributeConstraints.I64_ARRAY_ARRAY.accepts(pairs)).isTrue();
    assertThat(AttributeConstraints.I64_ARRAY.accepts(pairs)).isFalse();
    assertThat(AttributeConstraints.DICTIONARY_ARRAY.accepts(ArrayAttr.of(context, StringAttr.of(context, "a"))))
        .isFalse();
  }

  @Test
  void test_enumerations_acceptsCases() {
    AttributeConstraint<?> predicate = AttributeConstraints.enumeration("predicate", 64, "eq", "ne", "slt");
    assertThat(predicate.description()).isEqualTo("allowed 64-bit signless integer cases: 0, 1, 2");
    assertThat(predicate.accepts(IntegerAttr.i64(context, 2))).isTrue();
    assertThat(predicate.accepts(IntegerAttr.i64(context, 3))).isFalse();
    assertThat(predicate.accepts(IntegerAttr.i32(context, 1))).isFalse();
  }

  private static void check(AttributeConstraint<?> constraint, String description, Attribute good, Attribute bad) {
    assertThat(constraint.description()).isEqualTo(description);
    assertThat(constraint.accepts(good)).as("%s is %s", good, description).isTrue();
    assertThat(constraint.accepts(bad)).as("%s is %s", bad, description).isFalse();
  }

  @Test
  void create_ownAttributeConstraint_works() {
    IntegerAttr i8One = IntegerAttr.of(IntegerType.of(context, 8), 1);
    IntegerAttr i16One = IntegerAttr.of(IntegerType.of(context, 16), 1);
    IntegerAttr i32MinusOne = IntegerAttr.of(i32, -1);
    FloatAttr f32One = FloatAttr.of(f32, 1);
    FloatAttr f64One = FloatAttr.of(FloatType.f64(context), 1);
    StringAttr text = StringAttr.of(context, "text");
    check(AttributeConstraints.I8, "8-bit signless integer attribute", i8One, i16One);
    check(AttributeConstraints.I16, "16-bit signless integer attribute", i16One, i8One);
    check(AttributeConstraints.INDEX, "index attribute", IntegerAttr.of(index, 1), i8One);
    check(AttributeConstraints.ANY_INTEGER, "arbitrary integer attribute", i8One, f32One);
    check(AttributeConstraints.nonNegative(AttributeConstraints.I32),
        "32-bit signless integer attribute whose value is non-negative", IntegerAttr.of(i32, 0), i32MinusOne);
    check(AttributeConstraints.F32, "32-bit float attribute", f32One, f64One);
    check(AttributeConstraints.F64, "64-bit float attribute", f64One, f32One);
    check(AttributeConstraints.TYPE, "any type attribute", TypeAttr.of(i32), text);
    check(AttributeConstraints.ARRAY, "array attribute", ArrayAttr.of(context, List.of()), text);
    check(AttributeConstraints.STRING_ARRAY, "string array attribute",
        ArrayAttr.of(context, List.of(text)), ArrayAttr.of(context, List.of(i8One)));
    check(AttributeConstraints.DICTIONARY, "dictionary of named attribute values", DictionaryAttr.empty(context), text);
    check(AttributeConstraints.DENSE_BOOL_ARRAY, "i1 dense array attribute",
        DenseBoolArrayAttr.of(context, true), DenseI32ArrayAttr.of(context, 1));
    check(AttributeConstraints.ELEMENTS, "constant vector/tensor attribute",
        new DenseElementsBuilder(VectorType.of(new long[] {2}, i32)).addInteger(BigInteger.ONE).build(), i8One);
  }

  private static void check(TypeConstraint<?> constraint, String description, Type good, Type bad) {
    assertThat(constraint.description()).isEqualTo(description);
    assertThat(constraint.accepts(good)).as("%s is %s", good, description).isTrue();
    assertThat(constraint.accepts(bad)).as("%s is %s", bad, description).isFalse();
  }

  @Test
  void create_ownTypeConstraint_works() {
    VectorType vector = VectorType.of(new long[] {2}, i32);
    check(TypeConstraints.I16, "16-bit signless integer", IntegerType.of(context, 16), i32);
    check(TypeConstraints.I64, "64-bit signless integer", IntegerType.of(context, 64), i32);
    check(TypeConstraints.F32, "32-bit float", f32, i32);
    check(TypeConstraints.ANY_COMPLEX, "complex type with any type elements", ComplexType.of(f32), f32);
    check(TypeConstraints.ANY_VECTOR, "vector of any type values", vector, memref);
    check(TypeConstraints.vectorOf(TypeConstraints.I32), "vector of 32-bit signless integer values",
        vector, VectorType.of(new long[] {2}, f32));
    check(TypeConstraints.ANY_TUPLE, "tuple with any combination of any type values",
        TupleType.of(context, List.of(i32)), i32);
    check(TypeConstraints.NONE, "none type", NoneType.of(context), i32);
    check(TypeConstraints.SIGNLESS_INTEGER_OR_FLOAT_LIKE, "signless-integer-or-float-like", vector, memref);
  }
}
