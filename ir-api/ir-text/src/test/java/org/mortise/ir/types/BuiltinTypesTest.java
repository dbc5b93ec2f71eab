// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.OpaqueAttr;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.text.context.Contexts;

/** The texts and messages are MLIR's. */
class BuiltinTypesTest {
  private static final long DYNAMIC = ShapedType.DYNAMIC;

  private final Context context = Contexts.builder().build();
  private final Type i32 = IntegerType.of(context, 32);
  private final Type f32 = FloatType.f32(context);
  private final Type index = IndexType.of(context);
  private final Type none = NoneType.of(context);

  @Test
  void print_integerTypes_asMlir() {
    assertThat(i32).hasToString("i32");
    assertThat(IntegerType.of(context, 8, Signedness.SIGNED)).hasToString("si8");
    assertThat(IntegerType.of(context, 8, Signedness.UNSIGNED)).hasToString("ui8");
    assertThat(index).hasToString("index");
    assertThat(none).hasToString("none");
    assertThat(ComplexType.of(f32)).hasToString("complex<f32>");
  }

  @ParameterizedTest
  @EnumSource(FloatKind.class)
  void print_floatTypes_asMlir(FloatKind kind) {
    assertThat(FloatKind.byKeyword(kind.keyword())).isSameAs(kind);
    assertThat(FloatType.of(context, kind)).hasToString(kind.keyword());
    assertThat(kind.width()).isEqualTo(
        (kind.hasSignAndZero() ? 1 : 0) + kind.exponentBits() + kind.fractionBits()
            + (kind.hasExplicitLeadingBit() ? 1 : 0));
  }

  @Test
  void of_negativeSize_isRejected() {
    long[] negative = {2, -1};
    for (Supplier<Type> type : List.<Supplier<Type>>of(() -> MemRefType.of(negative, f32),
        () -> MemRefType.of(new long[] {2}, f32).withShape(negative), () -> RankedTensorType.of(negative, f32),
        () -> VectorType.of(negative, f32))) {
      assertThatThrownBy(type::get).isInstanceOf(IllegalArgumentException.class)
          .hasMessageEndingWith(" has no negative size, as in [2, -1]; an unknown size is ShapedType.DYNAMIC");
    }
  }

  @Test
  void print_tuplesAndFunctions_asMlir() {
    FunctionType function = FunctionType.of(context, List.of(i32), List.of(i32));
    assertThat(TupleType.of(context, List.of())).hasToString("tuple<>");
    assertThat(TupleType.of(context, List.of(i32, f32))).hasToString("tuple<i32, f32>");
    assertThat(function).hasToString("(i32) -> i32");
    assertThat(FunctionType.of(context, List.of(), List.of(function))).hasToString("() -> ((i32) -> i32)");
    assertThat(FunctionType.of(context, List.of(i32), List.of())).hasToString("(i32) -> ()");
    assertThat(FunctionType.of(context, List.of(), List.of(i32, f32))).hasToString("() -> (i32, f32)");
  }

  @Test
  void print_longTuple_isAbbreviated() {
    assertThat(TupleType.of(context, Collections.nCopies(16, i32)).aliasName()).isNull();
    assertThat(TupleType.of(context, Collections.nCopies(17, i32)).aliasName()).isEqualTo("tuple");
  }

  @Test
  void print_opaqueTypes_asMlir() {
    assertThat(OpaqueType.of(context, "foo", "bar")).hasToString("!foo.bar");
    assertThat(OpaqueType.of(context, "foo", "bar<a b>")).hasToString("!foo.bar<a b>");
    assertThat(OpaqueType.of(context, "foo", "a b")).hasToString("!foo<a b>");
    assertThat(OpaqueType.of(context, "foo", "\"bar baz\"")).hasToString("!foo<\"bar baz\">");
  }

  @Test
  void print_vectorsAndTensors_asMlir() {
    assertThat(VectorType.of(new long[] {4}, i32)).hasToString("vector<4xi32>");
    assertThat(VectorType.of(new long[] {4, 2}, new boolean[] {true, false}, f32)).hasToString("vector<[4]x2xf32>");
    assertThat(VectorType.of(new long[0], f32)).hasToString("vector<f32>");
    assertThat(RankedTensorType.of(new long[0], f32)).hasToString("tensor<f32>");
    assertThat(RankedTensorType.of(new long[] {DYNAMIC, 2}, f32, StringAttr.of(context, "enc")))
        .hasToString("tensor<?x2xf32, \"enc\">");
    assertThat(RankedTensorType.of(new long[] {2}, f32, IntegerAttr.i64(context, 1)))
        .hasToString("tensor<2xf32, 1 : i64>");
    assertThat(UnrankedTensorType.of(f32)).hasToString("tensor<*xf32>");
  }

