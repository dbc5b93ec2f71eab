// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/** Formats parse their own output, and print the same as MLIR. */
class RoundTripTest {
  private static final TypeConstraint<?> ANY = TypeConstraint.of("any type", type -> true);

  private final Context context = Contexts.builder().dialect(new FormatOps()).build();
  private final List<String> errors = new ArrayList<>();

  private Operation parse(String text) {
    SourceText source = SourceText.of("test", text);
    return IRParser.parse(source, context, ParserOptions.PERMISSIVE, diagnostic -> errors.add(diagnostic.message()));
  }

  private static String resource(String name) throws Exception {
    try (InputStream in = RoundTripTest.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  /** The file is MLIR's output for these operations. */
  @Test
  void roundTrip_programs_printAsMlir() throws Exception {
    String text = resource("round-trip.mlir");
    Operation module = parse(text);
    assertThat(errors).isEmpty();
    assertThat(IRPrinter.toString(module, PrinterOptions.DEFAULT)).isEqualTo(text);
  }

  @Test
  void parse_clausesInAnyOrder_isAccepted() {
    Operation module = parse("test.oilist_with_keywords_only thirdKeyword keyword");
    assertThat(IRPrinter.toString(module, PrinterOptions.DEFAULT))
        .isEqualTo("module {\n  test.oilist_with_keywords_only keyword thirdKeyword\n}\n");
  }

  @Test
  void parse_clauseTwice_isError() {
    parse("test.oilist_with_keywords_only keyword keyword");
    assertThat(errors).singleElement().asString()
        .contains("`keyword` clause can appear at most once in the expansion of the oilist directive");
  }

  @Test
  void parse_attributeOfWrongKind_isError() {
    parse("test.format_attr_op \"x\"");
    assertThat(errors).singleElement().asString().contains("invalid kind of attribute specified");
  }

  @Test
  void parse_inherentAttributeInDictionary_isChecked() {
    parse("test.format_attr_dict_w_keyword attributes {attr = \"x\"}");
    assertThat(errors).singleElement().asString().contains("'test.format_attr_dict_w_keyword' op attribute 'attr' "
        + "failed to satisfy constraint: 64-bit signless integer attribute");
  }

  @Test
  void parse_otherNumberOfTypes_isError() {
    parse("%0 = \"t.x\"() : () -> i64\ntest.format_variadic_operand %0, %0 : i64");
    assertThat(errors).singleElement().asString().contains(
            "number of operands and types do not match: got 2 operands and 1 types");
  }

  private static void assertMalformed(OpDefinitionBuilder builder, String format, String message) {
    OpDefinition definition = builder.format(format).build();
    assertThatThrownBy(() -> AssemblyFormat.of(definition)).isInstanceOf(FormatError.class)
        .hasMessageContaining(message).hasMessageContaining("'t.x'");
  }

  @Test
  void compile_malformedFormats_throws() {
    assertMalformed(OpDefinition.named("t.x"), "`a`", "'attr-dict' directive not found");
    assertMalformed(OpDefinition.named("t.x"), "attr-dict $a", "expected variable to refer to an argument");
    assertMalformed(OpDefinition.named("t.x"), "attr-dict `a", "unterminated literal");
    assertMalformed(OpDefinition.named("t.x"), "attr-dict foo", "unknown directive in format: foo");
    assertMalformed(OpDefinition.named("t.x").operand("a", ANY), "attr-dict", "operand #0, named 'a', not found");
    assertMalformed(OpDefinition.named("t.x").operand("a", ANY), "$a attr-dict",
        "type of operand #0, named 'a', is not buildable and a buildable type cannot be inferred");
    assertMalformed(OpDefinition.named("t.x").operand("a", ANY), "($a^ type($a))? attr-dict",
        "must be able to be missing");
    assertMalformed(OpDefinition.named("t.x").operands("a", ANY), "($a type($a))? attr-dict", "has no anchor");
    assertMalformed(OpDefinition.named("t.x"), "custom<Foo>() attr-dict", "has no directive 'Foo'");
  }
}
