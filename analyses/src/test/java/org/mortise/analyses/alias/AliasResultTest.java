// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AliasResultTest {
  @Test
  void merge_differentResults_keepsCommonKnowledge() {
    assertThat(AliasResult.NO.merge(AliasResult.NO)).isSameAs(AliasResult.NO);
    assertThat(AliasResult.NO.merge(AliasResult.MUST)).isSameAs(AliasResult.MAY);
    assertThat(AliasResult.MUST.merge(AliasResult.PARTIAL)).isSameAs(AliasResult.PARTIAL);
    assertThat(AliasResult.PARTIAL.merge(AliasResult.MAY)).isSameAs(AliasResult.MAY);
  }

  @Test
  void unionAndIntersect_readAndWrite_combineAccesses() {
    assertThat(ModRefResult.REF.union(ModRefResult.MOD)).isSameAs(ModRefResult.MOD_REF);
    assertThat(ModRefResult.MOD_REF.intersect(ModRefResult.REF)).isSameAs(ModRefResult.REF);
    assertThat(ModRefResult.MOD.intersect(ModRefResult.REF)).isSameAs(ModRefResult.NONE);
    assertThat(ModRefResult.MOD.isMod()).isTrue();
    assertThat(ModRefResult.MOD.isRef()).isFalse();
    assertThat(ModRefResult.MOD_REF.isRef()).isTrue();
  }
}