  @Test
  void print_memRefs_asMlir() {
    StridedLayoutAttr strided = StridedLayoutAttr.of(context, DYNAMIC, DYNAMIC);
    assertThat(memref(null, null)).hasToString("memref<2xf32>");
    assertThat(memref(strided, IntegerAttr.i64(context, 3))).hasToString("memref<2xf32, strided<[?], offset: ?>, 3>");
    assertThat(memref(null, IntegerAttr.i32(context, 1))).hasToString("memref<2xf32, 1 : i32>");
    assertThat(memref(null, StringAttr.of(context, "x"))).hasToString("memref<2xf32, \"x\">");
    assertThat(UnrankedMemRefType.of(f32, IntegerAttr.i64(context, 1))).hasToString("memref<*xf32, 1>");
  }

  @Test
  void create_defaultMemorySpace_isDropped() {
    assertThat(memref(null, IntegerAttr.i32(context, 0))).isSameAs(memref(null, null));
    assertThat(UnrankedMemRefType.of(f32, IntegerAttr.i64(context, 0))).isSameAs(UnrankedMemRefType.of(f32));
  }

  @Test
  void create_sameStructure_isSameObject() {
    assertThat(memref(null, null)).isSameAs(MemRefType.of(new long[] {2}, f32));
    assertThat(memref(null, null)).isNotSameAs(MemRefType.of(new long[] {3}, f32));
    assertThat(FunctionType.of(context, List.of(i32), List.of())).isSameAs(
        FunctionType.of(context, List.of(i32), List.of()));
    assertThat(FunctionType.of(context, List.of(i32), List.of())).isNotSameAs(
        FunctionType.of(context, List.of(), List.of(i32)));
  }

  @Test
  void verify_wrongElementType_isError() {
    assertThat(BaseMemRefType.verifyElementType(none)).isEqualTo("invalid memref element type");
    assertThat(BaseMemRefType.verifyElementType(RankedTensorType.of(new long[0], f32)))
        .isEqualTo("invalid memref element type");
    assertThat(BaseMemRefType.verifyElementType(memref(null, null))).isNull();
    assertThat(TensorType.verifyElementType(memref(null, null))).isEqualTo("invalid tensor element type");
    assertThat(TensorType.verifyElementType(OpaqueType.of(context, "foo", "bar"))).isNull();
    assertThat(ComplexType.verify(index)).isEqualTo("invalid element type for complex");
    assertThat(VectorType.verify(new long[] {2}, new boolean[1], none))
        .isEqualTo("vector elements must be int/index/float type");
    assertThat(VectorType.verify(new long[] {0}, new boolean[1], f32))
        .isEqualTo("vector types must have positive constant sizes");
    assertThat(IntegerType.verify(1 << 24)).isEqualTo("integer bitwidth is limited to 16777215 bits");
  }

  @Test
  void verify_wrongLayoutOrMemorySpace_isError() {
    long[] shape = {2};
    assertThat(MemRefType.verify(shape, f32, StridedLayoutAttr.of(context, 0, 1, 2), null))
        .isEqualTo("expected the number of strides to match the rank");
    assertThat(MemRefType.verify(shape, f32, null, UnitAttr.of(context)))
        .isEqualTo("unsupported memory space Attribute");
    assertThat(MemRefType.verify(shape, f32, null, OpaqueAttr.of(context, "gpu", "space", null))).isNull();
  }

  @Test
  void elementCount_shapes_isProduct() {
    ShapedType type = RankedTensorType.of(new long[] {2, 3, 4}, f32);
    assertThat(type.numElements()).isEqualTo(24);
    assertThat(type.hasStaticShape()).isTrue();
    ShapedType dynamic = RankedTensorType.of(new long[] {DYNAMIC, 3, DYNAMIC}, f32);
    assertThat(dynamic.hasStaticShape()).isFalse();
    assertThat(dynamic.dynamicDimCount()).isEqualTo(2);
    assertThat(dynamic.dynamicDimIndex(2)).isEqualTo(1);
    assertThat(RankedTensorType.of(new long[] {1L << 40, 1L << 40}, f32).elementCountOverflows()).isTrue();
  }

  private MemRefType memref(StridedLayoutAttr layout, Attribute space) {
    return MemRefType.of(new long[] {2}, f32, layout, space);
  }
}
