// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RegionSpec.Shape;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;
import org.mortise.ir.text.format.SyntaxTemplate.Part;

class SyntaxTemplateTest {
  /** The parts as a text in which holes are in angle brackets. */
  private static String text(List<Part> parts) {
    StringBuilder out = new StringBuilder();
    for (Part part : parts) {
      switch (part.kind()) {
        case TEXT -> out.append(part.text());
        case REGION -> out.append("{}");
        default -> out.append('<').append(part.text()).append(part.words().isEmpty() ? "" : part.words()).append('>');
      }
    }
    return out.toString();
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      "'$one `[` $many `]` attr-dict `:` type($one) `,` type($many)' ; ' <%one>[<%many>] : <type>, <types>'",
      "'$one (`with` $many^ `:` type($many))? `:` type($one) attr-dict' ; ' <%one> : <type>'",
      "'operands attr-dict `:` functional-type(operands, results)' ; ' <%operands> : (<types>) -> (<types>)'"})
  void of_format_omitsOptionalElements(String format, String expected) {
    OpDefinition definition = OpDefinition.named("t.t").operand("one", TypeConstraints.ANY)
        .operands("many", TypeConstraints.ANY).format(format).build();
    assertThat(text(SyntaxTemplate.of(definition))).isEqualTo(expected);
  }

  @Test
  void of_formatWithAttributesAndRegion_namesThem() {
    OpDefinition definition = OpDefinition.named("t.t").region("body", Shape.ANY)
        .attribute("sym_name", AttributeConstraints.SYMBOL_NAME)
        .attribute("kind", AttributeConstraints.enumeration("kind", 32, "a", "b"))
        .optionalAttribute("more", AttributeConstraints.I64)
        .format("$kind $sym_name ($more^)? attr-dict $body").build();
    assertThat(text(SyntaxTemplate.of(definition))).isEqualTo(" <kind[a, b]> <@sym_name> {}");
  }

  @Test
  void written_templateWithPrefixes_isSplit() {
    SyntaxTemplate template = new SyntaxTemplate();
    template.written(" $%i = $lower to $%up {} else {}");
    assertThat(text(template.parts())).isEqualTo(" <%i> = <lower> to <%up> {} else {}");
  }

  @Test
  void generic_operation_hasRequiredElements() {
    OpDefinition definition = OpDefinition.named("t.t").operand("one", TypeConstraints.ANY)
        .operands("many", TypeConstraints.ANY).result("result", TypeConstraints.ANY).region("body", Shape.ANY)
        .attribute("kind", AttributeConstraints.I64).optionalAttribute("more", AttributeConstraints.I64).build();
    assertThat(text(SyntaxTemplate.generic(definition)))
        .isEqualTo("(<%one>, <%many>) <{kind = <kind>}> ({}) : (<type>, <types>) -> (<type>)");
    assertThat(text(SyntaxTemplate.generic(OpDefinition.named("t.u").build()))).isEqualTo("() : () -> ()");
  }

  @Test
  void of_formatWithDictionary_asksForDictionaryAttributes() {
    OpDefinitionBuilder op = OpDefinition.named("t.t").attribute("written", AttributeConstraints.I64)
        .attribute("needed", AttributeConstraints.I64).attribute("more", AttributeConstraints.I64)
        .optionalAttribute("optional", AttributeConstraints.I64);
    assertThat(text(SyntaxTemplate.of(op.format("$written attr-dict `x`").build())))
        .isEqualTo(" <written> {needed = <needed>, more = <more>} x");
    assertThat(text(SyntaxTemplate.of(op.format("$written attr-dict-with-keyword").build())))
        .isEqualTo(" <written> attributes {needed = <needed>, more = <more>}");
    assertThat(text(SyntaxTemplate.of(op.format("$written prop-dict attr-dict").build())))
        .isEqualTo(" <written> <{needed = <needed>, more = <more>}>");
  }

  @Test
  void of_formatWithLinesAndAllRegions_separatesThem() {
    OpDefinition definition = OpDefinition.named("t.t").operand("one", TypeConstraints.ANY)
        .region("first", Shape.ANY).region("second", Shape.ANY)
        .format("$one `:` type($one) `\\n` `with` regions attr-dict").build();
    assertThat(text(SyntaxTemplate.of(definition))).isEqualTo(" <%one> : <type> with {}, {}");
  }

  @Test
  void of_functionTypeOfResults_hasParenthesesUnlessThereIsOne() {
    String format = "operands attr-dict `:` functional-type(operands, results)";
    OpDefinition one = OpDefinition.named("t.t").result("a", TypeConstraints.ANY).format(format).build();
    OpDefinition two = OpDefinition.named("t.u").result("a", TypeConstraints.ANY).result("b", TypeConstraints.ANY)
        .format(format).build();
    assertThat(text(SyntaxTemplate.of(one))).isEqualTo(" <%operands> : (<types>) -> <type>");
    assertThat(text(SyntaxTemplate.of(two))).isEqualTo(" <%operands> : (<types>) -> (<types>)");
  }

  /** A directive without its own template. */
  private static final class Plain implements CustomDirective {
    @Override
    public void parse(OpAsmParser parser, ParsedArguments arguments) {}

    @Override
    public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {}
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      "'custom<Plain>(type($one)) $one $body attr-dict' ; ' <type> <%one> {}'",
      "'custom<Plain>($body) $one `:` type($one) attr-dict' ; ' {} <%one> : <type>'",
      "'custom<Plain>($optional) $one `:` type($one) $body attr-dict' ; ' <%one> : <type> {}'",
      "'custom<Plain>($optional, $one) type($one) $body attr-dict' ; ' <optional> <type> {}'"})
  void of_directive_isFirstArgumentUnlessAllMayBeMissing(String format, String expected) {
    OpDefinition definition = OpDefinition.named("t.t").operand("one", TypeConstraints.ANY)
        .region("body", Shape.ANY).optionalAttribute("optional", AttributeConstraints.I64)
        .directive("Plain", new Plain()).format(format).build();
    assertThat(text(SyntaxTemplate.of(definition))).isEqualTo(expected);
  }

  @Test
  void generic_groupsOfOperands_hasTheirSizes() {
    OpDefinition definition = OpDefinition.named("t.t").operands("a", TypeConstraints.ANY)
        .operands("b", TypeConstraints.ANY).traits(Trait.ATTR_SIZED_OPERAND_SEGMENTS).build();
    assertThat(text(SyntaxTemplate.generic(definition)))
        .isEqualTo("(<%a>, <%b>) <{operandSegmentSizes = array<i32: <sizes>>}> : (<types>, <types>) -> ()");
  }

  @Test
  void of_operationWithoutCustomSyntax_isNull() {
    assertThat(SyntaxTemplate.of(OpDefinition.named("t.t").build())).isNull();
  }
}
