// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationName;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.ParallelMoves;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.text.DeepStack;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** Emits the code of one function, operation by operation. Used once. Linear in the function. */
final class FunctionEmitter {
  /** A region that is being emitted. */
  private static final class OpenRegion {
    final @Nullable OpenRegion outer;
    final RegionExit exit;
    final boolean isScope;
    /** Instructions that leave the scope of memory on the stack, if it turns out that the region allocates some. */
    final List<Integer> leaves = new ArrayList<>(1);
    boolean allocates;

    OpenRegion(@Nullable OpenRegion outer, RegionExit exit, boolean isScope) {
      this.outer = outer;
      this.exit = exit;
      this.isScope = isScope;
    }
  }

  /** An edge to a block, with the values of its arguments. */
  private record Edge(Label label, Block target, List<Register> arguments) {}

  private static final int MOST_BITS = 1 << 20;

  private final Operation function;
  private final SymbolTables symbols;
  private final List<ExternalFunctions> externals;
  private final CodeBuilder builder = new CodeBuilder(this);
  private final InstructionList instructions = new InstructionList();
  private final Map<Value, Register> registers = new IdentityHashMap<>();
  private final Map<Block, Label> labels = new IdentityHashMap<>();
  private final Map<OperationName, ExecutableOpInterface> meanings = new IdentityHashMap<>();
  private final List<Edge> edges = new ArrayList<>();
  private int registerCount;
  private int depth;
  private @Nullable OpenRegion open;

  FunctionEmitter(Operation function, SymbolTables symbols, List<ExternalFunctions> externals) {
    this.function = function;
    this.symbols = symbols;
    this.externals = externals;
  }

  Code emit() {
    Region body = Callees.body(function);
    if (body == null) {
      throw new IllegalArgumentException("a function without a body");
    }
    List<Register> parameters = new ArrayList<>();
    Callees.parameters(function).forEach(format -> parameters.add(register(format)));
    List<ValueFormat> results = Callees.results(function);
    instructions.begin(function, 0);
    // The memory on the stack of a function ends with its activation.
    emitRegion(body, parameters, new OpenRegion(null, (end, operands) -> add(new Instruction.Return(operands)), false));
    return instructions.complete(function, parameters, results, registers, registerCount);
  }

  Context context() {
    return function.context();
  }

  @Nullable Operation lookUp(Operation from, SymbolRefAttr symbol) {
    return symbols.lookupNearestSymbolFrom(from, symbol);
  }

  // ---- registers ---------------------------------------------------------------------------------------------------

  Register register(ValueFormat format) {
    return new Register(registerCount++, format);
  }

  void define(Value value, Register register) {
    registers.put(value, register);
  }

  Register value(Value value) {
    Register register = registers.get(value);
    if (register == null) {
      throw new UnsupportedOperationException("an operand has no value: its operation has not defined it");
    }
    return register;
  }

  // ---- instructions ------------------------------------------------------------------------------------------------

  void add(Instruction instruction) {
    instructions.add(instruction);
  }

  void place(Label label) {
    instructions.place(label);
  }

  void assign(List<Register> targets, List<Register> sources) {
    ParallelMoves.order(targets, sources, original -> register(original.format())).forEach(this::add);
  }

  void jump(Block target, List<Register> arguments) {
    assign(parameters(target), arguments);
    add(new Instruction.Jump(label(target)));
  }

  Label edge(Block target, List<Register> arguments) {
    if (arguments.isEmpty()) {
      return label(target);
    }
    Edge edge = new Edge(new Label(), target, arguments);
    edges.add(edge);
    return edge.label;
  }

  private Label label(Block block) {
    return labels.computeIfAbsent(block, key -> new Label());
  }

  private List<Register> parameters(Block block) {
    List<Register> parameters = new ArrayList<>(block.argumentCount());
    for (Value argument : block.arguments()) {
      parameters.add(registers.computeIfAbsent(argument, key -> register(ValueFormat.of(key.type()))));
    }
    return parameters;
  }

  /** Records a stack allocation: the innermost scope must be left explicitly. */
  void allocateOnStack() {
    OpenRegion scope = open;
    while (scope != null && !scope.isScope) {
      scope = scope.outer;
    }
    if (scope != null) {
      scope.allocates = true;
    }
  }

  // ---- regions -----------------------------------------------------------------------------------------------------

