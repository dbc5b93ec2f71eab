// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.dataflow.DataFlowPrograms;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Buffers that are accessed, directly or through aliases, and buffers that are only forwarded. */
class AccessedBuffersTest {
  private static boolean isAccessed(String body) {
    Operation module = DataFlowPrograms.parse("""
        func.func private @use(memref<4xf32>)
        func.func @f(%c: i1, %v: f32, %i: index, %other: memref<4xf32>) {
          %m = memref.alloc() {tag = "alloc"} : memref<4xf32>
        """ + body + "\n  return\n}");
    Value buffer = DataFlowPrograms.tagged(module, "alloc").result(0);
    return AccessedBuffers.of(module, BufferAliases.of(module)).contains(buffer);
  }

  @Test
  void contains_unusedBuffer_isFalse() {
    assertThat(isAccessed("")).isFalse();
  }

  @Test
  void contains_readWrittenOrPassedBuffer_isTrue() {
    assertThat(isAccessed("%0 = memref.load %m[%i] : memref<4xf32>")).isTrue();
    assertThat(isAccessed("memref.store %v, %m[%i] : memref<4xf32>")).isTrue();
    assertThat(isAccessed("call @use(%m) : (memref<4xf32>) -> ()")).isTrue();
  }

  @Test
  void contains_bufferWithUnusedView_isFalse() {
    assertThat(isAccessed("%0 = memref.cast %m : memref<4xf32> to memref<?xf32>")).isFalse();
  }

  @Test
  void contains_bufferWithAccessedView_isTrue() {
    assertThat(isAccessed("""
        %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
        memref.store %v, %0[%i] : memref<?xf32>""")).isTrue();
  }

  @Test
  void contains_bufferYieldedToUnusedResult_isFalse() {
    assertThat(isAccessed("""
        %0 = scf.if %c -> memref<4xf32> {
          scf.yield %m : memref<4xf32>
        } else {
          scf.yield %other : memref<4xf32>
        }""")).isFalse();
  }

  @Test
  void contains_bufferYieldedToAccessedResult_isTrue() {
    assertThat(isAccessed("""
        %0 = scf.if %c -> memref<4xf32> {
          scf.yield %m : memref<4xf32>
        } else {
          scf.yield %other : memref<4xf32>
        }
        %1 = memref.load %0[%i] : memref<4xf32>""")).isTrue();
  }
}
