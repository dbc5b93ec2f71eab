// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.ir.affine.AffineExpr.dim;
import static org.mortise.ir.affine.AffineExpr.symbol;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.NoText;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.StridedLayoutAttr;

/** The strides that MLIR's test-memref-stride-calculation prints for these types. */
class StridesTest {
  private static final long DYNAMIC = ShapedType.DYNAMIC;

  private final Context context = NoText.context();
  private final FloatType f32 = FloatType.f32(context);
  private final AffineExpr d0 = dim(0);
  private final AffineExpr d1 = dim(1);
  private final AffineExpr s0 = symbol(0);

  @Test
  void strides_ofShapes_areRowMajor() {
    assertThat(MemRefType.of(new long[] {DYNAMIC, DYNAMIC, 4}, f32).stridesAndOffset())
        .isEqualTo(strided(0, DYNAMIC, 4, 1));
    assertThat(MemRefType.of(new long[0], f32).stridesAndOffset()).isEqualTo(strided(0));
  }

  @Test
  void strides_ofStridedLayouts_matchLayout() {
    MemRefType type = MemRefType.of(new long[] {2, 2}, f32, StridedLayoutAttr.of(context, 3, DYNAMIC, 1), null);
    assertThat(type.stridesAndOffset()).isEqualTo(strided(3, DYNAMIC, 1));
  }

  @Test
  void strides_ofMaps_areComputed() {
    assertThat(of(d0.times(3).plus(d1).plus(5))).isEqualTo(strided(5, 3, 1));
    assertThat(of(d0.times(s0).plus(d1.times(2)).plus(symbol(1)))).isEqualTo(strided(DYNAMIC, DYNAMIC, 2));
    assertThat(of(d0.plus(d1))).isEqualTo(strided(0, 1, 1));
    assertThat(of(d0.times(s0).plus(d1).times(2).plus(7))).isEqualTo(strided(7, DYNAMIC, 2));
  }

  @Test
  void strides_ofOtherMaps_areUnknown() {
    assertThat(of(d1, d0)).isNull();
    assertThat(of(d0.times(2).plus(d1.mod(2)))).isNull();
    assertThat(of(d0.times(3))).isNull();
    assertThat(of(d0.times(s0).plus(d1.times(2)).minus(d0.times(s0)))).isNull();
  }

  @Test
  void create_identityMap_isNoLayout() {
    AffineMapAttr identity = AffineMapAttr.of(context, AffineMap.identity(1));
    long[] shape = {2};
    assertThat(MemRefType.of(shape, f32, identity, null)).isSameAs(MemRefType.of(shape, f32));
    assertThat(MemRefType.of(shape, f32, StridedLayoutAttr.of(context, 0, 1), null).isIdentityLayout()).isTrue();
  }

  @Test
  void verify_layoutOfOtherRank_isError() {
    AffineMapAttr map = AffineMapAttr.of(context, AffineMap.of(2, 0, d0));
    assertThat(MemRefType.verify(new long[] {2}, f32, map, null))
        .isEqualTo("memref layout mismatch between rank and affine map: 1 != 2");
  }

  private StridesAndOffset of(AffineExpr... results) {
    AffineMapAttr map = AffineMapAttr.of(context, AffineMap.of(2, 2, results));
    return MemRefType.of(new long[] {2, 3}, f32, map, null).stridesAndOffset();
  }

  private static StridesAndOffset strided(long offset, long... strides) {
    return new StridesAndOffset(strides, offset);
  }
}
