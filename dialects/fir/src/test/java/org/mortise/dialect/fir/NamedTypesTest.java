// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;

/** Several programs of one context can define a derived type of the same name. */
class NamedTypesTest {
  private final Context context = Contexts.builder().dialect(new FirDialect()).build();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  /** Parses an operation with results of these types, and returns the types. */
  private List<Type> parse(String types) {
    int count = types.split("; ").length;
    String text = "%0:" + count + " = \"test.values\"() : () -> (" + types.replace("; ", ", ") + ")";
    Operation module =
        IRParser.parse(SourceText.of("types.fir", text), context, ParserOptions.PERMISSIVE, diagnostics::add);
    List<Type> parsed = new ArrayList<>();
    if (module != null) {
      module.region(0).first().first().resultList().forEach(result -> parsed.add(result.type()));
    }
    return parsed;
  }

  @Test
  void parse_sameProgramTwice_returnsSameTypes() {
    String recursive = "!fir.type<list{value:f32,next:!fir.box<!fir.ptr<!fir.type<list>>>}>";
    assertThat(parse(recursive)).isEqualTo(parse(recursive));
    assertThat(parse(recursive).get(0)).hasToString(recursive);
  }

  @Test
  void parse_otherDefinitionInOtherProgram_isOtherType() {
    Type first = parse("!fir.type<t{a:i32}>").get(0);
    Type second = parse("!fir.type<t{b:f32}>").get(0);
    assertThat(diagnostics).isEmpty();
    assertThat(first).hasToString("!fir.type<t{a:i32}>");
    assertThat(second).hasToString("!fir.type<t{b:f32}>");
    assertThat(parse("!fir.type<t{b:f32}>").get(0)).isSameAs(second);
  }

  @Test
  void parse_opaqueAfterDefinitionInOtherProgram_staysOpaque() {
    Type defined = parse("!fir.type<t{a:i32}>").get(0);
    assertThat(parse("!fir.ref<!fir.type<t>>").get(0)).hasToString("!fir.ref<!fir.type<t>>");
    assertThat(defined).hasToString("!fir.type<t{a:i32}>");
  }

  @Test
  void parse_definitionAfterOpaqueInOtherProgram_keepsItOpaque() {
    Type opaque = parse("!fir.ref<!fir.type<t>>").get(0);
    assertThat(parse("!fir.ref<!fir.type<t{a:i32}>>").get(0)).hasToString("!fir.ref<!fir.type<t{a:i32}>>");
    assertThat(opaque).hasToString("!fir.ref<!fir.type<t>>");
  }

  @Test
  void parse_useBeforeDefinition_isSameType() {
    List<Type> types = parse("!fir.type<t>; !fir.type<t{a:i32}>; !fir.type<t>");
    assertThat(types.get(0)).isSameAs(types.get(1)).isSameAs(types.get(2)).hasToString("!fir.type<t{a:i32}>");
  }

  @Test
  void parse_secondDefinitionInProgram_isError() {
    assertThat(parse("!fir.type<t{a:i32}>; !fir.type<t{b:i32}>")).isEmpty();
    assertThat(diagnostics).hasSize(1);
    assertThat(diagnostics.get(0).message()).isEqualTo("cannot redefine record type members");
  }

  @Test
  void print_mutuallyRecursiveTypes_dependsOnWhereItBegins() {
    List<Type> types = parse("!fir.type<a{b:!fir.box<!fir.heap<!fir.type<b{a:!fir.box<!fir.heap<!fir.type<a>>>}>>>}>; "
        + "!fir.type<b>");
    assertThat(types.get(1)).hasToString(
        "!fir.type<b{a:!fir.box<!fir.heap<!fir.type<a{b:!fir.box<!fir.heap<!fir.type<b>>>}>>>}>");
  }
}
