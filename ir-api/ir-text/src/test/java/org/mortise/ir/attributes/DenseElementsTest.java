// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.OpaqueType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.Signedness;

/** The texts are MLIR's. */
class DenseElementsTest {
  private final Context context = Contexts.builder().build();
  private final Type i1 = IntegerType.of(context, 1);
  private final Type i32 = IntegerType.of(context, 32);
  private final Type f32 = FloatType.f32(context);

  @Test
  void parse_integers_printsSame() {
    assertThat(DenseNumbersAttr.ofLongs(tensor(i32, 2, 2), 1, 2, 3, 4))
        .hasToString("dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(i32, 2, 2), 1)).hasToString("dense<1> : tensor<2x2xi32>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(i32), 1)).hasToString("dense<1> : tensor<i32>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(i32, 2, 0))).hasToString("dense<> : tensor<2x0xi32>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(i32, 1, 2, 2), 1, 2, 3, 4))
        .hasToString("dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi32>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(IntegerType.of(context, 24), 2), -1)).hasToString(
        "dense<-1> : tensor<2xi24>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(IntegerType.of(context, 128), 2), 1, -2))
        .hasToString("dense<[1, -2]> : tensor<2xi128>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(IntegerType.of(context, 8, Signedness.UNSIGNED), 2), 255))
        .hasToString("dense<255> : tensor<2xui8>");
  }

  @Test
  void create_equalElements_isSplat() {
    DenseNumbersAttr same = DenseNumbersAttr.ofLongs(tensor(i32, 2), 7, 7);
    assertThat(same).isSameAs(DenseNumbersAttr.ofLongs(tensor(i32, 2), 7));
    assertThat(same.isSplat()).isTrue();
    assertThat(same.longAt(1)).isEqualTo(7);
    assertThat(DenseNumbersAttr.ofLongs(tensor(i1, 9), 1)).isSameAs(
        DenseNumbersAttr.ofLongs(tensor(i1, 9), 1, 1, 1, 1, 1, 1, 1, 1, 1));
    assertThat(DenseNumbersAttr.ofDoubles(tensor(f32, 1, 2), 1, 1))
        .hasToString("dense<1.000000e+00> : tensor<1x2xf32>");
  }

  @Test
  void parse_booleans_printsSame() {
    assertThat(DenseNumbersAttr.ofLongs(tensor(i1, 2), 1, 0)).hasToString("dense<[true, false]> : tensor<2xi1>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(i1, 2), 1)).hasToString("dense<true> : tensor<2xi1>");
    assertThat(DenseNumbersAttr.ofRaw(tensor(i1, 8), new byte[] {(byte) 0xAB})).hasToString(
        "dense<[true, true, false, true, false, true, false, true]> : tensor<8xi1>");
    Type ui1 = IntegerType.of(context, 1, Signedness.UNSIGNED);
    assertThat(DenseNumbersAttr.ofLongs(tensor(ui1, 2), 1, 0)).hasToString("dense<[true, false]> : tensor<2xui1>");
  }

  @Test
  void parse_complexNumbers_printsSame() {
    assertThat(DenseNumbersAttr.ofDoubles(tensor(ComplexType.of(f32), 2), 1, 2))
        .hasToString("dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(ComplexType.of(i32), 2), 1, 2, 3, 4))
        .hasToString("dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(ComplexType.of(i1), 2), 1, 0))
        .hasToString("dense<(true,false)> : tensor<2xcomplex<i1>>");
  }

  @Test
  void parse_strings_printsSame() {
    RankedTensorType type = tensor(OpaqueType.of(context, "foo", "str"), 2);
    assertThat(DenseStringsAttr.of(type, List.of("a", "b"))).hasToString("dense<[\"a\", \"b\"]> : tensor<2x!foo.str>");
    assertThat(DenseStringsAttr.of(type, List.of("a", "a"))).hasToString("dense<\"a\"> : tensor<2x!foo.str>");
  }

  @Test
  void print_manyElements_usesHexadecimal() {
    long[] values = new long[101];
    long[] flags = new long[101];
    for (int i = 0; i < values.length; i++) {
      values[i] = i;
      flags[i] = i % 3 == 0 ? 0 : 1;
    }
    assertThat(DenseNumbersAttr.ofLongs(tensor(i32, 101), values).toString())
        .startsWith("dense<\"0x000000000100000002000000").endsWith("64000000\"> : tensor<101xi32>");
    assertThat(DenseNumbersAttr.ofLongs(tensor(IntegerType.of(context, 12), 101), values).toString())
        .startsWith("dense<\"0x00000100020003000400");
    assertThat(DenseNumbersAttr.ofLongs(tensor(i1, 101), flags))
        .hasToString("dense<\"0xB66DDBB66DDBB66DDBB66DDB16\"> : tensor<101xi1>");
  }

  @Test
  void elements_asAttributes_haveElementType() {
    Type i128 = IntegerType.of(context, 128);
    BigInteger large = BigInteger.ONE.shiftLeft(100).negate();
    DenseElementsAttr wide =
        new DenseElementsBuilder(tensor(i128, 2)).addInteger(large).addLong(5).build();
    assertThat(wide.elementAt(0)).isSameAs(IntegerAttr.of(i128, large));
    assertThat(wide.elementAt(1)).isSameAs(IntegerAttr.of(i128, 5));
    DenseElementsAttr floats = DenseNumbersAttr.ofDoubles(tensor(f32, 2), 1, 2);
    assertThat(floats.elementAt(1)).isSameAs(FloatAttr.of(FloatType.f32(context), 2));
    DenseElementsBuilder rebuilt = new DenseElementsBuilder(tensor(f32, 2));
    assertThat(rebuilt.add(floats.elementAt(0)).add(floats.elementAt(1)).build()).isSameAs(floats);
  }

  @Test
  void parse_sparseElements_printsSame() {
    Type i64 = IntegerType.of(context, 64);
    DenseElementsAttr indices = DenseNumbersAttr.ofLongs(tensor(i64, 2, 2), 0, 0, 1, 2);
    DenseElementsAttr values = DenseNumbersAttr.ofLongs(tensor(i32, 2), 1, 5);
    assertThat(SparseElementsAttr.of(tensor(i32, 3, 4), indices, values))
        .hasToString("sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>");
    assertThat(SparseElementsAttr.of(
            tensor(i32, 3, 4), DenseNumbersAttr.ofLongs(tensor(i64, 0, 2)), DenseNumbersAttr.ofLongs(tensor(i32, 0))))
        .hasToString("sparse<> : tensor<3x4xi32>");
  }

  @Test
  void parse_resources_printsSame() {
    assertThat(DenseResourceElementsAttr.of(tensor(i32, 2), "foo")).hasToString("dense_resource<foo> : tensor<2xi32>");
  }

  private static RankedTensorType tensor(Type elementType, long... shape) {
    return RankedTensorType.of(shape, elementType);
  }
}
