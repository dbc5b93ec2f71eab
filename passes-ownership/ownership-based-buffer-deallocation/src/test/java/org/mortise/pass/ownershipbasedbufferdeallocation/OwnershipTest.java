// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IntegerType;

class OwnershipTest {
  private final Block block = new Block();
  private final Context context = Contexts.builder().build();
  private final Ownership first = Ownership.unique(indicator());
  private final Ownership second = Ownership.unique(indicator());

  private Value indicator() {
    return block.addArgument(IntegerType.of(context, 1), UnknownLoc.of(context));
  }

  @Test
  void combine_withUninitialized_returnsOther() {
    for (Ownership ownership : List.of(Ownership.UNINITIALIZED, first, Ownership.UNKNOWN)) {
      assertThat(ownership.combine(Ownership.UNINITIALIZED)).isEqualTo(ownership);
      assertThat(Ownership.UNINITIALIZED.combine(ownership)).isEqualTo(ownership);
    }
  }

  @Test
  void combine_sameIndicator_isUnique() {
    assertThat(first.combine(Ownership.unique(first.indicator()))).isEqualTo(first);
  }

  @Test
  void combine_differentIndicators_isUnknown() {
    assertThat(first.combine(second)).isEqualTo(Ownership.UNKNOWN);
    assertThat(second.combine(first)).isEqualTo(Ownership.UNKNOWN);
  }

  @Test
  void combine_withUnknown_isUnknown() {
    assertThat(Ownership.UNKNOWN.combine(first)).isEqualTo(Ownership.UNKNOWN);
    assertThat(first.combine(Ownership.UNKNOWN)).isEqualTo(Ownership.UNKNOWN);
  }
}
