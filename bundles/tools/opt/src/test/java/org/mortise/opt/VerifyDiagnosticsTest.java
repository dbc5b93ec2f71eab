// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages about unmatched expectations, with the texts and columns of MLIR. */
class VerifyDiagnosticsTest {
  private static final String UNREGISTERED =
      "operation being parsed with an unregistered dialect. If this is intended, "
      + "please use -allow-unregistered-dialect with the MLIR tool used";

  private static String verify(String program) {
    return ToolRun.of(program, "--verify-diagnostics").err();
  }

  @Test
  void verify_unmatchedExpectation_isReported() {
    ToolRun run = ToolRun.of("""
        // expected-error@+1 {{no such thing}}
        module {
          // expected-warning @below {{a}}
          // expected-note @above {{b}}
          // expected-remark {{c}}
        }
        """, "--verify-diagnostics");

    assertThat(run).isEqualTo(new ToolRun(1, "module {\n}\n\n", """
        <stdin>:1:4: error: expected error "no such thing" was not produced
        // expected-error@+1 {{no such thing}}
           ^~~~~~~~~~~~~
        <stdin>:3:6: error: expected warning "a" was not produced
          // expected-warning @below {{a}}
             ^
        <stdin>:4:6: error: expected note "b" was not produced
          // expected-note @above {{b}}
             ^
        <stdin>:5:6: error: expected remark "c" was not produced
          // expected-remark {{c}}
             ^
        """));
  }

  @Test
  void verify_unexpectedDiagnostic_isReported() {
    assertThat(verify("\"foo.bar\"() : () -> ()"))
        .isEqualTo("<stdin>:1:10: error: unexpected error: " + UNREGISTERED
            + "\n\"foo.bar\"() : () -> ()\n         ^\n");
  }

  @Test
  void verify_wrongSeverity_isReported() {
    assertThat(verify("\"foo.bar\"() : () -> () // expected-warning {{unregistered}}")).isEqualTo("""
        <stdin>:1:27: error: 'error' diagnostic emitted when expecting a 'warning'
        "foo.bar"() : () -> () // expected-warning {{unregistered}}
                                  ^
        <stdin>:1:27: error: expected warning "unregistered" was not produced
        "foo.bar"() : () -> () // expected-warning {{unregistered}}
                                  ^~~~~~~~~~~~
        """);
  }

  @Test
  void verify_equalExpectations_firstMatchesAll() {
    assertThat(verify("""
        // expected-error @below {{unregistered}}
        // expected-error @below {{unregistered}}
        "foo.bar"() : () -> ()
        """)).startsWith("<stdin>:2:4: error: expected error \"unregistered\" was not produced\n");
  }

  /** A line holds one expectation, at its end. Malformed ones are ignored. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      // expected-remark {{x}} trailing                 ; ''
      // expected-remark@3 {{x}}                        ; ''
      // expected-remark@+ {{x}}                        ; ''
      // expected-foo {{x}}                             ; ''
      // expected-remark x                              ; ''
      // expected-remark   @+1   {{x}}                  ; x
      // expected-remark@+1{{x}}                        ; x
      // expected-remark@+99999999999 {{x}}             ; x
      // unexpected-remark {{x}}                        ; x
      // expected-remark {{x}} expected-remark {{y}}    ; x}} expected-remark {{y
      // expected-foo {{x}} expected-remark {{y}}       ; y
      // expected-remark {{x}}y}}                       ; x}}y
      // expected-remark-re {{a{{.*}}}}                 ; a{{.*}}
      """)
  void whatIsAComment(String line, String expected) {
    String err = verify(line);

    if (expected.isEmpty()) {
      assertThat(err).isEmpty();
    } else {
      assertThat(err).contains(": error: expected remark \"" + expected + "\" was not produced\n");
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
      {{[b}}       ; brackets ([ ]) not balanced
      {{*}}        ; repetition-operator operand invalid
      {{a**}}      ; repetition-operator operand invalid
      {{b)}}       ; parentheses not balanced
      {{(}}        ; parentheses not balanced
      {{b\\}}      ; trailing backslash (\\)
      {{b{3,1}}}   ; invalid repetition count(s)
      {{}}         ; empty (sub)expression
      {{|b()}}     ; empty (sub)expression
      {{^*}}       ; repetition-operator operand invalid
      {{(a)\\2}}    ; invalid backreference number
      {{[a-b-c]}}  ; invalid character range
      {{a{256}.}}  ; invalid repetition count(s)
      {{[z-a]}}    ; invalid character range
      {{[[:foo:]]}}; invalid character class
      """)
  void malformedExpressions(String expression, String message) {
    assertThat(verify("// expected-error-re {{x" + expression + "}}"))
        .startsWith("<stdin>:1:4: error: invalid regex: " + message + "\n");
  }

  @Test
  void verify_unterminatedExpression_isReported() {
    assertThat(verify("// expected-error-re {{a{{b}}")).isEqualTo("""
        <stdin>:1:4: error: found start of regex with no end '}}'
        // expected-error-re {{a{{b}}
           ^~~~
        """);
  }

  @Test
  void verify_wrongPipeline_isDiagnostic() {
    assertThat(ToolRun.of("// expected-error@unknown {{does not refer to a registered pass}}", "--verify-diagnostics",
        "--pass-pipeline=builtin.module(foo)").status()).isZero();
  }

  @Test
  void verify_failedRun_printsNoProgram() {
    assertThat(ToolRun.of("// expected-error @below {{this had to fail}}\nmodule @f {}", "--verify-diagnostics",
        "--fail-it"))
        .isEqualTo(new ToolRun(0, "", ""));
  }
}
