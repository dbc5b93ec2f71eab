// SPDX-License-Identifier: Apache-2.0
package org.mortise.dataflow;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.Constants;

/** Executes programs of {@link RandomFlow}, and records the numbers that each value had. Numbers are not limited. */
final class FlowInterpreter {
  /** Stops an execution that takes too long. */
  private static final class OutOfSteps extends RuntimeException {
    private static final long serialVersionUID = 1;

    OutOfSteps() {
      super(null, null, false, false);
    }
  }

  final Map<Value, Set<BigInteger>> observed = new HashMap<>();
  private final Map<String, Operation> functions = new HashMap<>();
  private final Random random;
  private int steps;
  private int depth;

  FlowInterpreter(Operation module, Random random) {
    this.random = random;
    for (Operation op : module.region(0).first().operations()) {
      functions.put(((StringAttr) op.getAttr("sym_name")).value(), op);
    }
  }

  /** Executes {@code main} once. */
  void run() {
    steps = 3000;
    depth = 0;
    try {
      call(functions.get("main"), List.of(BigInteger.valueOf(random.nextInt(41) - 20), bit(random.nextBoolean())));
    } catch (OutOfSteps end) {
      // The numbers observed so far occur.
    }
  }

  private static BigInteger bit(boolean value) {
    return value ? BigInteger.ONE : BigInteger.ZERO;
  }

  private BigInteger call(Operation function, List<BigInteger> arguments) {
    if (++depth > 100) {
      throw new OutOfSteps();
    }
    Map<Value, BigInteger> frame = new HashMap<>();
    Block block = function.region(0).first();
    List<BigInteger> values = arguments;
    while (true) {
      Operation end = execute(block, values, frame);
      if (end.successorCount() == 0) {
        depth--;
        return frame.get(end.operand(0));
      }
      int taken = taken(end, frame);
      values = new ArrayList<>();
      for (Value forwarded : end.getInterface(BranchOpInterface.class).getSuccessorOperands(end, taken).forwarded()) {
        values.add(frame.get(forwarded));
      }
      block = end.successor(taken);
    }
  }

  private static int taken(Operation end, Map<Value, BigInteger> frame) {
    return switch (end.name().name()) {
      case "cf.cond_br" -> frame.get(end.operand(0)).signum() != 0 ? 0 : 1;
      case "cf.switch" -> frame.get(end.operand(0)).equals(BigInteger.valueOf(3)) ? 1 : 0;
      default -> 0;
    };
  }

  /** Executes a block and returns its terminator. */
  private Operation execute(Block block, List<BigInteger> arguments, Map<Value, BigInteger> frame) {
    for (int i = 0; i < arguments.size(); i++) {
      define(block.argument(i), arguments.get(i), frame);
    }
    for (Operation op = block.first(); op != block.last(); op = op.next()) {
      if (--steps < 0) {
        throw new OutOfSteps();
      }
      define(op.result(0), result(op, frame), frame);
    }
    if (--steps < 0) {
      throw new OutOfSteps();
    }
    return block.last();
  }

  private void define(Value value, BigInteger number, Map<Value, BigInteger> frame) {
    frame.put(value, number);
    observed.computeIfAbsent(value, key -> new HashSet<>()).add(number);
  }

  private BigInteger result(Operation op, Map<Value, BigInteger> frame) {
    List<BigInteger> operands = new ArrayList<>();
    for (Value operand : op.operands()) {
      operands.add(frame.get(operand));
    }
    return switch (op.name().name()) {
      case "arith.constant" -> BigInteger.valueOf(((IntegerAttr) Constants.of(op)).longValue());
      case "arith.addi" -> operands.get(0).add(operands.get(1));
      case "arith.cmpi" -> bit(operands.get(0).compareTo(operands.get(1)) < 0);
      case "arith.select" -> operands.get(0).signum() != 0 ? operands.get(1) : operands.get(2);
      case "test.any" -> bit(random.nextBoolean());
      case "test.cast" -> operands.get(0);
      case "func.call" -> {
        SymbolRefAttr callee = op.getInterface(CallOpInterface.class).getCalleeSymbol(op);
        yield call(functions.get(callee.rootReference()), operands);
      }
      case "scf.if" -> {
        Operation end = execute(op.region(operands.get(0).signum() != 0 ? 0 : 1).first(), List.of(), frame);
        yield frame.get(end.operand(0));
      }
      case "scf.for" -> loop(op, operands, frame);
      case "scf.while" -> whileLoop(op, operands.get(0), frame);
      default -> throw new IllegalArgumentException(op.name().name());
    };
  }

  private BigInteger loop(Operation op, List<BigInteger> operands, Map<Value, BigInteger> frame) {
    BigInteger carried = operands.get(3);
    for (BigInteger i = operands.get(0); i.compareTo(operands.get(1)) < 0; i = i.add(operands.get(2))) {
      Operation end = execute(op.region(0).first(), List.of(i, carried), frame);
      carried = frame.get(end.operand(0));
    }
    return carried;
  }

  private BigInteger whileLoop(Operation op, BigInteger first, Map<Value, BigInteger> frame) {
    BigInteger carried = first;
    while (true) {
      Operation condition = execute(op.region(0).first(), List.of(carried), frame);
      BigInteger passed = frame.get(condition.operand(1));
      if (frame.get(condition.operand(0)).signum() == 0) {
        return passed;
      }
      Operation end = execute(op.region(1).first(), List.of(passed), frame);
      carried = frame.get(end.operand(0));
    }
  }
}
