// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.execution.testing.figures.ModelMemory;
import org.mortise.pipeline.PipelineException;
import org.mortise.pipeline.Snapshot;

/** The page about the memory of programs, where the passes are. */
class ModelMemoryTest {
  private static final Snapshot SNAPSHOT = Snapshot.ofClassPath(ModelMemoryTest.class.getClassLoader());
  /** Three buffers of 4 kB, 8 kB and the size SIZE, two of them live at a time. */
  private static final String CHAIN = """
      func.func @chain(%m: memref<1000xf32>, %n: index) {
        %a = memref.alloc() : memref<1000xf32>
        memref.copy %m, %a : memref<1000xf32> to memref<1000xf32>
        %b = memref.alloc() : memref<2000xf32>
        %v = memref.subview %b[1000] [1000] [1] : memref<2000xf32> to memref<1000xf32, strided<[1], offset: 1000>>
        memref.copy %a, %v : memref<1000xf32> to memref<1000xf32, strided<[1], offset: 1000>>
        %c = memref.alloc(SIZE) : memref<TYPE>
        %c0 = arith.constant 0 : index
        %x = memref.load %v[%c0] : memref<1000xf32, strided<[1], offset: 1000>>
        memref.store %x, %c[%c0] : memref<TYPE>
        %y = memref.load %c[%c0] : memref<TYPE>
        memref.store %y, %m[%c0] : memref<1000xf32>
        return
      }
      """;

  @TempDir private Path folder;

  private static String chain(String size, String type) {
    return CHAIN.replace("SIZE", size).replace("TYPE", type);
  }

  private String page(String... arguments) throws IOException, PipelineException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String[] all = new String[arguments.length + 5];
    System.arraycopy(arguments, 0, all, 0, arguments.length);
    System.arraycopy(new String[] {"--reference19", "none", "--reference22", "none", folder.toString()}, 0, all,
        arguments.length, 5);
    ModelMemory.run(SNAPSHOT, new PrintStream(out, true, StandardCharsets.ISO_8859_1), all);
    return out.toString(StandardCharsets.ISO_8859_1);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  @Test
  void page_staticSizes_hasPeaksAndBound() throws IOException, PipelineException {
    write("chain.mlir", chain("", "1000xf32"));
    assertThat(page("--flags", "--buffer-deallocation-pipeline"))
        .contains("1 programs with allocations; 1 have known sizes, and for 0 of these the lean pipeline reaches")
        .contains("| chain.mlir | 3 | 16.0 kB | 16.0 kB | 12.0 kB | 1.33 | - | - |\n");
    assertThat(page())
        .contains("and for 1 of these the lean pipeline reaches the bound")
        .contains("| chain.mlir | 3 | 16.0 kB | 12.0 kB | 12.0 kB | 1.00 | - | - |\n");
  }

  @Test
  void page_dynamicSizes_areUnknownOrAsStated() throws IOException, PipelineException {
    write("chain.mlir", chain("%n", "?xf32"));
    assertThat(page()).contains("| chain.mlir | 3 | dynamic | dynamic | dynamic | - | - | - |\n");
    assertThat(page("--dynamic-size", "4000"))
        .contains("| chain.mlir | 3 | 28.0 kB | 24.0 kB | 24.0 kB | 1.00 | - | - |\n");
  }

  @Test
  void page_otherPrograms_areCountedOrListedWithTheReason() throws IOException, PipelineException {
    write("several.mlir", "func.func @f() {\n  return\n}\n// -----\n" + chain("", "1000xf32") + "// -----\nnonsense\n");
    assertThat(page()).contains("| several.mlir #2 | 3 |")
        .contains(" 1 programs have no allocations, 1 cannot be processed.")
        .contains("| 1 | custom op 'nonsense' is unknown (tried 'builtin.nonsense' as well) | several.mlir #3 |");
  }
}
