// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.affine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mortise.ir.affine.AffineExpr.constant;
import static org.mortise.ir.affine.AffineExpr.dim;
import static org.mortise.ir.affine.AffineExpr.symbol;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The texts are MLIR's for maps written like the expressions here. */
class AffineTest {
  private final AffineExpr d0 = dim(0);
  private final AffineExpr d1 = dim(1);
  private final AffineExpr s0 = symbol(0);

  @Test
  void create_sumsAndProducts_ordersOperands() {
    assertThat(constant(2).plus(d0)).hasToString("d0 + 2");
    assertThat(s0.plus(d0)).hasToString("d0 + s0");
    assertThat(constant(3).times(d0)).hasToString("d0 * 3");
    assertThat(s0.times(d0)).hasToString("d0 * s0");
    assertThat(d0.plus(2).plus(d1)).hasToString("d0 + d1 + 2");
  }

  @Test
  void create_equalTerms_joinsThem() {
    assertThat(d0.times(4).plus(3).minus(d0)).hasToString("d0 * 3 + 3");
    assertThat(d0.plus(2).plus(3)).hasToString("d0 + 5");
    assertThat(d0.times(2).plus(d0.times(3))).hasToString("d0 * 5");
    assertThat(d0.minus(d0)).hasToString("0");
    assertThat(d0.times(2).times(3)).hasToString("d0 * 6");
    assertThat(d0.plus(d1).minus(d0)).hasToString("d0 + d1 - d0");
  }

  @Test
  void create_divisions_simplifies() {
    assertThat(d0.times(128).floorDiv(64)).hasToString("d0 * 2");
    assertThat(d0.times(4).plus(d1).floorDiv(4)).hasToString("d0 + d1 floordiv 4");
    assertThat(d0.times(4).plus(d1).mod(4)).hasToString("d1 mod 4");
    assertThat(d0.mod(8).mod(4)).hasToString("d0 mod 4");
    assertThat(d0.minus(d0.floorDiv(5).times(5))).hasToString("d0 mod 5");
    assertThat(constant(-7).floorDiv(2)).hasToString("-4");
    assertThat(constant(-7).ceilDiv(2)).hasToString("-3");
    assertThat(constant(-7).mod(4)).hasToString("1");
    assertThat(d0.floorDiv(0)).hasToString("d0 floordiv 0");
  }

  @Test
  void print_nested_omitsNeedlessParentheses() {
    assertThat(d0.negated()).hasToString("-d0");
    assertThat(d0.plus(d1).negated()).hasToString("-(d0 + d1)");
    assertThat(d0.minus(1)).hasToString("d0 - 1");
    assertThat(d0.minus(d1.times(2))).hasToString("d0 - d1 * 2");
    assertThat(d0.minus(d1.plus(s0))).hasToString("d0 - (d1 + s0)");
    assertThat(d0.minus(d1.mod(3))).hasToString("d0 - d1 mod 3");
    assertThat(d0.mod(3).times(2)).hasToString("(d0 mod 3) * 2");
    assertThat(d0.plus(d1).floorDiv(3)).hasToString("(d0 + d1) floordiv 3");
  }

  @Test
  void create_overflow_isNotFolded() {
    AffineExpr large = constant(Long.MAX_VALUE);
    assertThat(large.plus(1)).isInstanceOf(AffineBinaryExpr.class);
    assertThatThrownBy(() -> large.times(d0).evaluate(new long[] {2}, new long[0]))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void equals_sameStructure_isSameObject() {
    assertThat(d0.plus(s0)).isEqualTo(dim(0).plus(symbol(0))).hasSameHashCodeAs(dim(0).plus(symbol(0)));
    assertThat(d0.plus(s0)).isNotEqualTo(d1.plus(s0));
    assertThat(AffineMap.of(1, 0, d0)).isNotEqualTo(AffineMap.of(2, 0, d0)).isEqualTo(AffineMap.identity(1));
  }

  @Test
  void print_sum_keepsOrderOfTerms() {
    assertThat(d0.plus(d1).plus(d0)).hasToString("d0 + d1 + d0");
  }

  @Test
  void create_longExpression_needsNoStack() {
    AffineExpr sum = d0;
    AffineExpr same = d0;
    for (int i = 0; i < 100_000; i++) {
      sum = sum.mod(s0).plus(d1);
      same = same.mod(s0).plus(d1);
    }
    assertThat(sum.equals(same)).isTrue();
    assertThat(sum.toString()).hasSizeGreaterThan(100_000);
    assertThat(sum.shiftDims(1, 0).usesDim(2)).isTrue();
  }

  @Test
  void print_maps_asMlir() {
    assertThat(AffineMap.of(0, 0)).hasToString("() -> ()");
    assertThat(AffineMap.of(2, 1, d0.plus(s0), d1)).hasToString("(d0, d1)[s0] -> (d0 + s0, d1)");
    assertThat(AffineMap.of(0, 2, s0)).hasToString("()[s0, s1] -> (s0)");
  }

  @Test
  void classify_maps_identityAndPermutation() {
    assertThat(AffineMap.identity(3).isIdentity()).isTrue();
    assertThat(AffineMap.minorIdentity(3, 2).isMinorIdentity()).isTrue();
    assertThat(AffineMap.minorIdentity(3, 2).isIdentity()).isFalse();
    assertThat(AffineMap.permutation(1, 0).isPermutation()).isTrue();
    assertThat(AffineMap.of(2, 0, d1).isProjectedPermutation()).isTrue();
    assertThat(AffineMap.of(2, 0, d1, d1).isProjectedPermutation()).isFalse();
  }

  @Test
  void compose_maps_evaluatesAsComposition() {
    AffineMap outer = AffineMap.of(2, 1, d0.plus(d1.times(2)).plus(s0));
    AffineMap inner = AffineMap.of(1, 1, d0.floorDiv(2), d0.plus(s0));
    AffineMap composed = outer.compose(inner);
    assertThat(composed).hasToString("(d0)[s0, s1] -> (d0 floordiv 2 + (d0 + s1) * 2 + s0)");
    assertThat(composed.evaluate(new long[] {5}, new long[] {100, 1})).containsExactly(114);
  }

  @Test
  void contains_sets_evaluatesConstraints() {
    IntegerSet set = IntegerSet.of(1, 1, List.of(d0.minus(s0), d0), new boolean[] {false, true});
    assertThat(set).hasToString("(d0)[s0] : (d0 - s0 >= 0, d0 == 0)");
    assertThat(set.contains(new long[] {0}, new long[] {-1})).isTrue();
    assertThat(set.contains(new long[] {1}, new long[] {0})).isFalse();
    assertThat(IntegerSet.empty(1, 0)).hasToString("(d0) : (1 == 0)");
  }
}
