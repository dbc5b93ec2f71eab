// SPDX-License-Identifier: Apache-2.0
package org.mortise.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.Comparison;
import org.mortise.testing.random.DefinedPrograms;
import org.mortise.testing.random.InProcessTool;
import org.mortise.testing.random.ProcessTool;
import org.mortise.testing.random.ReferenceTools;
import org.mortise.testing.random.Tool;

/**
 * Random programs from the definitions of each dialect, which no author of the dialect had in mind: what is printed is
 * read as the same in both forms, and the reference accepts and prints the same. {@code -Dmortise.random.programs=N}
 * tests N programs of each dialect.
 */
@Execution(ExecutionMode.CONCURRENT)
class DefinedProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("mortise.random.programs", 15);
  /** The operations of a program. A comparison ends at the first difference, so there are few. */
  private static final int OPERATIONS = 6;
  private static final Context CONTEXT = Snapshot.ofClassPath(DefinedProgramsTest.class.getClassLoader()).context();
  private static final Tool MORTISE = new InProcessTool();
  /** The reference's dialect of this name has other operations. */
  private static final List<String> EXCLUDED = List.of("test");
  /**
   * Dialects in which Mortise accepts more: MLIR does not see that a transposed memref has the identity layout, and
   * FIR's verifiers reject types that no program has.
   */
  private static final List<String> LENIENT = List.of("memref", "fir");

  static Stream<String> dialects() {
    return CONTEXT.dialects().stream().map(Dialect::namespace)
        .filter(namespace -> !EXCLUDED.contains(namespace) && DefinedPrograms.of(CONTEXT, namespace) != null).sorted();
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void print_parsedFromEitherForm_isTheSame(String namespace) {
    DefinedPrograms programs = DefinedPrograms.of(CONTEXT, namespace);
    for (int seed = 0; seed < PROGRAMS; seed++) {
      String printed = accepted(programs.generate(seed, OPERATIONS, false));
      assertThat(accepted(printed)).isEqualTo(printed);
      assertThat(accepted(accepted(printed, "--mlir-print-op-generic"))).isEqualTo(printed);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void generate_seed_determinesProgram(String namespace) {
    DefinedPrograms programs = DefinedPrograms.of(CONTEXT, namespace);
    List<String> first = new ArrayList<>();
    for (int seed = 0; seed < PROGRAMS; seed++) {
      first.add(programs.generate(seed, OPERATIONS, true));
    }
    for (int seed = PROGRAMS - 1; seed >= 0; seed--) {
      assertThat(programs.generate(seed, OPERATIONS, true)).isEqualTo(first.get(seed));
    }
    assertThat(String.join("", first)).contains("\"" + namespace + ".");
  }

  private static String accepted(String program, String... flags) {
    Tool.Result result = MORTISE.run(program, 0, flags);
    assertThat(result.exit()).as(result.err() + program).isZero();
    return result.out();
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void print_comparedWithReference_isEqual(String namespace) {
    boolean fortran = namespace.equals("fir") || namespace.equals("hlfir");
    if (fortran) {
      ReferenceTools.requireFortran();
    }
    ReferenceTools.requireOpt();
    Tool reference = new ProcessTool(List.of(fortran ? "fir-opt-19" : "mlir-opt-19"), 120);
    DefinedPrograms source = DefinedPrograms.of(CONTEXT, namespace);
    List<String> programs = new ArrayList<>();
    for (int seed = 0; seed < PROGRAMS; seed++) {
      programs.add(source.generate(seed, OPERATIONS, true));
    }
    List<String> reports = new ArrayList<>();
    Comparison comparison = new Comparison(reference, MORTISE, List.of());
    (LENIENT.contains(namespace) ? comparison : comparison.strict()).run(
        programs, (seed, report) -> reports.add("seed " + seed + ": " + report + programs.get(seed)));
    assertThat(reports).isEmpty();
  }
}
