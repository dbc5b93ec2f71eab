// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.Operation;
import org.mortise.ir.text.DeepStack;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;

/** Deeply nested programs are parsed in linear time without a deep stack, or rejected with a diagnostic. */
class DepthTest {
  private static final int DEEP = 100_000;

  private final Context context = Contexts.builder().build();
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private int tokens;

  private Operation parse(String text) {
    ParseState state = new ParseState(
        SourceText.of("deep.mlir", text), context, ParserOptions.PERMISSIVE, diagnostics::add,
        NamedTypeUses.shared(context), false);
    ModuleParser parser = new ModuleParser(state, new Resources());
    Operation module = parser.parse();
    tokens = parser.tokenCount();
    return module;
  }

  @Test
  void parse_nestedGenericRegions_isLinear() {
    String text = "\"t.if\"() ({\n".repeat(DEEP) + "}, {\"t.else\"() : () -> ()}) : () -> ()\n".repeat(DEEP);
    Operation module = parse(text);
    assertThat(diagnostics).isEmpty();
    assertThat(depth(module)).isEqualTo(DEEP + 1);
    assertThat(tokens).isLessThan(40 * DEEP);
  }

  @Test
  void parse_nestedCustomRegions_isLinear() {
    Operation module = parse("module {\n".repeat(DEEP) + "} loc(\"x\")\n".repeat(DEEP));
    assertThat(diagnostics).isEmpty();
    assertThat(depth(module)).isEqualTo(DEEP);
    assertThat(tokens).isLessThan(20 * DEEP);
  }

  /** The search for newer syntax in the line of an error was quadratic in the length of a word. */
  @Test
  @Timeout(60)
  void parse_errorInLongLine_isReportedAtOnce() {
    assertThat(parse("\"" + "x".repeat(10 * DEEP))).isNull();
    assertThat(parse("x".repeat(10 * DEEP) + " ? func.y")).isNull();
    assertThat(diagnostics).hasSize(2);
  }

  @Test
  void parse_unclosedRegions_isLinear() {
    assertThat(parse("module {\n".repeat(DEEP))).isNull();
    assertThat(diagnostics).singleElement()
        .satisfies(diagnostic -> assertThat(diagnostic.message()).isEqualTo("expected operation name in quotes"));
    assertThat(tokens).isLessThan(20 * DEEP);
  }

  @Test
  void parse_manySiblingRegions_isLinear() {
    parse("\"t.a\"() ({}, {\"t.b\"() : () -> ()}) : () -> ()\n".repeat(DEEP));
    assertThat(diagnostics).isEmpty();
    assertThat(tokens).isLessThan(40 * DEEP);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "\"t.a\"() : () -> |tuple<|", "\"t.a\"() : () -> |(() -> (|", "\"t.a\"() {a = |[|", "\"t.a\"() {a = |{a = |",
    "\"t.a\"() {a = dense<|[|", "\"t.a\"() {a = affine_map<(d0) -> (|(|", "\"t.a\"() {a = affine_map<(d0) -> (|-|",
    "\"t.a\"() : () -> () loc(|\"a\"(|", "\"t.a\"() : () -> () loc(|callsite(|", "\"t.a\"() : () -> |memref<2x|"
  })
  void parse_tooDeepTypesAndAttributes_isError(String pattern) {
    String[] parts = pattern.split("\\|");
    String text = parts[0] + parts[1].repeat(DeepStack.DEEP_LEVELS + 1);
    SourceText source = SourceText.of("deep.mlir", text);
    assertThat(IRParser.parse(source, context, ParserOptions.PERMISSIVE, diagnostics::add)).isNull();
    assertThat(diagnostics.get(0).message()).contains("nested too deeply");
  }

  @Test
  void parse_deepOpaqueType_isAccepted() {
    assertThat(parse("\"t.a\"() : () -> !foo.bar" + "<".repeat(DEEP) + ">".repeat(DEEP))).isNotNull();
  }

  private static int depth(Operation module) {
    int depth = 0;
    for (Operation op = module; op != null; op = first(op)) {
      depth++;
    }
    return depth;
  }

  private static Operation first(Operation op) {
    boolean hasBlock = op.regionCount() > 0 && !op.region(0).isEmpty();
    return hasBlock ? op.region(0).first().first() : null;
  }
}
