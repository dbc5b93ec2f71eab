// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/** Comments that tell where values are used. */
final class UserComments {
  private UserComments() {}

  /** Behind an operation: the users of its results, or the number under which it is referred to as a user itself. */
  static void print(OperationPrinter printer, Operation op) {
    if (op.resultCount() == 0) {
      if (op.operandCount() > 0) {
        printer.print(" // id: %").print(printer.names.userNumber(op));
      }
      return;
    }
    if (op.resultCount() == 1) {
      printResult(printer, op.result(0));
      return;
    }
    printer.print(" // ");
    for (int i = 0; i < op.resultCount(); i++) {
      printer.print(i == 0 ? "" : "; ");
      printUsers(printer, op.result(i), users(op.result(i)));
    }
  }

  private static void printResult(OperationPrinter printer, OpResult result) {
    List<Operation> users = users(result);
    if (users.isEmpty()) {
      printer.print(" // unused");
      return;
    }
    printer.print(users.size() == 1 ? " // user: " : " // users: ");
    printIds(printer, users);
  }

  /** Below a label: the users of the block's arguments, a line each. */
  static void print(OperationPrinter printer, Block block, int indent) {
    for (int i = 0; i < block.argumentCount(); i++) {
      BlockArgument argument = block.argument(i);
      printer.print(" ".repeat(indent)).print("// ");
      printUsers(printer, argument, users(argument));
      printer.print('\n');
    }
  }

  private static void printUsers(OperationPrinter printer, Value value, List<Operation> users) {
    printer.printOperand(value);
    if (users.isEmpty()) {
      printer.print(" is unused");
      return;
    }
    printer.print(" is used by ");
    printIds(printer, users);
  }

  private static void printIds(OperationPrinter printer, List<Operation> users) {
    for (int i = 0; i < users.size(); i++) {
      printer.print(i == 0 ? "" : ", ");
      Operation user = users.get(i);
      if (user.resultCount() > 0) {
        printer.printOperand(user.result(0));
      } else {
        printer.print('%').print(printer.names.userNumber(user));
      }
    }
  }

  private static List<Operation> users(Value value) {
    List<Operation> users = new ArrayList<>();
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      users.add(use.owner());
    }
    return users;
  }
}
