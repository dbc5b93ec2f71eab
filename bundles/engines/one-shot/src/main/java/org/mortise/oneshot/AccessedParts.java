// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AliasingValue;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.LoopLikeOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetExtractionOpInterface;

/**
 * Finds the parts of tensors that operands access, assuming that all of them are in place. An access to a slice of a
 * slice is recorded as a part of both tensors. Linear in the nesting of slices, besides {@link CommonOrigins}.
 */
final class AccessedParts {
  /** The maximum number of examined writes of one loop, so that nested loops add constant cost each. */
  private static final int MOST_WRITES = 32;
  /** The maximum depth of examined slices of slices. */
  private static final int MOST_SLICES = 16;

  private final AnalysisState state;
  private final CommonOrigins origins;
  private final Map<OpOperand, List<Part>> reads = new HashMap<>();
  private final Map<OpOperand, List<Part>> writes = new HashMap<>();
  private final Map<OpOperand, List<OpOperand>> writesOfLoops = new HashMap<>();

  /**
   * A part of a tensor that is not derived from another tensor.
   *
   * @param user the operation at whose execution the values of the slice are taken
   */
  record Part(Value tensor, HyperrectangularSlice slice, Operation user) {}

  AccessedParts(AnalysisState state) {
    this.state = state;
    this.origins = new CommonOrigins(state);
  }

  /** Returns parts of different tensors, each of which contains everything that {@code use} reads. */
  List<Part> ofRead(OpOperand use) {
    return reads.computeIfAbsent(use, each -> parts(each, part(each, true)));
  }

  /** Returns parts of different tensors, each of which contains everything that {@code use} itself writes. */
  List<Part> ofWrite(OpOperand use) {
    return writes.computeIfAbsent(use, each -> parts(each, part(each, false)));
  }

  private @Nullable HyperrectangularSlice part(OpOperand use, boolean isRead) {
    BufferizableOpInterface bufferizable = state.options().bufferizable(use.owner());
    return bufferizable == null ? null
        : isRead ? bufferizable.getReadPart(use) : bufferizable.getWrittenPart(use);
  }

  private List<Part> parts(OpOperand use, @Nullable HyperrectangularSlice accessed) {
    List<Part> parts = new ArrayList<>(2);
    HyperrectangularSlice slice = accessed;
    Operation user = use.owner();
    Value origin = origins.of(use.value());
    for (int i = 0; origin != null && i < MOST_SLICES; i++) {
      if (slice != null) {
        parts.add(new Part(origin, slice, user));
      }
      user = origin.definingOp();
      OpOperand source = user == null ? null : extractedFrom(user);
      slice = source == null ? null : part(source, true);
      origin = slice == null ? null : origins.of(source.value());
    }
    return parts;
  }

  private static @Nullable OpOperand extractedFrom(Operation op) {
    SubsetExtractionOpInterface extraction = op.getInterface(SubsetExtractionOpInterface.class);
    return extraction == null ? null : extraction.getSourceOperand(op);
  }

  /**
   * Returns the operands that perform {@code write}: itself, or for a loop the operands inside it that may write to the
   * carried tensor.
   */
  List<OpOperand> writesOf(OpOperand write) {
    LoopLikeOpInterface like = write.owner().getInterface(LoopLikeOpInterface.class);
    return like == null ? List.of(write) : writesOfLoops.computeIfAbsent(write, each -> inside(each, like));
  }

  private List<OpOperand> inside(OpOperand write, LoopLikeOpInterface like) {
    Operation loop = write.owner();
    OperandRange inits = like.getInits(loop);
    int index = write.index() - inits.start();
    if (!CommonOrigins.isSimple(loop, like) || index < 0 || index >= inits.size()) {
      return List.of(write);
    }
    List<OpOperand> found = new ArrayList<>();
    Set<Value> seen = new HashSet<>();
    List<Value> open = new ArrayList<>(List.of(like.getRegionIterArgs(loop).get(index)));
    while (!open.isEmpty()) {
      Value value = open.remove(open.size() - 1);
      for (OpOperand use = seen.add(value) ? value.firstUse() : null; use != null; use = use.nextUse()) {
        if (!follow(use, loop, index, found, open) || found.size() + open.size() > MOST_WRITES) {
          return List.of(write);
        }
      }
    }
    return found;
  }

  /** Adds the writes of {@code use} and the tensors that it creates. Returns false if their use is unknown. */
  private boolean follow(OpOperand use, Operation loop, int index, List<OpOperand> found, List<Value> open) {
    Operation user = use.owner();
    if (isYield(use)) { // the result of an inner loop is known already
      return user.parentOp() != loop || use.index() - yielded(loop).start() == index;
    }
    LoopLikeOpInterface like = user.getInterface(LoopLikeOpInterface.class);
    int carried = like == null || !CommonOrigins.isSimple(user, like) ? -1
        : use.index() - like.getInits(user).start();
    if (carried >= 0 && carried < user.resultCount()) {
      open.add(like.getRegionIterArgs(user).get(carried));
      open.add(user.result(carried));
      return true;
    }
    if (state.bufferizesToMemoryWrite(use)) {
      found.add(use);
    }
    for (AliasingValue alias : state.aliasingValues(use)) {
      if (!loop.isProperAncestor(BufferTypes.ownerOf(alias.value()))) {
        return false;
      }
      open.add(alias.value());
    }
    return true;
  }

  /** Returns whether {@code use} is yielded to the next iteration of a loop. */
  private static boolean isYield(OpOperand use) {
    OperandRange yielded = yielded(use.owner().parentOp());
    return yielded != null && yielded.owner() == use.owner()
        && use.index() >= yielded.start() && use.index() < yielded.start() + yielded.size();
  }

  private static @Nullable OperandRange yielded(Operation loop) {
    LoopLikeOpInterface like = loop.getInterface(LoopLikeOpInterface.class);
    return like == null ? null : like.getYieldedValues(loop);
  }
}
