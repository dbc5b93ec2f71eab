// SPDX-License-Identifier: Apache-2.0
package org.mortise.extension;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpInterface;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PipelineProvider;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Snapshot;

/** Tests the interfaces by which a third-party bundle describes its memory to passes. */
class OpenInterfacesTest {
  private static final Snapshot SNAPSHOT = snapshot();
  private static final String PIPELINE = "--buffer-deallocation-pipeline";

  private static Snapshot snapshot() {
    Snapshot.Builder builder = Snapshot.builder();
    ServiceLoader.load(Dialect.class).forEach(builder::add);
    ServiceLoader.load(OpInterface.class).forEach(builder::add);
    ServiceLoader.load(PassFactory.class).forEach(builder::add);
    ServiceLoader.load(PipelineProvider.class).forEach(builder::add);
    OwnInterfaces.ALL.forEach(builder::add);
    return builder.add(new OwnDialect()).build();
  }

  private static String run(int expectedStatus, String program, String... flags)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(program.getBytes(StandardCharsets.ISO_8859_1));
    int status = new OptTool(() -> SNAPSHOT).run(flags, in, out, err);
    assertThat(status).as(err.toString(StandardCharsets.ISO_8859_1)).isEqualTo(expectedStatus);
    return (status == 0 ? out : err).toString(StandardCharsets.ISO_8859_1);
  }

  /** Returns the body of the only function of a program after the passes. */
  private static String body(String program, String... flags) throws IOException {
    String text = run(0, program, flags);
    int start = text.indexOf('\n', text.indexOf("func.func")) + 1;
    return text.substring(start, text.indexOf("\n  }\n", start)).indent(-4);
  }

  @Test
  void deallocate_ownAllocation_usesOwnFree() throws IOException {
    assertThat(body("""
        func.func @f(%n: index, %i: index) -> f32 {
          %a = own.alloc(%n) : memref<?xf32>
          %b = memref.alloc(%n) : memref<?xf32>
          memref.copy %a, %b : memref<?xf32> to memref<?xf32>
          %v = memref.load %b[%i] : memref<?xf32>
          return %v : f32
        }""", PIPELINE)).isEqualTo("""
        %0 = own.alloc(%arg0) : memref<?xf32>
        %alloc = memref.alloc(%arg0) : memref<?xf32>
        memref.copy %0, %alloc : memref<?xf32> to memref<?xf32>
        %1 = memref.load %alloc[%arg1] : memref<?xf32>
        own.free %0 : memref<?xf32>
        memref.dealloc %alloc : memref<?xf32>
        return %1 : f32
        """);
  }

  @Test
  void deallocate_ownAllocationUnsimplified_usesOwnFree() throws IOException {
    String text = body("""
        func.func @f(%n: index) {
          %a = own.alloc(%n) : memref<?xf32>
          %b = memref.alloc(%n) : memref<?xf32>
          return
        }""", "--ownership-based-buffer-deallocation", "--bufferization-lower-deallocations");

    assertThat(text).containsOnlyOnce("own.free %0 : memref<?xf32>")
        .containsPattern("memref.dealloc %base_buffer\\w* : memref<f32>");
  }

  @Test
  void deallocate_staticMemory_isNotFreed() throws IOException {
    assertThat(body("""
        func.func @f(%v: f32, %i: index) {
          %a = own.static : memref<4xf32>
          memref.store %v, %a[%i] : memref<4xf32>
          return
        }""", PIPELINE)).doesNotContain("dealloc").doesNotContain("free");
  }

  @Test
  void deallocate_sameAllocator_passesOwnership() throws IOException {
    assertThat(body("""
        func.func @f(%n: index, %c: i1, %v: f32, %i: index, %m: memref<?xf32>) {
          %r = scf.if %c -> memref<?xf32> {
            %a = own.alloc(%n) : memref<?xf32>
            scf.yield %a : memref<?xf32>
          } else {
            scf.yield %m : memref<?xf32>
          }
          memref.store %v, %r[%i] : memref<?xf32>
          return
        }""", PIPELINE)).doesNotContain("memref.dealloc").doesNotContain("memref.alloc").endsWith("""
        scf.if %arg1 {
          own.free %base_buffer : memref<f32>
        }
        return
        """);
  }

  @Test
  void deallocate_differentAllocators_areKeptApart() throws IOException {
    assertThat(body("""
        func.func @f(%n: index, %c: i1, %v: f32, %i: index) {
          %r = scf.if %c -> memref<?xf32> {
            %a = own.alloc(%n) : memref<?xf32>
            scf.yield %a : memref<?xf32>
          } else {
            %b = memref.alloc(%n) : memref<?xf32>
            scf.yield %b : memref<?xf32>
          }
          memref.store %v, %r[%i] : memref<?xf32>
          return
        }""", PIPELINE)).isEqualTo("""
        %0 = scf.if %arg1 -> (memref<?xf32>) {
          %1 = own.alloc(%arg0) : memref<?xf32>
          %2 = bufferization.clone %1 : memref<?xf32> to memref<?xf32>
          own.free %1 : memref<?xf32>
          scf.yield %2 : memref<?xf32>
        } else {
          %alloc = memref.alloc(%arg0) : memref<?xf32>
          scf.yield %alloc : memref<?xf32>
        }
        memref.store %arg2, %0[%arg3] : memref<?xf32>
        %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<?xf32> -> memref<f32>, index, index, index
        memref.dealloc %base_buffer : memref<f32>
        return
        """);
  }

  @Test
  void deallocate_differentAllocatorsInBlockLoop_areKeptApart() throws IOException {
    String text = body("""
        func.func @f(%n: index, %c: i1, %v: f32, %i: index) {
          %a = own.alloc(%n) : memref<?xf32>
          cf.br ^loop(%a : memref<?xf32>)
        ^loop(%x: memref<?xf32>):
          memref.store %v, %x[%i] : memref<?xf32>
          %b = memref.alloc(%n) : memref<?xf32>
          cf.cond_br %c, ^loop(%b : memref<?xf32>), ^end
        ^end:
          return
        }""", PIPELINE);

    assertThat(text).containsOnlyOnce("bufferization.clone %0").containsOnlyOnce("own.free %0");
  }

  @Test
  void deallocate_call_returnsFreeableBuffer() throws IOException {
    assertThat(body("""
        func.func @f(%n: index) -> memref<?xf32> {
          %a = own.alloc(%n) : memref<?xf32>
          return %a : memref<?xf32>
        }""", PIPELINE)).isEqualTo("""
        %0 = own.alloc(%arg0) : memref<?xf32>
        %1 = bufferization.clone %0 : memref<?xf32> to memref<?xf32>
        own.free %0 : memref<?xf32>
        return %1 : memref<?xf32>
        """);
  }

  @ParameterizedTest
  @ValueSource(strings = {PIPELINE, "--ownership-based-buffer-deallocation", "--buffer-deallocation",
      "--buffer-hoisting", "--copy-removal", "--promote-buffers-to-stack"})
  void selectOfThirdParty_anyPass_isTreatedAsArithSelect(String flags) throws IOException {
    String program = """
        func.func @returned(%c: i1, %x: memref<4xf32>) -> memref<4xf32> {
          %a = memref.alloc() : memref<4xf32>
          %s = arith.select %c, %a, %x : memref<4xf32>
          return %s : memref<4xf32>
        }
        func.func @freed(%c: i1, %o: memref<4xf32>) {
          %a = memref.alloc() : memref<4xf32>
          %b = memref.alloc() : memref<4xf32>
          %s = arith.select %c, %a, %b : memref<4xf32>
          memref.copy %s, %o : memref<4xf32> to memref<4xf32>
          memref.dealloc %s : memref<4xf32>
          return
        }""";
    String own = program.replaceAll("arith.select (.*) : memref", "own.select $1 : i1, memref");
    String expected = run(0, program, flags);
    assertThat(run(0, own, flags).replaceAll("own.select (.*) : i1, memref", "arith.select $1 : memref"))
        .isEqualTo(expected);
  }

  @Test
  void selectOfThirdParty_conditionIsNoI1_isCloned() throws IOException {
    assertThat(body("""
        func.func @f(%c: i8, %x: memref<4xf32>, %y: memref<4xf32>) -> memref<4xf32> {
          %s = own.select %c, %x, %y : i8, memref<4xf32>
          return %s : memref<4xf32>
        }""", "--ownership-based-buffer-deallocation")).contains("bufferization.clone %0");
  }

  @Test
  void deallocate_explicitFree_isReplaced() throws IOException {
    assertThat(body("""
        func.func @f(%n: index, %v: f32, %i: index) {
          %a = own.alloc(%n) : memref<?xf32>
          memref.store %v, %a[%i] : memref<?xf32>
          own.free %a : memref<?xf32>
          return
        }""", PIPELINE)).containsOnlyOnce("own.free");
  }

  @Test
  void lowerDeallocations_severalAllocators_reportsError() throws IOException {
    assertThat(run(1, """
        func.func @f(%n: index, %c: i1) {
          %a = own.alloc(%n) : memref<?xf32>
          %b = memref.alloc(%n) : memref<?xf32>
          %r = arith.select %c, %a, %b : memref<?xf32>
          bufferization.dealloc (%r : memref<?xf32>) if (%c)
          return
        }""", "--bufferization-lower-deallocations"))
        .contains("<stdin>:5:3: error: frees a buffer whose allocations are freed by different operations");
  }

  @Test
  void simplifyClone_sameAllocator_isMerged() throws IOException {
    assertThat(body("""
        func.func @f(%s: memref<?xf32>, %c: i1) {
          %p = bufferization.clone %s : memref<?xf32> to memref<?xf32>
          own.free %s : memref<?xf32>
          scf.if %c {
            own.free %p : memref<?xf32>
          }
          return
        }""", "--canonicalize")).isEqualTo("""
        scf.if %arg1 {
          own.free %arg0 : memref<?xf32>
        }
        return
        """);
  }

  @Test
  void simplifyClone_otherAllocator_isKept() throws IOException {
    String program = """
        func.func @f(%%s: memref<?xf32>, %%c: i1) {
          %%p = bufferization.clone %%s : memref<?xf32> to memref<?xf32>
          %s %%s : memref<?xf32>
          scf.if %%c {
            %s %%p : memref<?xf32>
          }
          return
        }""";
    assertThat(body(program.formatted("own.free", "memref.dealloc"), "--canonicalize")).contains("clone");
    assertThat(body(program.formatted("memref.dealloc", "own.free"), "--canonicalize")).contains("clone");
  }

  @Test
  void deallocate_borrowingOperation_isAccepted() throws IOException {
    assertThat(body("""
        func.func @f() {
          %a = memref.alloc() : memref<4xf32>
          own.borrow %a : memref<4xf32>
          return
        }""", PIPELINE)).isEqualTo("""
        %alloc = memref.alloc() : memref<4xf32>
        own.borrow %alloc : memref<4xf32>
        memref.dealloc %alloc : memref<4xf32>
        return
        """);
  }

  @Test
  void deallocate_ownSelection_isClonedByInterface() throws IOException {
    assertThat(body("""
        func.func @f(%x: memref<4xf32>, %y: memref<4xf32>) -> memref<4xf32> {
          %p = own.pick %x, %y : memref<4xf32>, memref<4xf32> -> memref<4xf32>
          return %p : memref<4xf32>
        }""", PIPELINE)).isEqualTo("""
        %0 = own.pick %arg0, %arg1 : memref<4xf32>, memref<4xf32> -> memref<4xf32>
        %alloc = memref.alloc() : memref<4xf32>
        memref.copy %0, %alloc : memref<4xf32> to memref<4xf32>
        return %alloc : memref<4xf32>
        """);
  }

  @Test
  void deallocate_ownTerminator_passesOwnership() throws IOException {
    assertThat(body("""
        func.func @f(%v: f32, %i: index) {
          %r = "own.scope"() ({
            %a = memref.alloc() : memref<4xf32>
            "own.hand_over"(%a) : (memref<4xf32>) -> ()
          }) : () -> memref<4xf32>
          memref.store %v, %r[%i] : memref<4xf32>
          return
        }""", "--ownership-based-buffer-deallocation", "--canonicalize", "--buffer-deallocation-simplification"))
        .contains("\"own.scope\"")
        .contains("\"own.hand_over\"(%alloc, %true) : (memref<4xf32>, i1) -> ()")
        .contains("bufferization.dealloc (%base_buffer : memref<f32>) if (%0#1)");
  }

  @Test
  void deallocate_unknownRegionsWithBuffers_isRejected() throws IOException {
    String program = """
        func.func @f(%%m: memref<4xf32>, %%i: index) {
          %%r = "own.opaque"(%%m) ({
          ^bb0%s:
            %s
          }) : (memref<4xf32>) -> i32
          return
        }""";
    String yield = "\n%c = arith.constant 1 : i32\n\"own.hand_over\"(%c) : (i32) -> ()";
    String ownership = "--ownership-based-buffer-deallocation";
    assertThat(body(program.formatted("(%x: i32)", """
        %v = memref.load %m[%i] : memref<4xf32>
        memref.store %v, %m[%i] : memref<4xf32>
        """ + yield), PIPELINE))
        .contains("own.opaque").doesNotContain("dealloc");
    for (String involved : List.of(
        program.formatted("(%x: i32)", "%a = memref.alloc() : memref<4xf32>" + yield),
        program.formatted("(%x: memref<4xf32>)", yield),
        program.formatted("(%x: i32)", "\"own.hand_over\"(%m) : (memref<4xf32>) -> ()"))) {
      assertThat(run(1, involved, ownership)).contains(
          "<stdin>:2:8: error: All operations with attached regions need to implement the RegionBranchOpInterface.");
    }
  }
}
