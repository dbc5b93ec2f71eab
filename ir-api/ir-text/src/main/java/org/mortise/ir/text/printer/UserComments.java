// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.LinkedHashSet;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Comments that list the users of values. */
final class UserComments {
  private UserComments() {}

  /** Behind an operation: the users of its results, or the number under which it is referred to as a user itself. */
  static void print(OperationPrinter printer, Operation op) {
    if (op.resultCount() == 0) {
      if (op.operandCount() > 0) {
        printer.print(" // id: ");
        printId(printer, op);
      }
      return;
    }
    if (!op.hasResultUses()) {
      printer.print(" // unused");
      return;
    }
    if (op.resultCount() == 1) {
      Set<Operation> users = users(op.result(0));
      printer.print(users.size() == 1 && users.iterator().next().resultCount() <= 1 ? " // user: " : " // users: ");
      printIds(printer, users);
      return;
    }
    printer.print(" // users: ");
    for (int i = 0; i < op.resultCount(); i++) {
      printer.print(i == 0 ? "(" : ", (");
      Set<Operation> users = users(op.result(i));
      if (users.isEmpty()) {
        printer.print("unused");
      }
      printIds(printer, users);
      printer.print(')');
    }
  }

  /** At the beginning of a block: the users of its arguments, a line each. */
  static void print(OperationPrinter printer, Block block) {
    for (int i = 0; i < block.argumentCount(); i++) {
      BlockArgument argument = block.argument(i);
      Set<Operation> users = users(argument);
      printer.print(" ".repeat(printer.indent())).print("// ");
      printer.printOperand(argument);
      printer.print(users.isEmpty() ? " is unused" : " is used by ");
      printIds(printer, users);
      printer.print('\n');
    }
  }

  private static void printIds(OperationPrinter printer, Set<Operation> users) {
    String separator = "";
    for (Operation user : users) {
      printer.print(separator);
      separator = ", ";
      printId(printer, user);
    }
  }

  /** Prints the results of an operation, or its number if it has none. */
  private static void printId(OperationPrinter printer, Operation op) {
    if (op.resultCount() == 0) {
      printer.print('%').print(printer.names.userNumber(op));
      return;
    }
    for (int i = 0; i < op.resultCount(); i++) {
      printer.print(i == 0 ? "" : ", ").printOperand(op.result(i));
    }
  }

  private static Set<Operation> users(Value value) {
    Set<Operation> users = new LinkedHashSet<>();
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      users.add(use.owner());
    }
    return users;
  }
}
