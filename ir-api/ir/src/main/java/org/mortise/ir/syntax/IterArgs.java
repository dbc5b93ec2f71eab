// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;

/**
 * The text {@code (%arg = %init, ...)} of values that a loop carries.
 *
 * @param arguments the arguments of the loop's region
 * @param inits the values before the first iteration, one for each argument
 * @param position where the text begins
 */
public record IterArgs(List<Argument> arguments, List<UnresolvedOperand> inits, int position) {
  /** Returns an empty list at the current position. */
  public static IterArgs none(OpAsmParser parser) {
    return new IterArgs(List.of(), List.of(), parser.position());
  }

  /** Parses a list, which must be there. */
  public static IterArgs parse(OpAsmParser parser) {
    IterArgs list = parseIfPresent(parser);
    if (list == null) {
      throw parser.error("expected '('");
    }
    return list;
  }

  /** Parses a list, or returns an empty one if none comes next. */
  public static IterArgs parseOptional(OpAsmParser parser) {
    IterArgs list = parseIfPresent(parser);
    return list == null ? none(parser) : list;
  }

  private static @Nullable IterArgs parseIfPresent(OpAsmParser parser) {
    IterArgs list = new IterArgs(new ArrayList<>(4), new ArrayList<>(4), parser.position());
    if (!parser.parseOptionalPunctuation("(")) {
      return null;
    }
    if (parser.parseOptionalPunctuation(")")) {
      return list;
    }
    parser.parseCommaSeparatedList(Delimiter.NONE, () -> {
      list.arguments().add(parser.parseArgument(false, false));
      parser.parsePunctuation("=");
      list.inits().add(parser.parseOperand());
    });
    if (!parser.parseOptionalPunctuation(")")) {
      throw parser.missing("',' or ')'");
    }
    return list;
  }

  /** Sets the types of the arguments. */
  public void setTypes(List<Type> types) {
    for (int i = 0; i < arguments.size(); i++) {
      arguments.get(i).setType(types.get(i));
    }
  }

  /** Prints a list. */
  public static void print(List<? extends Value> arguments, List<? extends Value> inits, OpAsmPrinter printer) {
    printer.print('(');
    for (int i = 0; i < arguments.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      printer.printOperand(arguments.get(i)).print(" = ");
      printer.printOperand(inits.get(i));
    }
    printer.print(')');
  }
}
