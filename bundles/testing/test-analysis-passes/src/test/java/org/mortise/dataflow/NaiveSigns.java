// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.dataflow.SignAnalysis.Sign;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.Constants;

/** The fixed point of {@link SignAnalysis} on a program of {@link RandomFlow}: all rules, again and again. */
final class NaiveSigns {
  final Map<Value, Sign> signs = new HashMap<>();
  private final Map<String, Operation> functions = new HashMap<>();
  private final Set<Block> executable = new HashSet<>();
  private boolean changed;

  NaiveSigns(Operation module) {
    for (Operation op : module.region(0).first().operations()) {
      functions.put(((StringAttr) op.getAttr("sym_name")).value(), op);
    }
    enter(functions.get("main").region(0).first());
    for (Value argument : functions.get("main").region(0).first().arguments()) {
      join(argument, Sign.ANY);
    }
    do {
      changed = false;
      for (Block block : List.copyOf(executable)) {
        block.operations().forEach(this::apply);
      }
    } while (changed);
  }

  private void enter(Block block) {
    changed |= executable.add(block);
  }

  private void join(Value value, Sign sign) {
    Sign old = signs.get(value);
    if (sign != null && old != sign && old != Sign.ANY) {
      signs.put(value, old == null ? sign : Sign.ANY);
      changed = true;
    }
  }

  private void join(Value to, Value from) {
    join(to, signs.get(from));
  }

  private void apply(Operation op) {
    switch (op.name().name()) {
      case "arith.constant" -> join(op.result(0),
          ((IntegerAttr) Constants.of(op)).longValue() < 0 ? Sign.NEGATIVE : Sign.NATURAL);
      case "arith.addi" -> add(op);
      case "func.call" -> call(op);
      case "func.return" -> { }
      case "scf.if" -> {
        enter(op.region(0).first());
        enter(op.region(1).first());
      }
      case "scf.for" -> {
        enter(op.region(0).first());
        join(op.region(0).first().argument(0), Sign.ANY);
        join(op.region(0).first().argument(1), op.operand(3));
        join(op.result(0), op.operand(3));
      }
      case "scf.while" -> {
        enter(op.region(0).first());
        join(op.region(0).first().argument(0), op.operand(0));
      }
      case "scf.condition" -> {
        enter(op.parentOp().region(1).first());
        join(op.parentOp().region(1).first().argument(0), op.operand(1));
        join(op.parentOp().result(0), op.operand(1));
      }
      case "scf.yield" -> leave(op, op.parentOp());
      default -> applyOther(op);
    }
  }

  private void applyOther(Operation op) {
    for (int i = 0; i < op.successorCount(); i++) {
      enter(op.successor(i));
      List<Value> passed = new ArrayList<>();
      op.getInterface(BranchOpInterface.class).getSuccessorOperands(op, i).forwarded().forEach(passed::add);
      for (int k = 0; k < passed.size(); k++) {
        join(op.successor(i).argument(k), passed.get(k));
      }
    }
    boolean known = true;
    for (Value operand : op.operands()) {
      known &= signs.containsKey(operand);
    }
    if (op.resultCount() > 0 && known) {
      join(op.result(0), Sign.ANY);
    }
  }

  private void add(Operation op) {
    Sign a = signs.get(op.operand(0));
    Sign b = signs.get(op.operand(1));
    if (a != null && b != null) {
      join(op.result(0), a == Sign.NATURAL && b == Sign.NATURAL ? Sign.NATURAL : Sign.ANY);
    }
  }

  private void leave(Operation op, Operation parent) {
    switch (parent.name().name()) {
      case "scf.if" -> join(parent.result(0), op.operand(0));
      case "scf.for" -> {
        join(parent.result(0), op.operand(0));
        join(parent.region(0).first().argument(1), op.operand(0));
      }
      default -> join(parent.region(0).first().argument(0), op.operand(0));
    }
  }

  private void call(Operation op) {
    Operation callee = functions.get(op.getInterface(CallOpInterface.class).getCalleeSymbol(op).rootReference());
    Block entry = callee.region(0).first();
    enter(entry);
    join(entry.argument(0), op.operand(0));
    join(entry.argument(1), op.operand(1));
    for (Block block = entry; block != null; block = block.next()) {
      if (executable.contains(block) && block.last().name().name().equals("func.return")) {
        join(op.result(0), block.last().operand(0));
      }
    }
  }
}
