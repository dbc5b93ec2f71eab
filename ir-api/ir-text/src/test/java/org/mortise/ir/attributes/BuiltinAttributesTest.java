// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.IntegerSet;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.OpaqueType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.Signedness;

/** The texts are MLIR's. */
class BuiltinAttributesTest {
  private final Context context = Contexts.builder().build();
  private final Type i8 = IntegerType.of(context, 8);
  private final Type i32 = IntegerType.of(context, 32);

  @Test
  void print_integers_asMlir() {
    assertThat(IntegerAttr.bool(context, true)).hasToString("true");
    assertThat(IntegerAttr.index(context, -5)).hasToString("-5 : index");
    assertThat(IntegerAttr.of(i8, 255)).hasToString("-1 : i8").isSameAs(IntegerAttr.of(i8, -1));
    assertThat(IntegerAttr.of(IntegerType.of(context, 8, Signedness.UNSIGNED), 255)).hasToString("255 : ui8");
    assertThat(IntegerAttr.of(IntegerType.of(context, 1, Signedness.SIGNED), 1)).hasToString("-1 : si1");
    assertThat(IntegerAttr.of(IntegerType.of(context, 64, Signedness.UNSIGNED), -1))
        .hasToString("18446744073709551615 : ui64");
    assertThat(IntegerAttr.of(IntegerType.of(context, 0), 0)).hasToString("0 : i0");
  }

  @Test
  void print_wideIntegers_asMlir() {
    Type i128 = IntegerType.of(context, 128);
    BigInteger largest = new BigInteger("170141183460469231731687303715884105727");
    assertThat(IntegerAttr.of(i128, largest)).hasToString(largest + " : i128");
    assertThat(IntegerAttr.of(i128, largest.add(BigInteger.ONE)).signedValue()).isNegative();
    assertThat(IntegerAttr.of(i128, -1)).isSameAs(IntegerAttr.of(i128, BigInteger.ONE.negate()));
    assertThat(IntegerAttr.of(i128, -1).unsignedValue().bitLength()).isEqualTo(128);
  }

  @Test
  void longValue_integers_signedAndUnsigned() {
    IntegerAttr attribute = IntegerAttr.of(i8, 200);
    assertThat(attribute.longValue()).isEqualTo(-56);
    assertThat(attribute.unsignedLongValue()).isEqualTo(200);
    assertThat(IntegerAttr.bool(context, true).longValue()).isEqualTo(-1);
    assertThat(IntegerAttr.bool(context, true).boolValue()).isTrue();
  }

  @Test
  void print_strings_escapes() {
    assertThat(StringAttr.of("a", i32)).hasToString("\"a\" : i32");
    assertThat(StringAttr.of(context, "a\n\"\\\"\t")).hasToString("\"a\\0A\\22\\\\\\22\\09\"");
    assertThat(SymbolRefAttr.of(context, "a b", List.of("c"))).hasToString("@\"a b\"::@c");
  }

  @Test
  void print_arrays_omitDefaultTypes() {
    ArrayAttr inner = ArrayAttr.of(
        context, IntegerAttr.i64(context, 4), StringAttr.of("a", i32),
        DictionaryAttr.of(context, List.of(new NamedAttribute("b", IntegerAttr.i64(context, 5)))));
    ArrayAttr array = ArrayAttr.of(
        context, FloatAttr.of(FloatType.f64(context), 1), FloatAttr.of(FloatType.f32(context), 2),
        IntegerAttr.bool(context, true), IntegerAttr.i32(context, 3), inner);
    assertThat(array).hasToString(
        "[1.000000e+00, 2.000000e+00 : f32, true, 3 : i32, [4, \"a\" : i32, {b = 5 : i64}]]");
    assertThat(ArrayAttr.of(context)).hasToString("[]");
    assertThat(TypeAttr.of(i32)).hasToString("i32");
  }

  @Test
  void print_denseArrays_asMlir() {
    assertThat(DenseI32ArrayAttr.of(context)).hasToString("array<i32>");
    assertThat(DenseBoolArrayAttr.of(context, true, false)).hasToString("array<i1: true, false>");
    assertThat(DenseI8ArrayAttr.of(context, (byte) -1)).hasToString("array<i8: -1>");
    assertThat(DenseI16ArrayAttr.of(context, (short) 1)).hasToString("array<i16: 1>");
    assertThat(DenseI64ArrayAttr.of(context, 1, 2)).hasToString("array<i64: 1, 2>");
    assertThat(DenseF32ArrayAttr.of(context, 1, 2.5f)).hasToString("array<f32: 1.000000e+00, 2.500000e+00>");
    assertThat(DenseF64ArrayAttr.of(context, 1)).hasToString("array<f64: 1.000000e+00>");
  }

