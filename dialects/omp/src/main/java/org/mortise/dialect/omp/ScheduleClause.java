// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.Value;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.syntax.CustomDirective;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.syntax.ParsedArguments;
import org.mortise.ir.syntax.PrintedArguments;

/** {@code dynamic = %chunk : type, monotonic, simd}: the kind, the size of a chunk and up to two modifiers. */
final class ScheduleClause implements CustomDirective {
  private static final int KIND = 0;
  private static final int MODIFIER = 1;
  private static final int SIMD = 2;
  private static final int CHUNK = 3;
  private static final int CHUNK_TYPE = 4;
  private static final String SIMD_WORD = "simd";
  private static final String NONE = "none";
  private static final int MODIFIERS = 2;

  @Override
  public void parse(OpAsmParser parser, ParsedArguments arguments) {
    String kind = parser.parseKeyword();
    DialectEnum kinds = OmpEnums.SCHEDULE;
    if (!kinds.words().contains(kind)) {
      throw parser.error(parser.namePosition(), " expected schedule kind");
    }
    boolean hasChunk = !kind.equals("auto") && !kind.equals("runtime");
    if (hasChunk && parser.parseOptionalPunctuation("=")) {
      arguments.operands(CHUNK).add(parser.parseOperand());
      arguments.types(CHUNK_TYPE).add(parser.parseColonType());
    }
    List<String> modifiers = new ArrayList<>();
    while (parser.parseOptionalPunctuation(",")) {
      modifiers.add(parser.parseKeyword());
    }
    arguments.setAttribute(KIND, kinds.of(parser.context(), kind));
    setModifiers(parser, arguments, normalized(parser, modifiers));
  }

  /** Returns at most two modifiers, the second one {@code simd}. */
  private static List<String> normalized(OpAsmParser parser, List<String> modifiers) {
    if (modifiers.size() > MODIFIERS) {
      throw parser.error(parser.namePosition(), " unexpected modifier(s)");
    }
    for (String modifier : modifiers) {
      if (!OmpEnums.SCHEDULE_MODIFIER.words().contains(modifier)) {
        throw parser.error(parser.namePosition(), " unknown modifier type: " + modifier);
      }
    }
    if (modifiers.equals(List.of(SIMD_WORD))) {
      return List.of(NONE, SIMD_WORD);
    }
    boolean isOrdered = modifiers.size() < MODIFIERS
        || (!modifiers.get(0).equals(SIMD_WORD) && modifiers.get(1).equals(SIMD_WORD));
    if (!isOrdered) {
      throw parser.error(parser.namePosition(), " incorrect modifier order");
    }
    return modifiers;
  }

  private static void setModifiers(OpAsmParser parser, ParsedArguments arguments, List<String> modifiers) {
    if (!modifiers.isEmpty()) {
      arguments.setAttribute(
          MODIFIER, OmpEnums.SCHEDULE_MODIFIER.of(parser.context(), modifiers.get(0)));
    }
    if (modifiers.size() == MODIFIERS) {
      arguments.setAttribute(SIMD, UnitAttr.of(parser.context()));
    }
  }

  @Override
  public void print(OpAsmPrinter printer, Operation op, PrintedArguments arguments) {
    printer.print(((DialectEnumAttr) arguments.attribute(KIND)).word());
    if (!arguments.operands(CHUNK).isEmpty()) {
      Value chunk = arguments.operands(CHUNK).get(0);
      printer.print(" = ").printOperand(chunk).print(" : ").printType(chunk.type());
    }
    if (arguments.attribute(MODIFIER) != null) {
      printer.print(", ").print(((DialectEnumAttr) arguments.attribute(MODIFIER)).word());
    }
    if (arguments.attribute(SIMD) != null) {
      printer.print(", ").print(SIMD_WORD);
    }
  }
}
