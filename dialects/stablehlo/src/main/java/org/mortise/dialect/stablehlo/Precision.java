// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/**
 * Optional parts of a product, each after a comma: {@code precision = [DEFAULT, HIGH]}, and the algorithm if the
 * directive has it.
 */
final class Precision implements CustomDirective {
  private static final String PRECISION = "precision";
  private static final String ALGORITHM = "algorithm";

  private final boolean hasAlgorithm;

  Precision(boolean hasAlgorithm) {
    this.hasAlgorithm = hasAlgorithm;
  }

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    while (parser.parseOptionalPunctuation(",")) {
      if (hasAlgorithm && parser.parseOptionalKeyword(ALGORITHM)) {
        parser.parsePunctuation("=");
        arguments.setAttribute(1, parseAlgorithm(parser));
      } else {
        parser.parseKeyword(PRECISION);
        parser.parsePunctuation("=");
        List<Attribute> words = new ArrayList<>();
        parser.parseCommaSeparatedList(Delimiter.SQUARE, () -> words.add(
            SyntaxTexts.parseAttribute(parser.context(), "#stablehlo<precision " + parser.parseKeyword() + ">")));
        arguments.setAttribute(0, ArrayAttr.of(parser.context(), words));
      }
    }
  }

  private static Attribute parseAlgorithm(OpAsmParser parser) {
    Attribute whole = parser.parseOptionalExtendedAttribute();
    if (whole != null) {
      return whole;
    }
    List<Object> body = parser.parseOptionalBody();
    if (body == null) {
      throw parser.missing("'<'");
    }
    String text = body.stream().map(Object::toString).collect(Collectors.joining());
    return SyntaxTexts.parseAttribute(parser.context(), "#stablehlo.dot_algorithm" + text);
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    @Nullable Attribute precision = arguments.attribute(0);
    if (precision instanceof ArrayAttr words && !words.elements().isEmpty()) {
      printer.print(", " + PRECISION + " = [");
      String separator = "";
      for (Attribute word : words.elements()) {
        printer.print(separator).print(SyntaxTexts.body(word).replace(PRECISION + " ", ""));
        separator = ", ";
      }
      printer.print(']');
    }
    if (hasAlgorithm && arguments.attribute(1) != null) {
      printer.print(", " + ALGORITHM + " = <" + SyntaxTexts.body(arguments.attribute(1)) + ">");
    }
  }
}
