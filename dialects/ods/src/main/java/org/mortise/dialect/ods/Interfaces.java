// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.ExpressionParser;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.AllocationOpInterface;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.interfaces.SuccessorOperands;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.TensorType;

/** Implements the interfaces that the key {@code interfaces} of an operation states. */
final class Interfaces {
  private static final Set<String> BOUNDS = Set.of("lower", "upper", "step");

  private final OpDefinitionBuilder builder;
  private final ToIntFunction<String> operandGroup;
  private final Requirements requirements;
  private final RegionGroups regions;

  /**
   * Creates the reader of interfaces.
   *
   * @param operandGroup returns the index of a group of operands; -1 if there is none of this name
   * @param requirements the parts of the operation
   */
  Interfaces(OpDefinitionBuilder builder, ToIntFunction<String> operandGroup, Requirements requirements) {
    this.builder = builder;
    this.operandGroup = operandGroup;
    this.requirements = requirements;
    this.regions = requirements.regions();
  }

  /** Adds an interface with arguments in parentheses, such as {@code view(source)}. */
  void add(String text) {
    ExpressionParser parser = new ExpressionParser(text);
    String name = parser.name();
    if (addControlFlow(parser, name)) {
      parser.expectEnd();
      return;
    }
    List<String> arguments = new ArrayList<>();
    if (parser.accept("(") && !parser.accept(")")) {
      do {
        String argument = parser.name();
        arguments.add(parser.accept(":") ? parser.name() : argument); // the name of a successor may precede
      } while (parser.accept(","));
      parser.expect(")");
    }
    parser.expectEnd();
    switch (name) {
      case "function" -> addFunction(parser, arguments);
      case "view" -> {
        int source = group(parser, arguments, 0);
        requirements.checkOneOperand(source, name);
        requirements.checkFirstResult(name);
        builder.implement(ViewLikeOpInterface.class, op -> op.operandGroup(source).get(0));
      }
      case "branch" -> {
        int[] groups = new int[Math.max(1, arguments.size())];
        for (int i = 0; i < groups.length; i++) {
          groups[i] = group(parser, arguments, i);
        }
        builder.implement(BranchOpInterface.class,
            (op, successor) -> new SuccessorOperands(op.operandGroup(groups[Math.min(successor, groups.length - 1)])));
      }
      case "call" -> addCall(parser, arguments);
      case "destination" -> {
        int inits = group(parser, arguments, 0);
        builder.invariant(op -> verifyTies(op, op.operandGroup(inits)));
        builder.implement(DestinationStyleOpInterface.class, op -> op.operandGroup(inits));
      }
      case "region_branch_terminator" -> {
        int passed = group(parser, arguments, 0);
        builder.implement(RegionBranchTerminatorOpInterface.class, (op, target) -> op.operandGroup(passed))
            .traits(Trait.TERMINATOR);
      }
      case "dealloc" -> {
        if (arguments.size() != 1) {
          throw parser.error("expected the name of an operation");
        }
        builder.implement(AllocationOpInterface.class, new Deallocation(arguments.get(0)));
      }
      default -> throw parser.error("unknown interface '" + name
          + "'; there are branch, call, dealloc, destination, function, loop, region_branch, "
          + "region_branch_terminator and view");
    }
  }

  /** Returns the operation that an interface names to free memory; null for other interfaces. */
  static @Nullable String deallocation(String text) {
    ExpressionParser parser = new ExpressionParser(text);
    return parser.name().equals("dealloc") && parser.accept("(") ? parser.name() : null;
  }

  // ---- control flow of regions -------------------------------------------------------------------------------------

  /** Returns whether an interface is about the control flow of regions. Then it is read and added. */
  private boolean addControlFlow(ExpressionParser parser, String name) {
    if (!name.equals("region_branch") && !name.equals("loop")) {
      return false;
    }
    parser.expect("(");
    if (name.equals("loop")) {
      DefinedLoop loop = loop(parser);
      builder.implement(LoopLikeOpInterface.class, loop).regionInvariant(loop::verify);
    } else {
      RegionEdges edges = RegionEdges.parse(parser, regions, operandGroup);
      if (!requirements.results().isEmpty() && !edges.haveExit()) {
        throw parser.error("the operation has results, but there is no way to 'exit'");
      }
      builder.implement(RegionBranchOpInterface.class, new DefinedRegionBranch(regions, edges));
    }
    parser.expect(")");
    return true;
  }

