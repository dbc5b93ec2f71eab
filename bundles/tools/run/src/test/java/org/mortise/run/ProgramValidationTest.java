// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.opt.OptTool;
import org.mortise.pipeline.Snapshot;

/** The flags {@code --validate} of {@code mortise-opt}, with a pass that is wrong. */
class ProgramValidationTest {
  private static final String PROGRAM = """
      func.func @keep(%x: i32) -> i32 {
        return %x : i32
      }
      func.func @fill(%m: memref<4xi32>, %x: i32, %unused: i64) -> i32 {
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        memref.store %x, %m[%c1] : memref<4xi32>
        memref.store %x, %m[%c0] : memref<4xi32>
        %y = func.call @keep(%x) : (i32) -> i32
        return %y : i32
      }
      """;

  /** Erases the last store of each function. */
  private record DropStore() implements PassFactory {
    @Override
    public PassSpec spec() {
      return PassSpec.of("test-drop-store", "");
    }

    @Override
    public Pass create(PassOptions options) {
      return (op, run) -> {
        List<Operation> stores = Mutation.DROP_STORE.sites(op);
        if (!stores.isEmpty()) {
          stores.get(stores.size() - 1).erase();
        }
      };
    }
  }

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int run(String... flags) throws IOException {
    return runOn(PROGRAM, flags);
  }

  private int runOn(String program, String... flags) throws IOException {
    Snapshot snapshot = Snapshot.builder(ValidationTools.SNAPSHOT, List.of()).add(new DropStore()).build();
    err.reset();
    return new OptTool(() -> snapshot).run(flags,
        new ByteArrayInputStream(program.getBytes(StandardCharsets.ISO_8859_1)), new ByteArrayOutputStream(), err);
  }

  private String messages() {
    return err.toString(StandardCharsets.ISO_8859_1);
  }

  @Test
  void validate_correctPasses_succeeds() throws IOException {
    assertThat(run("--canonicalize", "--buffer-deallocation-pipeline", "--validate")).as(messages()).isZero();
    assertThat(messages())
        .isEqualTo("validation: 2 comparisons of functions, 6 inputs, 0 differences, 0 not possible\n");
  }

  /** Inner buffers are compared by contents, not by identity; memory that was not written is undefined in both. */
  @Test
  void validate_buffersOfBuffers_comparesInnerElements() throws IOException {
    String program = """
        func.func @nested(%x: f32) -> memref<2xmemref<3xf32>> {
          %c0 = arith.constant 0 : index
          %m = memref.alloc() : memref<2xmemref<3xf32>>
          %b = memref.alloc() : memref<3xf32>
          memref.store %b, %m[%c0] : memref<2xmemref<3xf32>>
          memref.store %x, %b[%c0] : memref<3xf32>
          return %m : memref<2xmemref<3xf32>>
        }
        """;
    assertThat(runOn(program, "--canonicalize", "--validate")).as(messages()).isZero();
    assertThat(messages()).contains(" 0 differences, 0 not possible");
    assertThat(runOn(program, "--test-drop-store", "--validate")).isEqualTo(1);
    assertThat(messages()).contains("result 0 at [0] at [0] is poison : f32 instead of ");
  }

  /** The memory of an inner buffer can be freed when the function returns. */
  @Test
  void validate_freedInnerBuffer_isUndefined() throws IOException {
    String program = """
        func.func @freed(%x: f32) -> memref<1xmemref<3xf32>> {
          %c0 = arith.constant 0 : index
          %m = memref.alloc() : memref<1xmemref<3xf32>>
          %b = memref.alloc() : memref<3xf32>
          memref.store %b, %m[%c0] : memref<1xmemref<3xf32>>
          memref.dealloc %b : memref<3xf32>
          return %m : memref<1xmemref<3xf32>>
        }
        """;
    assertThat(runOn(program, "--canonicalize", "--validate")).as(messages()).isZero();
    assertThat(messages()).contains(" 0 differences, 0 not possible");
  }

  @Test
  void validate_wrongPass_isAnErrorAtTheFunction() throws IOException {
    assertThat(run("--canonicalize", "--test-drop-store", "--validate")).isEqualTo(1);
    assertThat(messages()).contains("<stdin>:4:1: error: @fill has changed its meaning: the buffer of argument 0 at [0]"
        + " is ").contains("note: changed by the pipeline").contains("with the arguments dense<");
  }

  @Test
  void validateEach_wrongPass_isNamed() throws IOException {
    assertThat(run("--pass-pipeline=builtin.module(func.func(canonicalize,test-drop-store,cse),canonicalize)",
        "--validate=each")).isEqualTo(1);
    assertThat(messages()).containsOnlyOnce("has changed its meaning")
        .contains("note: changed by pass 'test-drop-store'");
  }

  @Test
  void validateEach_anyNumberOfThreads_sameMessages() throws IOException {
    List<String> all = new ArrayList<>();
    for (String threading : List.of("--mlir-disable-threading", "--mlir-disable-threading=false")) {
      run("--pass-pipeline=builtin.module(func.func(test-drop-store,test-drop-store))", "--validate=each", threading);
      all.add(messages());
    }
    assertThat(all.get(0)).isEqualTo(all.get(1)).contains("4 comparisons of functions").contains("2 differences");
  }

  @Test
  void validateDir_example_isReduced(@TempDir Path folder) throws IOException {
    run("--pass-pipeline=builtin.module(func.func(canonicalize,test-drop-store))", "--validate=each",
        "--validate-dir=" + folder);
    String before = Files.readString(folder.resolve("fill.before.mlir"));
    assertThat(before).contains("--pass-pipeline='builtin.module(func.func(test-drop-store))'")
        .containsOnlyOnce("memref.store").doesNotContain("@keep");
    assertThat(Files.readString(folder.resolve("fill.after.mlir"))).contains("@fill").doesNotContain("memref.store");
  }

  @Test
  void validateFiles_twoFiles_comparesPrograms(@TempDir Path folder) throws IOException {
    Path source = Files.writeString(folder.resolve("source.mlir"), PROGRAM);
    Path target = Files.writeString(folder.resolve("target.mlir"), PROGRAM);
    Path wrong = Files.writeString(folder.resolve("wrong.mlir"), PROGRAM.replace("%m[%c1]", "%m[%c0]"));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertThat(compare(out, source, target)).isZero();
    assertThat(out.toString(StandardCharsets.ISO_8859_1))
        .isEqualTo("@keep does the same on 3 inputs\n@fill does the same on 3 inputs\n");
    assertThat(compare(out, source, wrong)).isEqualTo(1);
    assertThat(messages()).contains("wrong.mlir:4:1: error: @fill has changed its meaning");
    assertThat(compare(out, source, wrong, "--entry=keep")).isZero();
  }

  private int compare(ByteArrayOutputStream out, Path source, Path target, String... more) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("--validate", source.toString(), target.toString()));
    arguments.addAll(List.of(more));
    err.reset();
    return new RunTool(() -> ValidationTools.SNAPSHOT)
        .run(arguments.toArray(new String[0]), new ByteArrayInputStream(new byte[0]), out, err);
  }
}
