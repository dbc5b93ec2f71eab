// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.mortise.analysis.dataflow.ConstantAnalysis;
import org.mortise.analysis.dataflow.DataFlowSolver;
import org.mortise.dataflow.SignAnalysis.Sign;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** The examples in the documentation of the data-flow package are the classes of this package, which are tested. */
class PackageDocumentationTest {
  private static final Path PACKAGE = Path.of("..", "analyses/src/main/java/org/mortise/analysis/dataflow");
  private static final Path HERE = Path.of("src/test/java/org/mortise/dataflow");
  private static final Pattern EXAMPLE = Pattern.compile("<pre>\\{@code\n(.*?)\n\\}</pre>", Pattern.DOTALL);

  private static List<String> examples() throws IOException {
    String text = Files.readString(PACKAGE.resolve("package-info.java")).replaceAll("(?m)^ \\* ?", "");
    List<String> found = new ArrayList<>();
    for (Matcher example = EXAMPLE.matcher(text); example.find(); ) {
      found.add(example.group(1).replaceFirst("^// .*\n", ""));
    }
    return found;
  }

  private static String source(String file) throws IOException {
    return Files.readString(HERE.resolve(file));
  }

  @Test
  void examples_comparedWithTestedClasses_areEqual() throws IOException {
    List<String> examples = examples();
    assertThat(examples).hasSize(3);
    assertThat(source("SignAnalysis.java")).endsWith("*/\n" + examples.get(0) + "\n");
    assertThat(source("ReachingStores.java")).endsWith("*/\n" + examples.get(1) + "\n");
    assertThat(source("PackageDocumentationTest.java")).contains(examples.get(2).indent(4));
  }

  @Test
  void example_run_printsDocumentedResult() {
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
