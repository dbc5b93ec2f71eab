// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.context.Contexts;

class RegionBranchPointTest {
  private final Context context = Contexts.builder().build();
  private final Operation op = operation();
  private final Region first = op.region(0);
  private final Region second = op.region(1);

  private Operation operation() {
    OperationState state = new OperationState(UnknownLoc.of(context), context.operationName("t.two_regions"));
    state.addRegion();
    state.addRegion();
    return Operation.create(state);
  }

  @Test
  void region_ofParent_throws() {
    assertThatThrownBy(() -> RegionBranchPoint.parent().region()).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void region_null_throws() {
    assertThatThrownBy(() -> RegionBranchPoint.region(null))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("RegionBranchPoint.parent()");
  }

  @Test
  void equals_sameRegion_isTrue() {
    RegionBranchPoint point = RegionBranchPoint.region(first);

    assertThat(point).isEqualTo(RegionBranchPoint.region(first)).hasSameHashCodeAs(RegionBranchPoint.region(first));
    assertThat(point).isNotEqualTo(RegionBranchPoint.region(second)).isNotEqualTo(RegionBranchPoint.parent());
  }

  @Test
  void isRegion_nullForParent_isFalse() {
    assertThat(RegionBranchPoint.parent().isRegion(null)).isFalse();
    assertThat(RegionBranchPoint.region(second).isRegion(second)).isTrue();
    assertThat(RegionBranchPoint.region(second).isRegion(first)).isFalse();
  }

  @Test
  void isParent_ofRegion_isFalse() {
    assertThat(RegionBranchPoint.parent().isParent()).isTrue();
    assertThat(RegionBranchPoint.region(first).isParent()).isFalse();
    assertThat(RegionBranchPoint.region(first).region()).isSameAs(first);
  }

  @Test
  void toString_regionOrParent_namesIt() {
    assertThat(RegionBranchPoint.parent()).hasToString("parent");
    assertThat(RegionBranchPoint.region(second)).hasToString("region #1");
  }
}
