// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.intrangeoptimizations;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.transform.Folding;

/**
 * Executes functions on integers, and reports each number that a value has and each number that an operand has where
 * it is used. Stops without a result at undefined behaviour and after a number of steps.
 */
final class IntegerInterpreter {
  /** Takes the numbers that occur. */
  interface Observer {
    void defined(Value value, BigInteger number);

    void used(Operation op, int operand, BigInteger number);
  }

  /** Ends an execution. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stop() {
      super(null, null, false, false);
    }
  }

  private static final int MAX_STEPS = 4000;
  private static final int MAX_DEPTH = 40;

  private final Operation module;
  private final Observer observer;
  private int steps;
  private int depth;

  IntegerInterpreter(Operation module, Observer observer) {
    this.module = module;
    this.observer = observer;
  }

  /** Calls the function {@code name}. */
  void run(String name, List<BigInteger> arguments) {
    try {
      call(name, arguments);
    } catch (Stop stop) {
      // the values recorded so far are valid
    }
  }

  private List<BigInteger> call(String name, List<BigInteger> arguments) {
    if (++depth > MAX_DEPTH) {
      throw new Stop();
    }
    Operation function = new SymbolTable(module).lookup(name);
    List<BigInteger> results = new Frame().runBlocks(function.region(0).first(), arguments);
    depth--;
    return results;
  }

  /** One activation of a function: the numbers of its values. */
  private final class Frame {
    private final Map<Value, BigInteger> numbers = new HashMap<>();

    private void define(Value value, BigInteger number) {
      numbers.put(value, number);
      observer.defined(value, number);
    }

    private void define(List<? extends Value> values, List<BigInteger> numbersOfValues) {
      for (int i = 0; i < values.size(); i++) {
        define(values.get(i), numbersOfValues.get(i));
      }
    }

    private BigInteger use(Operation op, int index) {
      BigInteger number = numbers.get(op.operand(index));
      observer.used(op, index, number);
      return number;
    }

    private List<BigInteger> use(Operation op, int from, int to) {
      List<BigInteger> used = new ArrayList<>();
      for (int i = from; i < to; i++) {
        used.add(use(op, i));
      }
      return used;
    }

    private List<BigInteger> useAll(Operation op) {
      return use(op, 0, op.operandCount());
    }

    /** Runs from {@code block} until a terminator without successors; returns its operands. */
    List<BigInteger> runBlocks(Block block, List<BigInteger> arguments) {
      Block current = block;
      List<BigInteger> passed = arguments;
      while (true) {
        define(List.of(current.arguments()), passed);
        Operation last = runBody(current);
        if (last.successorCount() == 0) {
          return useAll(last);
        }
        int taken = predecessor(last);
        BranchOpInterface branch = last.getInterface(BranchOpInterface.class);
        var forwarded = branch.getSuccessorOperands(last, taken).forwarded();
        passed = use(last, forwarded.start(), forwarded.start() + forwarded.size());
        current = last.successor(taken);
      }
    }

    private Operation runBody(Block block) {
      Operation last = block.last();
      for (Operation op = block.first(); op != last; op = op.next()) {
        run(op);
      }
      return last;
    }

    private int predecessor(Operation op) {
      if (op.successorCount() == 1) {
        return 0;
      }
      if (++steps > MAX_STEPS) {
        throw new Stop();
      }
      Attribute[] constants = new Attribute[op.operandCount()];
      constants[0] = IntegerAttr.of(op.operand(0).type(), use(op, 0));
      Block taken = op.getInterface(BranchOpInterface.class).getSuccessorForOperands(op, constants);
      for (int i = 0; i < op.successorCount(); i++) {
        if (op.successor(i) == taken) {
          return i;
        }
      }
      throw new IllegalStateException("no successor of " + op);
    }

    private void run(Operation op) {
      if (++steps > MAX_STEPS) {
        throw new Stop();
      }
      switch (op.name().name()) {
        case "func.call" -> define(List.of(op.results()),
            call(((SymbolRefAttr) op.getAttr("callee")).rootReference(), useAll(op)));
        case "scf.if" -> runIf(op);
        case "scf.for" -> runFor(op);
        case "scf.while" -> runWhile(op);
        case "arith.select" -> {
          boolean first = use(op, 0).signum() != 0;
          define(op.result(0), use(op, first ? 1 : 2));
        }
        default -> define(op.result(0), fold(op));
      }
    }

    private BigInteger fold(Operation op) {
      Attribute[] constants = new Attribute[op.operandCount()];
      for (int i = 0; i < constants.length; i++) {
        constants[i] = IntegerAttr.of(op.operand(i).type(), use(op, i));
      }
      FoldResult folded = Folding.fold(op, constants);
      if (folded.size() == 0) {
        throw new Stop();
      }
      return folded.constant(0) instanceof IntegerAttr number
          ? number.signedValue() : numbers.get(folded.value(0));
    }

    private void runIf(Operation op) {
      int region = use(op, 0).signum() != 0 ? 0 : 1;
      List<BigInteger> yielded =
          op.region(region).isEmpty() ? List.of() : runBlocks(op.region(region).first(), List.of());
      define(List.of(op.results()), yielded);
    }

    private void runFor(Operation op) {
      BigInteger counter = use(op, 0);
      BigInteger end = use(op, 1);
      BigInteger step = use(op, 2);
      List<BigInteger> carried = use(op, 3, op.operandCount());
      if (step.signum() <= 0) {
        throw new Stop();
      }
      while (counter.compareTo(end) < 0) {
        List<BigInteger> arguments = new ArrayList<>(List.of(counter));
        arguments.addAll(carried);
        carried = runBlocks(op.region(0).first(), arguments);
        counter = counter.add(step);
        stepOf(counter);
      }
      define(List.of(op.results()), carried);
    }

    private void stepOf(BigInteger counter) {
      if (++steps > MAX_STEPS || counter.bitLength() > 30) {
        throw new Stop();
      }
    }

    private void runWhile(Operation op) {
      List<BigInteger> carried = useAll(op);
      while (true) {
        List<BigInteger> condition = runBlocks(op.region(0).first(), carried);
        List<BigInteger> passed = condition.subList(1, condition.size());
        if (condition.get(0).signum() == 0) {
          define(List.of(op.results()), passed);
          return;
        }
        carried = runBlocks(op.region(1).first(), passed);
        if (++steps > MAX_STEPS) {
          throw new Stop();
        }
      }
    }
  }
}
