// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.math.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.dialect.math.MathDialect;
import org.mortise.execution.testing.DialectCoverage;
import org.mortise.execution.testing.ExecutedProgram;
import org.mortise.execution.testing.PrintingProgram;
import org.mortise.execution.testing.ReferenceComparison;

class MathExecutionTest {
  private static final List<String> FUNCTIONS = List.of("absf", "acos", "acosh", "asin", "asinh", "atan", "atanh",
      "cbrt", "ceil", "cos", "cosh", "erf", "exp", "exp2", "expm1", "floor", "log", "log10", "log1p", "log2", "round",
      "roundeven", "rsqrt", "sin", "sinh", "sqrt", "tan", "tanh", "trunc");

  @Test
  void table_ofTheDialect_isComplete() {
    DialectCoverage.assertComplete(new MathExecution(), new MathDialect(), Set.of());
  }

  /** A program whose numbers pass through a function, so that nothing is folded. */
  private static PrintingProgram program(String type, String... numbers) {
    PrintingProgram program = new PrintingProgram(1)
        .declare("func.func @same(%x: T) -> T {\nreturn %x : T\n}".replace("T", type));
    for (int i = 0; i < numbers.length; i++) {
      program.add("%c" + i + " = arith.constant " + numbers[i] + " : " + type);
      program.add("%x" + i + " = func.call @same(%c" + i + ") : (" + type + ") -> " + type);
    }
    return program;
  }

  @ParameterizedTest
  @ValueSource(strings = {"f32", "f64"})
  void functions_randomAndSpecialNumbers_matchMlir(String type) {
    boolean isWide = type.equals("f64");
    String[] numbers = {"0.0", "-0.0", "0.5", "-0.5", "2.5", "1.0", "-1.0", "30.25",
        isWide ? "0x7FF0000000000000" : "0x7F800000", isWide ? "0xFFF0000000000000" : "0xFF800000",
        isWide ? "0x7FF8000000000000" : "0x7FC00000", "", "", "", ""};
    Random random = new Random(7);
    for (int i = 11; i < numbers.length; i++) {
      numbers[i] = Double.toString(random.nextInt(-3000, 3000) / 1000.0);
    }
    PrintingProgram program = program(type, numbers);
    for (int i = 0; i < numbers.length; i++) {
      for (String function : FUNCTIONS) {
        String name = "%" + function + i;
        program.add(name + " = math." + function + " %x" + i + " : " + type).print(name, type);
      }
      int other = (i + 3) % numbers.length;
      for (String function : new String[] {"atan2", "powf", "copysign"}) {
        String name = "%" + function + i;
        program.add(name + " = math." + function + " %x" + i + ", %x" + other + " : " + type).print(name, type);
      }
      program.add("%fma" + i + " = math.fma %x" + i + ", %x" + other + ", %x" + (i + 1) % numbers.length + " : " + type)
          .print("%fma" + i, type);
    }
    ReferenceComparison.assertSame(program);
  }

  @ParameterizedTest
  @ValueSource(strings = {"i8", "i32", "i64"})
  void integers_randomNumbers_matchMlir(String type) {
    String[] numbers = {"0", "1", "-1", "2", "5", "-7", "100", "-128"};
    PrintingProgram program = program(type, numbers);
    for (int i = 0; i < numbers.length; i++) {
      for (String function : new String[] {"absi", "ctlz", "ctpop", "cttz"}) {
        String name = "%" + function + i;
        program.add(name + " = math." + function + " %x" + i + " : " + type).print(name, type);
      }
      if (i > 0) { // zero to a negative power is an error
        String name = "%ipowi" + i;
        program.add(name + " = math.ipowi %x" + i + ", %x" + (i + 3) % numbers.length + " : " + type)
            .print(name, type);
      }
    }
    ReferenceComparison.assertSame(program);
  }

  @Test
  void powers_withIntegersAsExponents_areExact() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%x: f32, %n: i32, %m: i96) -> (f32, i96) {
          %a = math.fpowi %x, %n : f32, i32
          %b = math.ipowi %m, %m : i96
          return %a, %b : f32, i96
        }""").call("f", "2.0, -3, 20")).isEqualTo("1.250000e-01\n"
            + BigInteger.valueOf(20).pow(20).mod(BigInteger.ONE.shiftLeft(96)));
  }

  @Test
  void ipowi_zeroToANegativePower_isAnError() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%n: i32, %m: i32) -> i32 {
          %b = math.ipowi %n, %m : i32
          return %b : i32
        }""").error("f", "0, -1")).isEqualTo("'math.ipowi' op raises zero to a negative power");
  }

  @Test
  void sin_tensor_isElementwise() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%t: tensor<?xf64>) -> tensor<?xf64> {
          %b = math.sin %t : tensor<?xf64>
          return %b : tensor<?xf64>
        }""").call("f", "[0.0, 1.0]")).isEqualTo("dense<[0.000000e+00, 0.8414709848078965]>");
  }

  @Test
  void sin_ofAWideFormat_isAnErrorAtItsLine() {
    assertThat(ExecutedProgram.of("""
        func.func @f(%t: f128) -> f128 {
          %b = math.sin %t : f128
          return %b : f128
        }""").error("f", "1.0")).isEqualTo("'math.sin' op cannot be executed: this function is not computed for f128");
  }
}
