// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.math.BigInteger;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** What the dimensions of a convolution mean: {@code [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]}. */
final class ConvolutionDimensions implements CustomDirective {
  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    StringBuilder text = new StringBuilder();
    text.append(parseDimensions(parser));
    parser.parseKeyword("x");
    text.append('x').append(parseDimensions(parser));
    parser.parsePunctuation("->");
    text.append("->").append(parseDimensions(parser));
    arguments.setAttribute(0, SyntaxTexts.parseAttribute(parser.context(), "#stablehlo.conv<" + text + ">"));
  }

  private static String parseDimensions(OpAsmParser parser) {
    StringJoiner dimensions = new StringJoiner(", ", "[", "]");
    parser.parseCommaSeparatedList(Delimiter.SQUARE, () -> dimensions.add(parseDimension(parser)));
    return dimensions.toString();
  }

  private static String parseDimension(OpAsmParser parser) {
    if (parser.parseOptionalPunctuation("?")) {
      return "?";
    }
    @Nullable BigInteger number = parser.parseOptionalBigInteger();
    return number != null ? number.toString() : parser.parseKeyword();
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print(SyntaxTexts.body(arguments.attribute(0)));
  }
}
