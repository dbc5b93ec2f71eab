// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** The dimensions of a product: {@code batching_dims = [0] x [0], contracting_dims = [2] x [1]}. */
final class DotDimensions implements CustomDirective {
  private static final Pattern LIST = Pattern.compile("(\\w+) = (\\[[^]]*])");
  private static final String BATCHING = "batching_dim";
  private static final String CONTRACTING = "contracting_dim";

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    List<String> fields = new ArrayList<>();
    if (parser.parseOptionalKeyword(BATCHING + "s")) {
      fields.addAll(parsePair(parser, "batching_dimensions"));
      if (parser.parseOptionalPunctuation(",")) {
        parser.parseKeyword(CONTRACTING + "s");
        fields.addAll(parsePair(parser, "contracting_dimensions"));
      }
    } else {
      parser.parseKeyword(CONTRACTING + "s");
      fields.addAll(parsePair(parser, "contracting_dimensions"));
    }
    arguments.setAttribute(0, SyntaxTexts.parseAttribute(
        parser.context(), "#stablehlo.dot<" + String.join(", ", fields) + ">"));
  }

  private static List<String> parsePair(OpAsmParser parser, String name) {
    parser.parsePunctuation("=");
    List<Long> left = parseNumbers(parser);
    parser.parseKeyword("x");
    List<Long> right = parseNumbers(parser);
    List<String> fields = new ArrayList<>();
    if (!left.isEmpty()) {
      fields.add("lhs_" + name + " = " + left);
    }
    if (!right.isEmpty()) {
      fields.add("rhs_" + name + " = " + right);
    }
    return fields;
  }

  private static List<Long> parseNumbers(OpAsmParser parser) {
    List<Long> numbers = new ArrayList<>();
    parser.parseCommaSeparatedList(Delimiter.SQUARE, () -> numbers.add(parser.parseInteger()));
    return numbers;
  }

  /** Returns the lists {@code name = [...]} in the text of an attribute. */
  private static Map<String, String> lists(Attribute attribute) {
    Map<String, String> lists = new HashMap<>();
    Matcher list = LIST.matcher(attribute.toString());
    while (list.find()) {
      lists.put(list.group(1), list.group(2));
    }
    return lists;
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    Map<String, String> lists = lists(arguments.attribute(0));
    boolean hasBatching =
        lists.containsKey("lhs_batching_dimensions") || lists.containsKey("rhs_batching_dimensions");
    if (hasBatching) {
      printPair(printer, lists, BATCHING);
      printer.print(", ");
    }
    printPair(printer, lists, CONTRACTING);
  }

  private static void printPair(OpAsmPrinter printer, Map<String, String> lists, String name) {
    printer.print(name + "s = ").print(lists.getOrDefault("lhs_" + name + "ensions", "[]"))
        .print(" x ").print(lists.getOrDefault("rhs_" + name + "ensions", "[]"));
  }
}
