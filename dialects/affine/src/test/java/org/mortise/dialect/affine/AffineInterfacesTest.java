// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mortise.testing.ClassPathContext.parseAndFind;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;

class AffineInterfacesTest {
  private static final String PROGRAM = """
      func.func @f(%m: memref<8xf32>, %i: index) {
        %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
        %1 = affine.load %m[%i] : memref<8xf32>
        affine.store %1, %m[%0] : memref<8xf32>
        return
      }
      """;

  @Test
  void effects_loadAndStore_areOnTheBuffer() {
    Operation load = parseAndFind(PROGRAM, "affine.load");
    Operation store = parseAndFind(PROGRAM, "affine.store");

    assertThat(MemoryEffects.hasEffect(load, MemoryEffect.Kind.READ, load.operand(0))).isTrue();
    assertThat(MemoryEffects.hasEffect(load, MemoryEffect.Kind.WRITE, load.operand(0))).isFalse();
    assertThat(MemoryEffects.hasEffect(store, MemoryEffect.Kind.WRITE, store.operand(1))).isTrue();
  }

  @Test
  void effects_apply_areNone() {
    assertThat(MemoryEffects.isPure(parseAndFind(PROGRAM, "affine.apply"))).isTrue();
  }
}
