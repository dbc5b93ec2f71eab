// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.dataflow.ConstantAnalysis;
import org.mortise.analyses.dataflow.DataFlowSolver;
import org.mortise.dataflow.SignAnalysis.Sign;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** The examples of {@code docs/writing-an-analysis.md} are parts of the classes of this package and of the sample. */
class WritingAnAnalysisTest {
  private static final Path PAGE = Path.of("docs/writing-an-analysis.md");
  private static final Path SOURCES = Path.of("src/test/java/org/mortise/dataflow");
  private static final Path SAMPLE = Path.of("samples/analysis/src/main/java/com/example");
  private static final Pattern EXAMPLE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @Test
  void examples_ofPage_arePartsOfTestedClasses() throws IOException {
    String sources = sourcesIn(SOURCES) + sourcesIn(SAMPLE.resolve("metadata")) + sourcesIn(SAMPLE.resolve("bounds"));
    int examples = 0;
    for (Matcher example = EXAMPLE.matcher(Files.readString(PAGE)); example.find(); examples++) {
      assertThat(sources.contains(example.group(1))).as(example.group(1)).isTrue();
    }
    assertThat(examples).isGreaterThanOrEqualTo(10);
  }

  private static String sourcesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().map(WritingAnAnalysisTest::read).collect(Collectors.joining());
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void example_run_hasDescribedResult() {
    Operation module = DataFlowPrograms.parse("""
        func.func @f(%c: i1, %m: memref<i32>) -> i32 {
          %one = arith.constant 1 : i32
          memref.store %one, %m[] {tag = "store"} : memref<i32>
          return {tag = "out"} %one : i32
        }""");
    Operation op = DataFlowPrograms.tagged(module, "out");
    Value value = op.operand(0);

    DataFlowSolver solver = new DataFlowSolver(module);
    solver.load(new ConstantAnalysis());
    SignAnalysis signs = solver.load(new SignAnalysis());
    ReachingStores stores = solver.load(new ReachingStores());
    solver.run();
    Sign sign = signs.lookup(value);
    Set<Operation> before = stores.before(op);

    assertThat(sign).isEqualTo(Sign.NATURAL);
    assertThat(before).isEqualTo(new HashSet<>(List.of(DataFlowPrograms.tagged(module, "store"))));
  }
}
