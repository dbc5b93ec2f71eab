// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import org.mortise.analyses.alias.BackwardWalk;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.pass.bufferends.BufferEnds;

/**
 * Recognizes functions to which the pass has nothing to add, such as its own output: each owned buffer {@linkplain
 * BufferEnds ends on each path}, and each return gives the caller distinct buffers that the function owns where the
 * caller frees them, and unowned buffers elsewhere. Functions without buffers are not recognized. Near-linear in the
 * function.
 */
final class CompleteFunction {
  private static final String USUAL = org.mortise.dialect.memref.DeallocOp.NAME;

  private final Operation function;
  private final OwnedResults results;
  private final Set<Value> owned;
  /** The buffers that the function has, and which it can therefore return. */
  private final Set<Value> own;
  private final BufferEnds ends;
  private final FreeingOperations freeing;

  private CompleteFunction(Operation function, OwnedResults results) {
    this.function = function;
    this.results = results;
    this.freeing = FreeingOperations.ofDialects(USUAL, results.policies());
    Survey survey = Survey.of(function, results);
    this.owned = new HashSet<>(survey.candidates());
    this.own = new HashSet<>(owned);
    survey.escaping().stream().filter(escaping -> isNumber(escaping.escape())).forEach(
        escaping -> own.add(escaping.buffer()));
    this.ends = BufferEnds.in(
        function, CompleteFunction::isApart, use -> BufferEnds.isFreeOrReturn(use) || isTaken(use), true);
  }

  /** Returns whether {@code function}, which has a body, is complete. */
  static boolean is(Operation function, OwnedResults results) {
    return (frees(function) || contains(function, CompleteFunction::producesBuffer))
        && new CompleteFunction(function, results).isComplete();
  }

  /** Returns whether an operation in {@code function} frees memory. */
  static boolean frees(Operation function) {
    return contains(function, CompleteFunction::isFree);
  }

  private static boolean isFree(Operation op) {
    return MemoryEffects.hasEffect(op, MemoryEffect.Kind.FREE, null);
  }

  private static boolean contains(Operation root, Predicate<Operation> predicate) {
    return root.walkPreOrder((Operation op) ->
        op != root && predicate.test(op) ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE) == Walk.Result.INTERRUPT;
  }

  private static boolean producesBuffer(Operation op) {
    for (Value result : op.results()) {
      if (result.type() instanceof BaseMemRefType) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether only the address of a buffer escapes, as a number (for example to a library function). */
  private static boolean isNumber(BufferEscapes.Escape escape) {
    for (Value operand : escape.op().operands()) {
      if (operand.type() instanceof BaseMemRefType box && box.elementType() instanceof BaseMemRefType) {
        return false;
      }
    }
    return escape.kind() == BufferEscapes.Kind.STORED;
  }

  private static boolean isApart(Operation op) {
    return op.hasTrait(Trait.SYMBOL_TABLE) || op.implementsInterface(FunctionOpInterface.class);
  }

  private boolean isTaken(OpOperand use) {
    CallOpInterface call = use.owner().getInterface(CallOpInterface.class);
    return call != null && results.freedBy(use.owner(), call).containsKey(use.index());
  }

  private boolean isComplete() {
    return owned.stream().allMatch(ends::ends) && function.walkPreOrder((Operation op) -> {
      if (op != function && isApart(op)) {
        return Walk.Result.SKIP;
      }
      boolean isLeft = !isExpanded(op) && (!FunctionOpInterface.isReturn(op) || givesOwnBuffers(op))
          && (!results.areAllOwned() || !freesArgument(op));
      return isLeft ? Walk.Result.ADVANCE : Walk.Result.INTERRUPT;
    }) != Walk.Result.INTERRUPT;
  }

  /** Returns whether {@code op} frees a buffer in a way that pipelines expand, such as a reallocation. */
  private static boolean isExpanded(Operation op) {
    return op.resultCount() > 0 && isFree(op) && !op.implementsInterface(CallOpInterface.class)
        || DeallocOp.of(op) != null;
  }

  /** Returns whether {@code op} may free an argument, which callers own by convention. */
  private boolean freesArgument(Operation op) {
    if (!isFree(op) || ends.isUnderCondition(op)) {
      return false;
    }
    for (Value operand : op.operands()) {
      if (operand.type() instanceof BaseMemRefType
          && sources(operand).stream().anyMatch(source -> source instanceof BlockArgument)) {
        return true;
      }
    }
    return false;
  }

  private boolean givesOwnBuffers(Operation returnOp) {
    Set<Value> given = new HashSet<>();
    for (int i = 0; i < returnOp.operandCount(); i++) {
      if (!(returnOp.operand(i).type() instanceof BaseMemRefType)) {
        continue;
      }
      Set<Value> sources = sources(returnOp.operand(i));
      boolean isRight = results.isOwned(function, i)
          ? !sources.isEmpty() && own.containsAll(sources) && Collections.disjoint(given, sources)
              && sources.stream().allMatch(this::isFreedByCallers)
          : Collections.disjoint(own, sources);
      given.addAll(sources);
      if (!isRight) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether callers free {@code buffer}, if they do, by the operation that frees it. */
  private boolean isFreedByCallers(Value buffer) {
    Operation allocation = buffer.definingOp();
    return !results.areFreedByCallers(function, buffer)
        || !BufferOperations.isKnown(allocation) || USUAL.equals(freeing.of(allocation));
  }

  /** Returns the owned buffers that {@code value} can be, and all other sources of its buffers. */
  private Set<Value> sources(Value value) {
    Set<Value> found = new HashSet<>();
    BackwardWalk walk = new BackwardWalk(BufferGraph.ALIASES, value);
    for (Value next = walk.next(); next != null; next = walk.next()) {
      Value notOwned = ends.yieldedIfNotOwned(next);
      if (notOwned != null) {
        walk.add(notOwned);
      } else if (own.contains(next) || walk.follow()) {
        found.add(next);
      }
    }
    return found;
  }
}
