// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.loopinvariantsubsethoisting;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetExtractionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetOpInterface;
import org.mortise.ir.types.TensorType;

/** The accesses to a tensor that a loop carries, from the argument of the body to the yielded value. */
final class SubsetChain {
  private final List<Operation> all = new ArrayList<>();
  private final List<Operation> extractions = new ArrayList<>();
  private final List<Operation> insertions = new ArrayList<>();

  private SubsetChain() {}

  /** An extraction and an insertion of the same slice. */
  record Pair(Operation extraction, Operation insertion) {}

  /** Returns the accesses to a carried value; null if it has other uses, or if another value is yielded. */
  static @Nullable SubsetChain of(ForOp loop, int index) {
    SubsetChain chain = new SubsetChain();
    return chain.add(loop.operation(), index, true) ? chain : null;
  }

  private record Loop(Operation op, int index) {}

  /** Follows the value in a loop. Loops inside it are followed, too, but nothing is hoisted from them here. */
  private boolean add(Operation op, int index, boolean collects) {
    List<Loop> nested = new ArrayList<>();
    nested.add(new Loop(op, index));
    for (int i = 0; i < nested.size(); i++) {
      if (!follow(nested.get(i), collects && i == 0, nested)) {
        return false;
      }
    }
    return true;
  }

  private boolean follow(Loop loop, boolean collects, List<Loop> nested) {
    LoopLikeOpInterface like = loop.op.getInterface(LoopLikeOpInterface.class);
    OperandRange yielded = like.getYieldedValues(loop.op);
    if (yielded == null || loop.index >= yielded.size()) {
      return false;
    }
    Value value = like.getRegionIterArgs(loop.op).get(loop.index);
    if (!(value.type() instanceof TensorType)) {
      return false; // an insertion into a buffer has no updated value as its result
    }
    while (!isYielded(value)) {
      value = next(value, collects, nested);
      if (value == null) {
        return false;
      }
    }
    return yielded.get(loop.index) == value;
  }

  private static boolean isYielded(Value value) {
    return value.hasOneUse() && value.firstUse().owner().hasTrait(Trait.TERMINATOR);
  }

  /** Returns the tensor after the only update of {@code value}; null if there is none, or another use. */
  private @Nullable Value next(Value value, boolean collects, List<Loop> nested) {
    Value next = null;
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Operation user = use.owner();
      LoopLikeOpInterface loop = user.getInterface(LoopLikeOpInterface.class);
      SubsetInsertionOpInterface insertion = user.getInterface(SubsetInsertionOpInterface.class);
      Value updated = null;
      if (loop != null) {
        int index = use.index() - loop.getInits(user).start();
        if (index < 0 || index >= loop.getInits(user).size() || index >= user.resultCount()) {
          return null;
        }
        nested.add(new Loop(user, index));
        updated = user.result(index);
      } else if (!user.implementsInterface(SubsetOpInterface.class)) {
        return null;
      } else if (insertion != null) {
        if (use != insertion.getDestinationOperand(user)) {
          return null;
        }
        updated = insertion.getUpdatedDestination(user);
      }
      if (loop == null) {
        insert(user, insertion != null, collects);
      }
      if (updated != null && next != null) {
        return null;
      }
      next = updated != null ? updated : next;
    }
    return next;
  }

  private void insert(Operation op, boolean isInsertion, boolean collects) {
    all.add(op);
    if (!collects) {
      return;
    }
    SubsetOpInterface subset = op.getInterface(SubsetOpInterface.class);
    List<Operation> mine = isInsertion ? insertions : extractions;
    List<Operation> others = isInsertion ? extractions : insertions;
    for (int i = 0; i < others.size(); i++) {
      if (others.get(i) != null && mine.get(i) == null && subset.operatesOnEquivalentSubset(op, others.get(i))) {
        mine.set(i, op);
        return;
      }
    }
    mine.add(op);
    others.add(null);
  }

  /** Returns the pairs, in the order in which their first operation was found. */
  List<Pair> pairs() {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < extractions.size(); i++) {
      if (extractions.get(i) != null && insertions.get(i) != null) {
        pairs.add(new Pair(extractions.get(i), insertions.get(i)));
      }
    }
    return pairs;
  }

  /**
   * Returns the reason why a pair cannot be hoisted, or null: it must not depend on the loop, and all other accesses
   * must be to other elements.
   */
  @Nullable String obstacle(Pair pair, ForOp loop) {
    Operation extraction = pair.extraction;
    Operation insertion = pair.insertion;
    SubsetInsertionOpInterface insert = insertion.getInterface(SubsetInsertionOpInterface.class);
    OpOperand from = extraction.getInterface(SubsetExtractionOpInterface.class).getSourceOperand(extraction);
    OpOperand source = insert.getSourceOperand(insertion);
    if (extraction.result(0).type() != source.value().type()) {
      return "the extracted and the inserted part have different types";
    }
    if (!isInvariant(extraction, loop, List.of(from))
        || !isInvariant(insertion, loop, List.of(source, insert.getDestinationOperand(insertion)))) {
      return "its place depends on the loop";
    }
    SubsetOpInterface subset = extraction.getInterface(SubsetOpInterface.class);
    for (Operation other : all) {
      if (other != extraction && other != insertion && !subset.operatesOnDisjointSubset(extraction, other)) {
        return "another part of the tensor may overlap it";
      }
    }
    return null;
  }

  private static boolean isInvariant(Operation op, ForOp loop, List<OpOperand> exceptions) {
    for (int i = 0; i < op.operandCount(); i++) {
      OpOperand operand = op.opOperand(i);
      boolean isInside = loop.region().isAncestor(operand.value().parentRegion());
      if (isInside && !exceptions.contains(operand)) {
        return false;
      }
    }
    return true;
  }
}
