// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.verify.IRVerifier;

class VerifyTest {
  private static List<String> errors(String program) {
    List<String> messages = new ArrayList<>();
    boolean valid = IRVerifier.verify(Programs.parse(program), error -> messages.add(describe(error)));
    assertThat(valid).isEqualTo(messages.isEmpty());
    return messages;
  }

  /** The message, and the last note if it is more than "see current operation". */
  private static String describe(Diagnostic error) {
    List<Diagnostic> notes = error.notes();
    return notes.size() < 2 ? error.message() : error.message() + " / " + notes.get(notes.size() - 1).message();
  }

  private static String function(String body) {
    return "\"r.func\"() ({\n" + body + "\n}) : () -> ()\n";
  }

  private static void expect(String body, String error) {
    assertThat(errors(function(body))).as(body).containsExactly(error);
  }

  @Test
  void verify_wrongCounts_reportsError() {
    expect("%a = \"t.d\"() : () -> i32\n%s = \"r.add\"(%a) : (i32) -> i32\n\"r.return\"() : () -> ()",
        "'r.add' op expected 2 operands, but found 1");
    expect("\"r.return\"() : () -> i32", "'r.return' op requires zero results");
    expect("\"r.br\"() : () -> ()", "'r.br' op requires 1 successor but found 0");
  }

  @Test
  void verify_wrongTypes_reportsError() {
    expect("%a = \"t.d\"() : () -> f32\n%s = \"r.add\"(%a, %a) : (f32, f32) -> f32\n\"r.return\"() : () -> ()",
        "'r.add' op operand #0 must be integer, but got 'f32'");
    expect("%a = \"t.d\"() : () -> i32\n%s = \"r.add\"(%a, %a) : (i32, i32) -> i64\n\"r.return\"() : () -> ()",
        "'r.add' op requires the same type for all operands and results");
  }

  @Test
  void verify_wrongBlocksOrBranches_reportsError() {
    expect("%a = \"r.constant\"() {value = 1 : i32} : () -> i32",
        "block with no terminator, has %0 = \"r.constant\"() <{value = 1 : i32}> : () -> i32");
    expect("%a = \"t.d\"() : () -> i32\n\"r.br\"(%a)[^b] : (i32) -> ()\n^b:\n\"r.return\"() : () -> ()",
        "branch has 1 operands for successor #0, but target block has 0");
    expect("%a = \"t.d\"() : () -> i32\n\"r.br\"(%a)[^b] : (i32) -> ()\n^b(%x: i64):\n\"r.return\"() : () -> ()",
        "type mismatch for bb argument #0 of successor #0");
    expect("\"r.br\"()[^b] : () -> ()\n^b:\n\"r.br\"()[^c] : () -> ()\n^c:",
        "empty block: expect at least a terminator");
  }

  @Test
  void verify_useBeforeDefinition_reportsError() {
    expect("\"t.u\"(%a) : (i32) -> ()\n%a = \"t.d\"() : () -> i32\n\"r.return\"() : () -> ()",
        "operand #0 does not dominate this use / operand defined here (op in the same block)");
    expect("""
        "r.choice"()[^a, ^b] : () -> ()
        ^a:
        %x = "t.d"() : () -> i32
        "r.return"() : () -> ()
        ^b:
        "t.u"(%x) : (i32) -> ()
        "r.return"() : () -> ()""",
        "operand #0 does not dominate this use / operand defined here (op in the same region)");
  }

  @Test
  void verify_useInUnreachableBlock_isValid() {
    assertThat(errors(function("""
        "r.return"() : () -> ()
        ^dead:
        "t.u"(%x) : (i32) -> ()
        %x = "t.d"() : () -> i32
        "r.return"() : () -> ()"""))).isEmpty();
  }

  @Test
  void verify_useFromOutsideIsolatedOperation_reportsError() {
    String program = "%a = \"t.d\"() : () -> i32\n" + function("\"t.u\"(%a) : (i32) -> ()\n\"r.return\"() : () -> ()");
    assertThat(errors(program)).containsExactly(
        "'t.u' op using value defined outside the region / required by region isolation constraints");
  }

  @Test
  void verify_severalErrors_reportsFirstForAnyNumberOfThreads() {
    StringBuilder program = new StringBuilder();
    for (int i = 0; i < 200; i++) {
      program.append(function(i % 3 == 2
          ? "\"r.return\"() : () -> i" + (i + 1) + "\n" : "\"r.return\"() : () -> ()"));
    }
    Operation module = Programs.parse(program.toString());
    List<String> found = new ArrayList<>();
    assertThat(IRVerifier.verify(module, error -> found.add(error.notes().get(0).message()), 4)).isFalse();
    assertThat(found).singleElement().asString().endsWith(" i3");
  }

  @Test
  void verify_deepNest_isLinear() {
    int depth = 100_000;
    String program = function("%x = \"t.d\"() : () -> i32\n" + "\"t.n\"() ({\n\"t.u\"(%x) : (i32) -> ()\n".repeat(depth)
        + "}) : () -> ()\n".repeat(depth) + "\"r.return\"() : () -> ()");
    assertThat(errors(program)).isEmpty();
  }
}
