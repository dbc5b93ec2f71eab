// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.launcher.TestInstallation.Result;

/** The sample bundles, which have been built before by themselves, in an installation like a user's. */
class SampleIT {
  private static final Path JAR = Path.of("target/samples/custom-dialect/target/custom-dialect-1.0.0.jar");

  private static final String PROGRAM = """
      func.func @f(%n: index) {
        %a = memref.alloc(%n) : memref<?xf32>
        %v = custom.view %a : memref<?xf32> to memref<?xi32>
        %r = custom.region_if %v : memref<?xi32> -> memref<?xi32> then {
        ^bb0(%x: memref<?xi32>):
          custom.region_if_yield %x : memref<?xi32>
        } else {
        ^bb0(%x: memref<?xi32>):
          custom.region_if_yield %x : memref<?xi32>
        } join {
        ^bb0(%x: memref<?xi32>):
          custom.region_if_yield %x : memref<?xi32>
        }
        %s = custom.alloc(%n) : memref<?xi32>
        custom.br ^bb1
      ^bb1:
        memref.copy %r, %s : memref<?xi32> to memref<?xi32>
        custom.free %s : memref<?xi32>
        return
      }
      """;

  @TempDir Path temporary;

  private TestInstallation installation;

  @BeforeEach
  void install() throws Exception {
    installation = TestInstallation.withoutArchive(temporary.resolve("mortise"));
  }

  private Result opt(String program, String... flags) throws Exception {
    return installation.run(installation.home().resolve("bin/mortise-opt"), Map.of(), program, flags);
  }

  @Test
  void sample_deployedAndRemoved_worksOnlyWhileDeployed() throws Exception {
    Path deployed = installation.home().resolve("deploy/custom-dialect.jar");
    Files.copy(JAR, deployed);

    Result with = opt(PROGRAM, "--lower-custom", "--canonicalize");

    assertThat(with.err()).isEmpty();
    assertThat(with.out())
        .contains("%1 = custom.region_if %0 : memref<?xi32> -> memref<?xi32> then {\n    ^bb0(%arg1: memref<?xi32>):\n")
        .contains("memref.dealloc %alloc_0 : memref<?xi32>")
        .doesNotContain("custom.br");

    Result freed = opt("""
        func.func @f(%n: index, %v: f32) {
          %a = custom.alloc(%n) : memref<?xf32>
          memref.store %v, %a[%n] : memref<?xf32>
          return
        }
        """, "--ownership-based-buffer-deallocation", "--canonicalize", "--bufferization-lower-deallocations");

    assertThat(freed.err()).isEmpty();
    assertThat(freed.out()).contains("custom.free %0 : memref<?xf32>").doesNotContain("memref.dealloc");

    Files.delete(deployed);
    Result without = opt(PROGRAM, "--canonicalize");

    assertThat(without.status()).isEqualTo(1);
    assertThat(without.err()).contains("<stdin>:3:8: error: Dialect `custom' not found for custom op 'custom.view'")
        .contains("note: dialect 'custom' is not installed: put a bundle");
  }

  @Test
  void archetype_generatedBundleDeployed_providesDialectPassAndAnalysis() throws Exception {
    Files.copy(Path.of("target/samples/archetype/generated/my-dialect/target/my-dialect-1.0.0.jar"),
        installation.home().resolve("deploy/mine.jar"));

    Result result = opt("""
        func.func @f(%x: index) -> (index, index) {
          %zero = arith.constant 0 : index
          %y = mine.negate %x : index
          %z = mine.negate %zero : index
          return %y, %z : index, index
        }
        """, "--mine-remove-negations");

    assertThat(result.err()).isEmpty();
    assertThat(result.out()).contains("%0 = mine.negate %arg0 : index", "return %0, %c0 : index, index");
  }

  @Test
  void analyses_deployed_annotateAndCheck() throws Exception {
    Files.copy(Path.of("target/samples/analysis/target/analysis-1.0.0.jar"),
        installation.home().resolve("deploy/analysis.jar"));
    String program = """
        func.func @f(%m: memref<10xf32>) -> f32 {
          %c10 = arith.constant {metadata = {likes_pizza = true}} 10 : index
          %x = memref.load %m[%c10] : memref<10xf32>
          return %x : f32
        }
        """;

    assertThat(opt(program, "--annotate-metadata").out())
        .contains("memref.load %arg0[%c10] {operand_metadata = [{}, {likes_pizza = true}]}");
    assertThat(opt(program, "--check-bounds").err())
        .contains("<stdin>:3:8: warning: index 0 of 'memref.load' is between 10 and 10, which is out of bounds");
    for (int i = 0; i < 2; i++) { // the second run uses the record of the first one
      assertThat(opt(program, "--annotate-analysis=metadata,ranges").out()).contains(
          "facts.metadata = {results = [{likes_pizza = true}]}, facts.ranges = {results = [\"[10, 10]\"]}");
    }

    Files.delete(installation.home().resolve("deploy/analysis.jar"));

    assertThat(opt(program, "--annotate-analysis=metadata").err()).contains("there is no analysis 'metadata'");
  }

  /** The first example of the document on bufferization of 2020, with operations of the sample. */
  @Test
  void hloDialect_deployed_convertsTensorsToFreedBuffers() throws Exception {
    Files.copy(Path.of("target/samples/hlo-dialect/target/hlo-dialect-1.0.0.jar"),
        installation.home().resolve("deploy/hlo-dialect.jar"));

    Result result = opt("""
        func.func @func_on_tensors(%source: tensor<4xf32>) -> tensor<4xf32> {
          %0 = hlo.exp %source : tensor<4xf32>
          return %0 : tensor<4xf32>
        }
        """, "--hlo-to-lhlo", "--buffer-deallocation");

    assertThat(result.err()).isEmpty();
    assertThat(result.out()).isEqualToIgnoringNewLines("""
        module {
          func.func @func_on_tensors(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
            %alloc = memref.alloc() : memref<4xf32>
            lhlo.exp %arg0, %alloc : memref<4xf32>, memref<4xf32>
            lhlo.copy %alloc, %arg1 : memref<4xf32>, memref<4xf32>
            memref.dealloc %alloc : memref<4xf32>
            return
          }
        }
        """);
  }

  @Test
  void sampleInterfaces_deallocationPass_areUsed() throws Exception {
    Files.copy(JAR, installation.home().resolve("deploy/custom-dialect.jar"));

    String withoutFree = PROGRAM.replaceAll(".*custom.free.*\\n", "");

    Result result = opt(withoutFree, "--lower-custom", "--ownership-based-buffer-deallocation");

    assertThat(result.err()).isEmpty();
    assertThat(result.out()).contains("custom.region_if").contains("bufferization.dealloc");
  }
}
