// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.Expectations.Kind;
import org.mortise.ir.text.parser.Expectations.VisibleBlock;
import org.mortise.ir.text.parser.Expectations.VisibleValue;

class ExpectationsTest {
  private static Expectations after(String text) {
    return IRParser.expectations(SourceText.of("test.mlir", text),
        Contexts.builder().dialect(new ToyDialect()).build(), ParserOptions.PERMISSIVE, ignored -> { });
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      "'' ; OPERATION",
      "'%x = ' ; OPERATION",
      "'toy.func() {' ; OPERATION",
      "'toy.if ' ; VALUE",
      "'\"a.b\"(' ; VALUE",
      "'\"a.b\"()[' ; BLOCK",
      "'\"a.b\"() {' ; ATTRIBUTE_NAME",
      "'\"a.b\"() {k = ' ; ATTRIBUTE",
      "'\"a.b\"() {k = ' ; TYPE",
      "'\"a.b\"() : (' ; TYPE",
      "'\"a.b\"() : () -> ' ; TYPE",
      "'!t = memref<4x' ; TYPE"})
  void kind_atEndOfText_isExpectedByParser(String text, Kind kind) {
    assertThat(after(text).has(kind)).isTrue();
  }

  @Test
  void expectations_errorBeforeEnd_areEmpty() {
    assertThat(after("\"a.b\"() : nonsense\n\"a.b\"(").isEmpty()).isTrue();
    assertThat(after("toy.if x ").isEmpty()).isTrue();
  }

  @Test
  void words_atEndOfText_areExpectedByParser() {
    assertThat(after("\"a.b\"() : () -> () loc(").words()).containsExactly("callsite", "fused", "unknown");
  }

  @Test
  void operation_unfinished_isNamedWithItsAttribute() {
    Expectations place = after("toy.func() {\n  \"toy.yield\"() {k = ");
    assertThat(place.operation()).hasToString("toy.yield");
    assertThat(place.attribute()).isEqualTo("k");
    assertThat(after("toy.func() {\n  ").operation()).isNull();
  }

  @Test
  void defaultDialect_insideOperation_isItsDialect() {
    assertThat(after("toy.func() {\n  ").defaultDialect()).isEqualTo("toy");
    assertThat(after("toy.func() {\n  }\n").defaultDialect()).isEqualTo("builtin");
  }

  private static List<String> values(String text) {
    return after(text).values().stream().map(VisibleValue::name).toList();
  }

  @Test
  void values_ofRegionsAround_areVisible() {
    String text = """
        %top = "a.b"() : () -> i1
        "a.c"() ({
          %p:2 = "a.b"() : () -> (i1, i1)
          "a.d"() ({
            %gone = "a.b"() : () -> i1
          }) : () -> ()
          toy.if\s""";
    assertThat(values(text)).containsExactly("%top", "%p#0", "%p#1");
  }

  @Test
  void values_aroundIsolatedRegion_areInvisible() {
    assertThat(values("%top = \"a.b\"() : () -> i1\ntoy.func(%a : i1) isolated {\n  toy.if ")).containsExactly("%a");
  }

  @Test
  void values_usedBeforeDefinition_areNotVisible() {
    assertThat(values("\"a.b\"(%later) : (i1) -> ()\ntoy.if ")).isEmpty();
  }

  @Test
  void values_ofNonDominatingBlocks_areInvisible() {
    String text = """
        "a.c"() ({
          %entry = "a.b"() : () -> i1
          "a.br"()[^one, ^two] : () -> ()
        ^one:
          %one = "a.b"() : () -> i1
          "a.br"()[^two] : () -> ()
        ^two:
          %two = "a.b"() : () -> i1
          toy.if\s""";
    assertThat(values(text)).containsExactly("%entry", "%two");
    assertThat(values(text.replace("[^one, ^two]", "[^one]"))).containsExactly("%entry", "%one", "%two");
  }

  @Test
  void blocks_ofInnermostRegion_areUsedAndDefinedBlocks() {
    List<String> labels = new ArrayList<>();
    String text = "\"a\"() ({\n^a(%x: i1):\n  \"b\"()[^later] : () -> ()\n^b:\n  \"c\"()[";
    for (VisibleBlock block : after(text).blocks()) {
      labels.add(block.label() + block.block().argumentCount());
    }
    assertThat(labels).containsExactly("^a1", "^later0", "^b0");
  }

  @Test
  void expectations_nestedDeeply_areFound() {
    assertThat(after("\"a.b\"() : () -> " + "tuple<".repeat(2000)).has(Kind.TYPE)).isTrue();
  }
}