  @Test
  void print_denseArraysOfRareTypes_asMlir() {
    FloatType bf16 = FloatType.bf16(context);
    Type ui1 = IntegerType.of(context, 1, Signedness.UNSIGNED);
    assertThat(DenseTypedArrayAttr.of(bf16, List.of(FloatAttr.of(bf16, 1)))).hasToString("array<bf16: 1.000000e+00>");
    assertThat(DenseTypedArrayAttr.of(ui1, List.of(IntegerAttr.of(ui1, 1)))).hasToString("array<ui1: true>");
    assertThat(DenseTypedArrayAttr.of(i32, List.of(IntegerAttr.of(i32, 7))))
        .isSameAs(DenseI32ArrayAttr.of(context, 7));
    assertThat(DenseArrayAttr.verifyElementType(IntegerType.of(context, 4)))
        .isEqualTo("element type bitwidth must be a multiple of 8");
    assertThat(DenseArrayAttr.verifyElementType(FloatType.of(context, FloatKind.TF32))).isNull();
  }

  @Test
  void print_affineAttributes_asMlir() {
    AffineExpr d0 = AffineExpr.dim(0);
    AffineMapAttr map = AffineMapAttr.of(context, AffineMap.of(1, 0, d0.times(4).plus(3).minus(d0)));
    assertThat(map).hasToString("affine_map<(d0) -> (d0 * 3 + 3)>");
    assertThat(map.aliasName()).isEqualTo("map");
    assertThat(AffineMapAttr.of(context, AffineMap.of(1, 0, d0.times(4).plus(3).minus(d0)))).isSameAs(map);
    IntegerSetAttr set = IntegerSetAttr.of(context, IntegerSet.empty(1, 0));
    assertThat(set).hasToString("affine_set<(d0) : (1 == 0)>");
    assertThat(set.aliasName()).isEqualTo("set");
  }

  @Test
  void print_layouts_asMlir() {
    assertThat(StridedLayoutAttr.of(context, 2, 1, ShapedType.DYNAMIC)).hasToString("strided<[1, ?], offset: 2>");
    assertThat(StridedLayoutAttr.of(context, 0)).hasToString("strided<[]>");
    assertThat(StridedLayoutAttr.of(context, -1, -1)).hasToString("strided<[-1], offset: -1>");
    assertThat(StridedLayoutAttr.verify(new long[] {0})).isEqualTo("strides must not be zero");
  }

  @Test
  void print_opaqueAndDistinct_asMlir() {
    assertThat(OpaqueAttr.of(context, "foo", "bar", null)).hasToString("#foo.bar");
    assertThat(OpaqueAttr.of(context, "foo", "\"bar\"", null)).hasToString("#foo<\"bar\">");
    assertThat(OpaqueAttr.of(context, "foo", "bar", i32)).hasToString("#foo.bar : i32");
    assertThat(DistinctAttr.create(IntegerAttr.i32(context, 1))).hasToString("distinct[0]<1 : i32>");
    assertThat(DistinctAttr.create(UnitAttr.of(context))).hasToString("distinct[0]<>");
    assertThat(DistinctAttr.create(UnitAttr.of(context))).isNotSameAs(DistinctAttr.create(UnitAttr.of(context)));
  }

  @Test
  void print_stringsWithOpaqueTypes_asMlir() {
    assertThat(StringAttr.of("a", OpaqueType.of(context, "foo", "str")).type()).hasToString("!foo.str");
    assertThat(StringAttr.of(context, "a").type()).isNull();
  }

  @Test
  void elements_denseArrays_areAccessible() {
    assertThat(DenseBoolArrayAttr.of(context, true, false).toArray()).containsExactly(true, false);
    assertThat(DenseI8ArrayAttr.of(context, (byte) 1, (byte) -2).toArray()).containsExactly(1, -2);
    assertThat(DenseI16ArrayAttr.of(context, (short) 1, (short) -2).get(1)).isEqualTo((short) -2);
    assertThat(DenseF32ArrayAttr.of(context, 1, 2.5f).get(1)).isEqualTo(2.5f);
    assertThat(DenseF64ArrayAttr.of(context, 1, 2.5).toArray()).containsExactly(1, 2.5);
    FloatType bf16 = FloatType.bf16(context);
    FloatAttr one = FloatAttr.of(bf16, 1);
    assertThat(((DenseTypedArrayAttr) DenseTypedArrayAttr.of(bf16, List.of(one))).get(0)).isSameAs(one);
  }

  @Test
  void create_denseArray_copiesElements() {
    double[] given = {1, 2};
    DenseF64ArrayAttr array = DenseF64ArrayAttr.of(context, given);
    given[0] = 7;
    array.toArray()[1] = 7;
    assertThat(array).hasToString("array<f64: 1.000000e+00, 2.000000e+00>");
  }
}
