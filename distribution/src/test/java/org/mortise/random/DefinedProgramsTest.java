// SPDX-License-Identifier: Apache-2.0
package org.mortise.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.rewrite.DeferredDialect;
import org.mortise.pipeline.Snapshot;
import org.mortise.testing.random.Comparison;
import org.mortise.testing.random.DefinedPrograms;
import org.mortise.testing.random.InProcessTool;
import org.mortise.testing.random.ProcessTool;
import org.mortise.testing.random.ReferenceTools;
import org.mortise.testing.random.Tool;

/**
 * Random programs from the definitions of each dialect. Programs in custom and generic form print the same again, and
 * the reference accepts and prints the same. {@code -Dmortise.random.programs=N} tests N programs of each dialect.
 */
@Execution(ExecutionMode.CONCURRENT)
class DefinedProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("mortise.random.programs", 15);
  /** The operations of a program. A comparison ends at the first difference, so there are few. */
  private static final int OPERATIONS = 6;
  private static final Context CONTEXT = Snapshot.ofClassPath(DefinedProgramsTest.class.getClassLoader()).context();
  private static final Tool MORTISE = new InProcessTool();
  /** The programs of each dialect that has operations which definitions suffice for. */
  private static final Map<String, DefinedPrograms> SOURCES = new TreeMap<>();
  /** Errors of the reference for valid programs: it does not see that a transposed memref has the identity layout. */
  private static final String WRONG = "is not equivalent to the canonical transposed input type";

  static {
    for (Dialect dialect : CONTEXT.dialects()) {
      DefinedPrograms source = dialect instanceof DeferredDialect // a file that leaves conditions to C++
          ? null : DefinedPrograms.of(CONTEXT, dialect.namespace());
      if (source != null) {
        SOURCES.put(dialect.namespace(), source);
      }
    }
  }

  static Set<String> dialects() {
    return SOURCES.keySet();
  }

  /** Dialects of which MLIR 22 refuses some programs that are accepted here, and what these are. */
  private static final Set<String> ACCEPT_MORE = Set.of(
      "fir", "hlfir", // types of 19.1
      "gpu", "linalg", "llvm", "memref", "omp", "tensor", // conditions of verifiers
      "tosa", "transform", "vector"); // operations that MLIR 22 does not have any more, or attributes that it requires

  /** Without the test dialect, whose constraints are looser than those of the reference's. */
  static Set<String> comparedDialects() {
    Set<String> compared = new TreeSet<>(SOURCES.keySet());
    compared.remove("test");
    compared.removeAll(ACCEPT_MORE);
    return compared;
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void print_parsedFromEitherForm_isTheSame(String namespace) {
    DefinedPrograms programs = SOURCES.get(namespace);
    for (int seed = 0; seed < PROGRAMS; seed++) {
      String printed = accepted(programs.generate(seed, OPERATIONS, false));
      assertThat(accepted(printed)).isEqualTo(printed);
      assertThat(accepted(accepted(printed, "--mlir-print-op-generic"))).isEqualTo(printed);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void generate_seed_determinesProgram(String namespace) {
    DefinedPrograms programs = SOURCES.get(namespace);
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
  @MethodSource("comparedDialects")
  void print_comparedWithReference_isEqual(String namespace) {
    boolean fortran = namespace.equals("fir") || namespace.equals("hlfir");
    if (fortran) {
      ReferenceTools.requireFortran(ReferenceTools.FLANG);
    }
    ReferenceTools.requireOpt();
    Tool reference = new ProcessTool(List.of(fortran ? "fir-opt-22" : "mlir-opt-22"), 120);
    DefinedPrograms source = SOURCES.get(namespace);
    List<String> programs = new ArrayList<>();
    for (int seed = 0; seed < PROGRAMS; seed++) {
      programs.add(source.generate(seed, OPERATIONS, true));
    }
    List<String> reports = new ArrayList<>();
    new Comparison(reference, MORTISE, List.of()).strict().run(programs, (seed, report) -> {
      if (!report.contains(WRONG)) {
        reports.add("seed " + seed + ": " + report + programs.get(seed));
      }
    });
    assertThat(reports).isEmpty();
  }
}