  void region(Region region, List<Register> arguments, RegionExit exit) {
    OpenRegion opened =
        new OpenRegion(open, exit, region.parentOp().hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE));
    Operation around = instructions.current();
    depth++;
    if (depth == DeepStack.SHALLOW_LEVELS) {
      DeepStack.run(() -> emitRegion(region, arguments, opened));
    } else if (depth > DeepStack.DEEP_LEVELS) {
      throw new UnsupportedOperationException("regions are nested too deeply");
    } else {
      emitRegion(region, arguments, opened);
    }
    depth--;
    instructions.begin(around, 0);
  }

  private void emitRegion(Region region, List<Register> arguments, OpenRegion opened) {
    OpenRegion outer = open;
    open = opened;
    int enter = instructions.reserve();
    Block entry = region.first();
    if (entry == null) {
      throw new UnsupportedOperationException("a region is empty");
    }
    if (arguments.size() != entry.argumentCount()) {
      throw new UnsupportedOperationException("a region gets " + arguments.size() + " values for "
          + entry.argumentCount() + " arguments");
    }
    if (entry.hasNoPredecessors()) {
      for (int i = 0; i < arguments.size(); i++) {
        define(entry.argument(i), arguments.get(i));
      }
    } else {
      assign(parameters(entry), arguments);
    }
    for (Block block : ReachableBlocks.of(entry)) {
      emitBlock(block);
    }
    if (opened.allocates) {
      instructions.set(enter, new Instruction.EnterScope());
      opened.leaves.forEach(leave -> instructions.set(leave, new Instruction.LeaveScope()));
    }
    open = outer;
  }

  private void emitBlock(Block block) {
    parameters(block); // of a block reached only by code of a dialect
    place(label(block));
    for (Operation op : block.operations()) {
      instructions.begin(op, 1);
      OpenRegion around = open;
      int depthAround = depth;
      int start = instructions.size();
      String refusal = tryToEmit(op);
      if (refusal != null) {
        open = around;
        depth = depthAround;
        instructions.begin(op, 0);
        placeOpenLabels(start);
        fail(op, "cannot be executed: " + refusal);
      }
      emitEdges();
    }
  }

  /** Returns why an operation cannot be executed, or null. */
  private @Nullable String tryToEmit(Operation op) {
    try {
      emitOperation(op);
      return null;
    } catch (UnsupportedOperationException unsupported) {
      return unsupported.getMessage();
    } catch (ArithmeticException tooLarge) { // such as the size of a type
      return tooLarge.getMessage();
    } catch (StackOverflowError tooDeep) { // in code of a dialect that follows a deep structure
      return "it is nested too deeply";
    }
  }

  /** Labels left open by an operation that was rejected while emitting are placed at the error. */
  private void placeOpenLabels(int start) {
    Set<Label> ofBlocks = new HashSet<>(labels.values());
    edges.forEach(edge -> ofBlocks.add(edge.label));
    for (Label target : instructions.targetsSince(start)) {
      if (!target.isPlaced() && !ofBlocks.contains(target)) {
        place(target);
      }
    }
  }

  private void emitOperation(Operation op) {
    for (Value operand : op.operands()) {
      rejectUnsupported(operand.type());
    }
    for (Value result : op.results()) {
      rejectUnsupported(result.type());
    }
    ExecutableOpInterface executable = meanings.computeIfAbsent(op.name(), DialectExecutions::meaning);
    if (executable != null) {
      executable.emit(op, builder);
    } else if (op.hasTrait(Trait.TERMINATOR) && op.successorCount() == 0) {
      exit(op);
    } else if (!emitUnregistered(op)) {
      fail(op, "cannot be executed: no bundle states its meaning");
    }
  }

  private boolean emitUnregistered(Operation op) {
    boolean isOpaque = OpDefinition.of(op) == null && op.regionCount() == 0 && op.successorCount() == 0
        && op.next() != null; // the last one may be a terminator
    for (int i = 0; isOpaque && i < externals.size(); i++) {
      Primitive primitive = externals.get(i).implementUnregistered(op);
      if (primitive != null) {
        builder.run(builder.results(op), primitive, PoisonRule.REJECT, builder.operands(op));
        return true;
      }
    }
    return false;
  }

  /**
   * The sizes of scalable vectors depend on the machine, so they are rejected. Integers of millions of bits would take
   * minutes for a single operation.
   */
  private static void rejectUnsupported(Type type) {
    Type element = type instanceof ShapedType shaped ? shaped.elementType() : type;
    if (element instanceof IntegerType integer && integer.width() > MOST_BITS) {
      throw new UnsupportedOperationException("integers of more than " + MOST_BITS + " bits are not supported");
    }
    if (type instanceof VectorType vector && vector.isScalable()) {
      throw new UnsupportedOperationException(
          "the sizes of scalable vectors depend on the machine, and a factor of 1 is not assumed");
    }
  }

  void exit(Operation terminator) {
    OpenRegion left = open;
    if (left.isScope) {
      left.leaves.add(instructions.reserve());
    }
    open = left.outer; // regions in the exit are outside of this one
    left.exit.emit(terminator, builder.operands(terminator));
    open = left;
  }

  private void fail(Operation op, String message) {
    add(new Instruction.Fail(message, ExecutionException.Kind.NOT_EXECUTABLE));
    for (Value result : op.results()) {
      registers.computeIfAbsent(result, key -> register(ValueFormat.of(key.type())));
    }
  }

  private void emitEdges() {
    for (Edge edge : edges) {
      place(edge.label);
      jump(edge.target, edge.arguments);
    }
    edges.clear();
  }
}