  private DefinedLoop loop(ExpressionParser parser) {
    List<Integer> loopGroups = new ArrayList<>();
    Map<String, DefinedLoop.Bounds> bounds = new HashMap<>();
    do {
      String name = parser.name();
      if (parser.accept(":")) {
        if (!BOUNDS.contains(name)) {
          throw parser.error("unknown part '" + name + "' of a loop; there are lower, upper and step");
        }
        bounds.put(name, bounds(parser));
        continue;
      }
      int group = regions.indexOf(name);
      if (group < 0) {
        throw parser.error("expected the name of a region");
      }
      loopGroups.add(group);
    } while (parser.accept(","));
    if (loopGroups.isEmpty() || !bounds.isEmpty() && bounds.size() != BOUNDS.size()) {
      throw parser.error(loopGroups.isEmpty() ? "expected the name of a region"
          : "a loop has either all of lower, upper and step, or none");
    }
    return new DefinedLoop(
        regions, List.copyOf(loopGroups), bounds.get("lower"), bounds.get("upper"), bounds.get("step"));
  }

  private DefinedLoop.Bounds bounds(ExpressionParser parser) {
    Long number = parser.optionalInteger();
    if (number != null) {
      return op -> List.of(OpFoldResult.of(IntegerAttr.index(op.context(), number)));
    }
    int group = operandGroup.applyAsInt(parser.name());
    if (group < 0) {
      throw parser.error("expected a number or the name of an operand");
    }
    return op -> OpFoldResult.of(op.operandGroup(group));
  }

  // ---- others ------------------------------------------------------------------------------------------------------

  private int group(ExpressionParser parser, List<String> arguments, int index) {
    int group = index < arguments.size() ? operandGroup.applyAsInt(arguments.get(index)) : -1;
    if (group < 0) {
      throw parser.error("expected the name of an operand");
    }
    return group;
  }

  /** The names of the parts are fixed; they may be stated. */
  private void addFunction(ExpressionParser parser, List<String> arguments) {
    requirements.checkRequiredAttribute(SymbolTable.SYMBOL_NAME, "function");
    requirements.checkRequiredAttribute(FunctionLike.FUNCTION_TYPE, "function");
    requirements.checkFirstRegion("function");
    List<String> parts = List.of(SymbolTable.SYMBOL_NAME, FunctionLike.FUNCTION_TYPE, regions.names().get(0));
    if (!arguments.isEmpty() && !arguments.equals(parts)) {
      throw parser.error("expected " + String.join(", ", parts));
    }
    builder.invariant(Interfaces::verifySignature);
    FunctionLike function = new DefinedFunction();
    builder.implement(FunctionOpInterface.class, function).implement(CallableOpInterface.class, function)
        .traits(Trait.SYMBOL);
  }

  /** Checks that there is a result for each init that is a tensor. */
  private static @Nullable Diagnostic verifyTies(Operation op, OperandRange inits) {
    for (int i = op.resultCount(); i < inits.size(); i++) {
      if (inits.get(i).type() instanceof TensorType) {
        return op.opError("expected a result for operand #" + (inits.start() + i) + ", which is a tensor");
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifySignature(Operation op) {
    return op.getAttr(FunctionLike.FUNCTION_TYPE) instanceof TypeAttr signature
        && signature.value() instanceof FunctionType ? null
        : op.opError("requires a function type in the attribute '" + FunctionLike.FUNCTION_TYPE + "'");
  }

  /** Whether a function without a body must be private is decided in C++. */
  private static final class DefinedFunction extends FunctionLike {
    @Override
    public boolean isDeclaration(Operation op) {
      return false;
    }
  }

  /** The callee is an attribute with a symbol, which may be optional, or an operand. */
  private void addCall(ExpressionParser parser, List<String> arguments) {
    String callee = arguments.isEmpty() ? "callee" : arguments.get(0);
    int group = group(parser, arguments, 1);
    int called = operandGroup.applyAsInt(callee);
    if (called >= 0) {
      requirements.checkOneOperand(called, "call");
    } else {
      requirements.checkAttribute(callee, "call");
    }
    builder.implement(CallOpInterface.class, new DefinedCall(callee, called, group));
  }

  /**
   * A call of a symbol or of a value.
   *
   * @param callee the attribute with the symbol
   * @param called the operand that is called, or -1
   * @param arguments the operands that are passed
   */
  private record DefinedCall(String callee, int called, int arguments) implements CallOpInterface {
    @Override
    public @Nullable SymbolRefAttr getCalleeSymbol(Operation op) {
      return called < 0 && op.getAttr(callee) instanceof SymbolRefAttr symbol ? symbol : null;
    }

    @Override
    public @Nullable Value getCalleeValue(Operation op) {
      return called < 0 ? null : op.operandGroup(called).get(0);
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return op.operandGroup(arguments);
    }
  }

  /**
   * Frees memory by an operation whose only operand is the memory.
   *
   * @param operation its name
   */
  private record Deallocation(String operation) implements AllocationOpInterface {
    @Override
    public Operation buildDealloc(Operation op, OpBuilder builder, Value allocated) {
      OperationState state = new OperationState(allocated.location(), op.context().operationName(operation));
      state.addOperand(allocated);
      return builder.create(state);
    }
  }
}
