// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.viewopgraph;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The pictures of offsets in the page of a run, as data. */
class ReportedMemoryTest {
  private static String memoryOf(String program) {
    String data = ReportedPage.dataOf(program, "b0");
    int start = data.indexOf("\"memory\":", data.indexOf("\"buffersAfter\""));
    return data.substring(start, data.indexOf("]]}]", start) + 4);
  }

  @Test
  void memory_freedBeforeNextAllocation_sharesOffset() {
    String memory = memoryOf("""
        func.func @f(%x: memref<8xf32>) {
          %a = memref.alloc() : memref<8xf32>
          memref.copy %x, %a : memref<8xf32> to memref<8xf32>
          memref.dealloc %a : memref<8xf32>
          %b = memref.alloc() : memref<4xf32>
          memref.copy %x, %x : memref<8xf32> to memref<8xf32>
          memref.dealloc %b : memref<4xf32>
          return
        }
        """);

    assertThat(memory).contains("\"size\":32,\"peak\":32,\"bound\":32,")
        .contains("[\"%alloc\",\"memref<8xf32>\",\"FREED\",32,0,1,3,2,4]")
        .contains("[\"%alloc_0\",\"memref<4xf32>\",\"FREED\",16,0,4,6,5,7]");
  }

  @Test
  void memory_freedLate_boundIsBelowPeak() {
    String memory = memoryOf("""
        func.func @f(%x: memref<8xf32>) {
          %a = memref.alloc() : memref<8xf32>
          memref.copy %x, %a : memref<8xf32> to memref<8xf32>
          %b = memref.alloc() : memref<4xf32>
          memref.dealloc %b : memref<4xf32>
          memref.dealloc %a : memref<8xf32>
          return
        }
        """);

    assertThat(memory).contains("\"size\":48,\"peak\":48,\"bound\":32,");
  }

  @Test
  void memory_arena_hasPartsAtTheirOffsets() {
    String memory = memoryOf("""
        func.func @f(%x: memref<8xf32>) {
          %arena = memref.alloc() : memref<64xi8>
          %c0 = arith.constant 0 : index
          %a = memref.view %arena[%c0][] : memref<64xi8> to memref<8xf32>
          memref.copy %x, %a : memref<8xf32> to memref<8xf32>
          %c32 = arith.constant 32 : index
          %b = memref.view %arena[%c32][] : memref<64xi8> to memref<8xf32>
          memref.copy %a, %b : memref<8xf32> to memref<8xf32>
          memref.copy %b, %x : memref<8xf32> to memref<8xf32>
          memref.dealloc %arena : memref<64xi8>
          return
        }
        """);

    assertThat(memory).contains("\"size\":64,\"peak\":64,\"bound\":64,")
        .contains("[\"%alloc\",\"memref<64xi8>\",\"ARENA\",64,0,1,9,2,10]")
        .contains("[\"%view\",\"memref<8xf32>\",\"PART\",32,0,3,7,5,8]")
        .contains("[\"%view_0\",\"memref<8xf32>\",\"PART\",32,32,6,8,8,9]");
  }

  @Test
  void memory_partlyFilledArena_boundIsBelowPeak() {
    String memory = memoryOf("""
        func.func @f(%x: memref<8xf32>) {
          %arena = memref.alloc() : memref<64xi8>
          %c0 = arith.constant 0 : index
          %a = memref.view %arena[%c0][] : memref<64xi8> to memref<8xf32>
          memref.copy %x, %a : memref<8xf32> to memref<8xf32>
          %c32 = arith.constant 32 : index
          %b = memref.view %arena[%c32][] : memref<64xi8> to memref<8xf32>
          memref.copy %x, %b : memref<8xf32> to memref<8xf32>
          memref.dealloc %arena : memref<64xi8>
          return
        }
        """);

    assertThat(memory).contains("\"peak\":64,\"bound\":32,");
  }

  /** As after {@code cse}. */
  @Test
  void memory_viewOfTwoBuffers_hasTwoLives() {
    String memory = memoryOf("""
        func.func @f(%x: memref<8xf32>, %y: memref<4xf32>) {
          %arena = memref.alloc() : memref<32xi8>
          %c0 = arith.constant 0 : index
          %a = memref.view %arena[%c0][] : memref<32xi8> to memref<8xf32>
          memref.copy %x, %a : memref<8xf32> to memref<8xf32>
          %b = memref.view %arena[%c0][] : memref<32xi8> to memref<4xf32>
          memref.copy %y, %b : memref<4xf32> to memref<4xf32>
          memref.copy %b, %y : memref<4xf32> to memref<4xf32>
          memref.copy %x, %a : memref<8xf32> to memref<8xf32>
          memref.dealloc %arena : memref<32xi8>
          return
        }
        """);

    assertThat(memory).contains("\"peak\":32,\"bound\":32,")
        .contains("[\"%view\",\"memref<8xf32>\",\"PART\",32,0,3,4,5,5]")
        .contains("[\"%view_0\",\"memref<4xf32>\",\"PART\",16,0,5,7,7,8]")
        .contains("[\"%view\",\"memref<8xf32>\",\"PART\",32,0,3,8,9,9]");
  }

  @Test
  void memory_notFreedOrUnknown_isMarked() {
    String memory = memoryOf("""
        func.func @f(%n: index) -> memref<8xf32> {
          %a = memref.alloc() : memref<8xf32>
          %b = memref.alloc(%n) : memref<?xf32>
          memref.dealloc %b : memref<?xf32>
          return %a : memref<8xf32>
        }
        """);

    assertThat(memory).contains("\"unknown\":[\"%alloc_0: memref<?xf32>\"]")
        .contains("[\"%alloc\",\"memref<8xf32>\",\"NOT_FREED\",32,0,1,4,2,5]");
  }

  @Test
  void memory_conditionalDeallocation_endsLife() {
    String memory = memoryOf("""
        func.func @f(%c: i1) {
          %a = memref.alloc() : memref<8xf32>
          bufferization.dealloc (%a : memref<8xf32>) if (%c)
          %b = memref.alloc() : memref<8xf32>
          bufferization.dealloc (%b : memref<8xf32>) if (%c)
          return
        }
        """);

    assertThat(memory).contains("\"size\":32,\"peak\":32,\"bound\":32,");
  }

  @Test
  void memory_spaces_haveTheirPictures() {
    String memory = memoryOf("""
        func.func @f() {
          %a = memref.alloc() : memref<8xf32>
          %b = memref.alloc() : memref<4xf32, 1>
          memref.dealloc %a : memref<8xf32>
          memref.dealloc %b : memref<4xf32, 1>
          return
        }
        """);

    assertThat(memory).contains("{\"space\":\"\",\"size\":32,\"peak\":32,")
        .contains("{\"space\":\"1 : i64\",\"size\":16,\"peak\":16,");
  }
}
