// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.complex.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.dialect.complex.ComplexDialect;
import org.mortise.execution.testing.DialectCoverage;
import org.mortise.execution.testing.ExecutedProgram;
import org.mortise.execution.testing.PrintingProgram;
import org.mortise.execution.testing.ReferenceComparison;

class ComplexExecutionTest {
  private static final String[] UNARY = {"neg", "conj", "sign", "exp", "expm1", "log", "log1p", "sqrt", "rsqrt", "sin",
      "cos", "tan", "tanh"};
  private static final String[] BINARY = {"add", "sub", "mul", "div", "pow", "atan2"};

  @Test
  void table_ofTheDialect_isComplete() {
    DialectCoverage.assertComplete(new ComplexExecution(), new ComplexDialect(), Set.of());
  }

  @ParameterizedTest
  @ValueSource(strings = {"f32", "f64"})
  void functions_randomNumbers_matchMlir(String type) {
    Random random = new Random(1);
    PrintingProgram program = new PrintingProgram(1);
    for (int i = 0; i < 4; i++) {
      add(program, type, i, number(random, type), number(random, type));
    }
    ReferenceComparison.assertSame(program);
  }

  private static String number(Random random, String type) {
    return String.format(Locale.ROOT, "[%.3f : %s, %.3f : %s]", random.nextDouble() * 4 - 2, type,
        random.nextDouble() * 4 - 2, type);
  }

  @Test
  void arithmetic_specialNumbers_matchesMlir() {
    String[] parts = {"0.0", "-0.0", "1.5", "0x7F800000", "0xFF800000", "0x7FC00000"};
    PrintingProgram program = new PrintingProgram(2).declare(
        "func.func @same(%x: complex<f32>) -> complex<f32> {\nreturn %x : complex<f32>\n}"); // is not folded
    Random random = new Random(3);
    for (int i = 0; i < 60; i++) {
      String name = String.valueOf(i);
      for (String operand : new String[] {"%a", "%b"}) {
        program.add(operand + "c" + name + " = complex.constant [" + parts[random.nextInt(6)] + " : f32, "
            + parts[random.nextInt(6)] + " : f32] : complex<f32>");
        program.add(operand + name + " = func.call @same(" + operand + "c" + name
            + ") : (complex<f32>) -> complex<f32>");
      }
      for (String operation : new String[] {"mul", "div"}) {
        program.add("%" + operation + name + " = complex." + operation + " %a" + name + ", %b" + name
            + " : complex<f32>").print("%" + operation + name, "complex<f32>");
      }
      for (String operation : new String[] {"sqrt", "sign", "tanh", "tan", "log", "rsqrt"}) {
        program.add("%" + operation + name + " = complex." + operation + " %a" + name + " : complex<f32>")
            .print("%" + operation + name, "complex<f32>");
      }
    }
    ReferenceComparison.assertSame(program);
  }

  private static void add(PrintingProgram program, String type, int index, String a, String b) {
    String complex = "complex<" + type + ">";
    program.add("%a" + index + " = complex.constant " + a + " : " + complex);
    program.add("%b" + index + " = complex.constant " + b + " : " + complex);
    for (String operation : UNARY) {
      String name = "%" + operation + index;
      program.add(name + " = complex." + operation + " %a" + index + " : " + complex).print(name, complex);
    }
    for (String operation : new String[] {"abs", "angle", "re", "im"}) {
      String name = "%" + operation + index;
      program.add(name + " = complex." + operation + " %a" + index + " : " + complex).print(name, type);
    }
    for (String operation : BINARY) {
      String name = "%" + operation + index;
      program.add(name + " = complex." + operation + " %a" + index + ", %b" + index + " : " + complex)
          .print(name, complex);
    }
    for (String operation : new String[] {"eq", "neq"}) {
      String name = "%" + operation + index;
      program.add(name + " = complex." + operation + " %a" + index + ", %a" + index + " : " + complex)
          .add(name + "wide = arith.extsi " + name + " : i1 to i64").print(name + "wide", "i64");
    }
  }

  @Test
  void bitcast_toAnIntegerAndBack_keepsTheBits() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%x: f32, %y: f32) -> (i64, complex<f32>) {
          %c = complex.create %x, %y : complex<f32>
          %i = complex.bitcast %c : complex<f32> to i64
          %d = complex.bitcast %i : i64 to complex<f32>
          return %i, %d : i64, complex<f32>
        }""").call("f", "1.0, 2.0")).isEqualTo("4611686019492741120\n(1.000000e+00, 2.000000e+00)");
  }
}
