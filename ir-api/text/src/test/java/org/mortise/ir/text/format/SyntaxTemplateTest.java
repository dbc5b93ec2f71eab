// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec.Shape;
import org.mortise.ir.definition.TypeConstraints;
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
      "'operands attr-dict `:` functional-type(operands, results)' ; ' <%operands> : (<types>) -> <type>'"})
  void of_format_leavesOutWhatMayBeMissing(String format, String expected) {
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
  void generic_operation_hasWhatItMustHave() {
    OpDefinition definition = OpDefinition.named("t.t").operand("one", TypeConstraints.ANY)
        .operands("many", TypeConstraints.ANY).result("result", TypeConstraints.ANY).region("body", Shape.ANY)
        .attribute("kind", AttributeConstraints.I64).optionalAttribute("more", AttributeConstraints.I64).build();
    assertThat(text(SyntaxTemplate.generic(definition)))
        .isEqualTo("(<%one>, <%many>) <{kind = <kind>}> ({}) : (<type>, <types>) -> (<type>)");
    assertThat(text(SyntaxTemplate.generic(OpDefinition.named("t.u").build()))).isEqualTo("() : () -> ()");
  }

  @Test
  void of_operationWithoutCustomSyntax_isNull() {
    assertThat(SyntaxTemplate.of(OpDefinition.named("t.t").build())).isNull();
  }
}
