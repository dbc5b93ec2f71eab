// SPDX-License-Identifier: Apache-2.0
package org.mortise.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.mortise.execution.ValueText;
import org.mortise.execution.engine.Engine;
import org.mortise.execution.testing.ExecutedProgram;
import org.mortise.ir.Type;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTable;

/**
 * Calls each function without arguments of the programs in a folder, by each engine, and compares the results with the
 * file beside the program. A first line {@code // FOR: A=f16 B=i16, A=f32 B=i32} repeats the program with the types in
 * the places of {@code $A} and {@code $B}. {@code -Dmortise.golden.update=true} rewrites the expected files by the
 * checked engine.
 */
class ResultsTest {
  private static final Path PROGRAMS = Path.of("src", "test", "programs", "results");
  private static final String FOR = "// FOR: ";

  @TestFactory
  Stream<DynamicTest> call_eachFunction_returnsExpectedResults() throws IOException {
    List<Path> programs;
    try (Stream<Path> files = Files.list(PROGRAMS)) {
      programs = files.filter(file -> file.toString().endsWith(".mlir")).sorted().toList();
    }
    return programs.stream().map(program ->
        DynamicTest.dynamicTest(program.getFileName().toString(), () -> check(program)));
  }

  private static void check(Path program) throws IOException {
    Path expected = Path.of(program.toString().replace(".mlir", ".expected.txt"));
    String text = Files.readString(program);
    if (Boolean.getBoolean("mortise.golden.update")) {
      Files.writeString(expected, results(text, Engine.CHECKED));
    }
    for (Engine engine : ExecutedProgram.ENGINES) {
      assertThat(results(text, engine)).as(engine.toString()).isEqualTo(Files.readString(expected));
    }
  }

  private static String results(String text, Engine engine) {
    StringBuilder results = new StringBuilder();
    for (String instance : instances(text)) {
      Program program = Programs.of(instance);
      program.module().walkPreOrder(op -> {
        CallableOpInterface callable = op.getInterface(CallableOpInterface.class);
        String name = SymbolTable.getSymbolName(op);
        if (callable != null && name != null && callable.getArgumentTypes(op).isEmpty()) {
          results.append(name).append('\n');
          Execution execution = engine.begin(program, ExecutionOptions.DEFAULTS);
          Object[] values = execution.call(op, List.of());
          List<Type> types = callable.getResultTypes(op);
          for (int i = 0; i < values.length; i++) {
            results.append("  ").append(new ValueText(execution).of(values[i], types.get(i))).append('\n');
          }
        }
      });
    }
    return results.toString();
  }

  private static List<String> instances(String text) {
    if (!text.startsWith(FOR)) {
      return List.of(text);
    }
    List<String> instances = new ArrayList<>();
    for (String assignments : text.lines().findFirst().orElseThrow().substring(FOR.length()).split(", ")) {
      String instance = text;
      for (String assignment : assignments.split(" ")) {
        instance = instance.replace("$" + assignment.charAt(0), assignment.substring(2));
      }
      instances.add(instance);
    }
    return instances;
  }
}
