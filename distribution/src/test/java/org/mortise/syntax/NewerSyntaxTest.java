// SPDX-License-Identifier: Apache-2.0
package org.mortise.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.text.SourceText;
import org.mortise.pipeline.Compilation;
import org.mortise.pipeline.Mortise;

/**
 * The notes at errors in lines with the syntax of a newer MLIR. The golden files in the folders {@code newer-syntax}
 * compare the errors with MLIR's.
 */
class NewerSyntaxTest {
  private static final Mortise MORTISE = Mortise.ofClassPath(NewerSyntaxTest.class.getClassLoader());
  private static final String PROGRAM = """
      func.func @f(%%t: tensor<4xf32>, %%m: memref<4xf32>, %%i: i64, %%x: index, %%c: i1) {
      %s
        return
      ^b:
        return
      }
      """;

  /** Runs a line in a function and returns the notes at the first error. */
  private static List<String> notes(String line) {
    Compilation run = MORTISE.run("builtin.module()", SourceText.of("in.mlir", PROGRAM.formatted(line)));
    assertThat(run.succeeded()).isFalse();
    List<String> notes = new ArrayList<>();
    for (Diagnostic note : run.diagnostics().get(0).notes()) {
      notes.add(note.location() + " " + note.message());
    }
    return notes;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      %0:2 = memref.distinct_objects %m, %m : memref<4xf32>, memref<4xf32> | 8 | 22 | there is no such operation
      %0 = arith.trunci %i overflow<nsw> : i64 to i32                   | 6  | 21 | 'arith.trunci' has no overflow
      %0 = arith.divsi %i, %i exact : i64                               | 6  | 22 | divisions and shifts have no flag
      %0 = arith.shrui %i, %i exact : i64                               | 6  | 22 | divisions and shifts have no flag
      %0 = arith.scaling_truncf %i, %i : f32, f32 to f8E5M2             | 6  | 21 | there is no such operation
      scf.for unsigned %j = %x to %x step %x { }                        | 1  | 22 | 'scf.for' always compares signed
      "test.op"() : () -> f8E8M0FNU                                     | 21 | 20 | there is no such type
      "test.op"() : () -> () loc("a.py":1:2 to 1:7)                     | 24 | 20 | a location has no range
      """)
  void newerSyntax_causesError_addsNoteAtSyntax(String line, int column, int version, String remedy) {
    List<String> notes = notes(line);

    assertThat(notes).hasSize(1);
    assertThat(notes.get(0)).contains(
        "in.mlir\":2:" + column + ")", " this is the syntax of MLIR " + version + "; in 19.1 " + remedy);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      %0 = bufferization.to_tensor %n : memref<4xf32> // to tensor<4xf32>, bufferization.to_buffer
      %0 = memref.load %n[%x] : memref<4xf32>
      memref.assume_alignment %n, 64 : memref<4xf32>
      %0 = arith.trunci %n : i64 to i32
      """)
  void otherError_inOwnSyntax_addsNoNote(String line) {
    assertThat(notes(line)).noneMatch(note -> note.contains("syntax of MLIR"));
  }
}
