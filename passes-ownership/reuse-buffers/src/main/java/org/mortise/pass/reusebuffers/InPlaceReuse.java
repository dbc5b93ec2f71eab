// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.reusebuffers;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.analyses.alias.BufferSpans;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CopyOpInterface;
import org.mortise.ir.interfaces.ElementwiseWriteOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;

/**
 * Lets the output of an operation take the place of an operand. For {@code output = f(input)} with
 *
 * <pre>
 *   %output = memref.alloc()
 *   f ins(%input) outs(%output)
 *   memref.dealloc %input
 * </pre>
 *
 * in one block, all uses of {@code %output} become uses of {@code %input}, and the allocation of the one and the
 * deallocation of the other are erased. That is right because
 * <ol>
 * <li>nothing uses {@code %output} before {@code f}, so its life begins there;
 * <li>no alias of {@code %input} is accessed after {@code f}: none has a higher number in the {@link ProgramOrder}, or
 * nothing between {@code f} and the deallocation accesses memory. After the deallocation, an access would be an error
 * of the program;
 * <li>the deallocation is executed whenever {@code f} is, so the buffer is handed from the one to the other, and is
 * freed where {@code %output} was, in any case;
 * <li>{@code f} reads each element before it writes it, and its other operands are other buffers;
 * <li>all accesses to {@code %input} are known and none is asynchronous; its address is not compared.
 * </ol>
 * Both buffers were live during {@code f}, so the bytes that are live never grow. The program is visited once, in its
 * order, so chains of operations end in one buffer. Near-linear.
 */
final class InPlaceReuse {
  /** The most operations that are visited between an access and a deallocation. */
  private static final int MAX_DISTANCE = 64;

  /** A buffer: an allocation, with its replacements. */
  private static final class Buffer {
    final Value value;
    final Operation allocation;
    final List<Operation> frees = new ArrayList<>(1);
    int lastAccess;
    boolean isUnclear;
    /** The number of the first use; -1 if it is not computed yet. */
    int firstUse = -1;

    Buffer(Value value) {
      this.value = value;
      this.allocation = value.definingOp();
    }
  }

  private final Operation function;
  private final PassRun run;
  private final Map<Value, Buffer> buffers = new IdentityHashMap<>();
  private final List<Operation> writers = new ArrayList<>();
  private final Survey survey;
  private final ProgramOrder order;
  /** The number of values that may still be visited by searches for aliases, which keeps them linear in total. */
  private long budget;

  InPlaceReuse(Operation function, PassRun run, Survey survey) {
    this.function = function;
    this.run = run;
    this.survey = survey;
    this.order = survey.order();
  }

  /** Returns whether anything has changed. */
  boolean run() {
    function.walkPreOrder((Operation op) -> {
      if (Allocations.isReusable(op, survey.policies())) {
        buffers.put(op.result(0), new Buffer(op.result(0)));
      } else if (op.implementsInterface(ElementwiseWriteOpInterface.class)
          || op.implementsInterface(CopyOpInterface.class)) {
        writers.add(op);
      }
    });
    writers.removeIf(op -> !accessesTwo(op));
    if (writers.isEmpty()) {
      return false;
    }
    prepare();
    long outputs = 0;
    long copies = 0;
    for (Operation op : writers) {
      boolean isCopy = op.implementsInterface(CopyOpInterface.class);
      if (isCopy ? reuseSource(op) : reuseOperand(op)) {
        outputs += isCopy ? 0 : 1;
        copies += isCopy ? 1 : 0;
      }
    }
    run.count(ReuseBuffers.IN_PLACE, outputs);
    run.count(ReuseBuffers.COPIES, copies);
    return outputs + copies > 0;
  }

  /** Returns whether {@code op} has different allocations of this function as operands. */
  private boolean accessesTwo(Operation op) {
    Value found = null;
    for (int i = 0; i < op.operandCount(); i++) {
      if (buffers.containsKey(op.operand(i))) {
        if (found != null && found != op.operand(i)) {
          return true;
        }
        found = op.operand(i);
      }
    }
    return false;
  }

  private void prepare() {
    budget = 8L * survey.aliases().values().size();
    BufferSpans spans = survey.spans();
    BufferEscapes escapes = survey.escapes();
    for (Buffer buffer : buffers.values()) {
      buffer.lastAccess = spans.lastAccess(buffer.value);
      buffer.isUnclear = spans.isUnclear(buffer.value) || escapes.isStoredOrEscapes(buffer.value);
    }
    function.walkPreOrder((Operation op) -> {
      Value freed = Allocations.freedBy(op);
      Buffer buffer = freed == null ? null : buffers.get(freed);
      if (buffer != null) {
        buffer.frees.add(op);
      }
    });
  }

  private boolean reuseSource(Operation op) {
    CopyOpInterface copy = op.getInterface(CopyOpInterface.class);
    if (op.resultCount() != 0) {
      return false;
    }
    Buffer input = buffers.get(copy.getSource(op));
    Buffer output = buffers.get(copy.getTarget(op));
    Operation free = canTakePlace(op, input, output);
    if (free == null || !hasOnlyOperands(op, input, output)) {
      return false;
    }
    run.remark(Remark.Kind.PASSED, "CopyErased", op).message("copy erased: the source is not used afterwards").emit();
    op.erase();
    replace(input, output, free);
    return true;
  }

  private static boolean hasOnlyOperands(Operation op, Buffer input, Buffer output) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (op.operand(i) != input.value && op.operand(i) != output.value) {
        return false;
      }
    }
    return true;
  }

  private boolean reuseOperand(Operation op) {
    ElementwiseWriteOpInterface elementwise = op.getInterface(ElementwiseWriteOpInterface.class);
    for (int written = 0; written < op.operandCount(); written++) {
      Buffer output = buffers.get(op.operand(written));
      for (int read = 0; output != null && read < op.operandCount(); read++) {
        Buffer input = buffers.get(op.operand(read));
        Operation free = canTakePlace(op, input, output);
        if (free == null || !elementwise.canShareBuffer(op, read, written)
            || !areOthersApart(op, elementwise, input, written)) {
          continue;
        }
        run.remark(Remark.Kind.PASSED, "InPlace", op)
            .message("output takes the place of operand " + read + ", which is not used afterwards")
            .with("Type", output.value.type()).emit();
        replace(input, output, free);
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the deallocation of {@code input} that is to be erased if {@code output} takes its place in {@code op}, or
   * null if it cannot.
   */
  private @Nullable Operation canTakePlace(Operation op, @Nullable Buffer input, @Nullable Buffer output) {
    if (input == null || output == null || input == output || input.isUnclear
        || output.allocation.block() != op.block() || !Allocations.areAlike(input.allocation, output.allocation)
        || !((MemRefType) input.value.type()).isIdentityLayout() || !isFirstUse(op, output)) {
      return null;
    }
    for (Operation free : input.frees) {
      if (free.block() == op.block() && op.isBeforeInBlock(free)
          && (input.lastAccess <= order.end(op) || isNoAccessBetween(op, free))) {
        return free;
      }
    }
    return null;
  }

  private boolean isFirstUse(Operation op, Buffer output) {
    if (output.firstUse < 0) {
      output.firstUse = Integer.MAX_VALUE;
      for (OpOperand use = output.value.firstUse(); use != null; use = use.nextUse()) {
        output.firstUse = Math.min(output.firstUse, order.start(use.owner()));
      }
    }
    return output.firstUse == order.start(op);
  }

  private static boolean isNoAccessBetween(Operation op, Operation free) {
    Operation next = op.next();
    for (int i = 0; i < MAX_DISTANCE && next != free; i++) {
      if (mayAccessMemory(next)) {
        return false;
      }
      next = next.next();
    }
    return next == free;
  }

  private static boolean mayAccessMemory(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null || op.regionCount() > 0 || op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)) {
      return true;
    }
    for (MemoryEffect effect : effects) {
      if (effect.kind() != MemoryEffect.Kind.ALLOCATE && effect.kind() != MemoryEffect.Kind.FREE) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether no operand but the written one is the memory of {@code input}, except at the same index. */
  private boolean areOthersApart(
      Operation op, ElementwiseWriteOpInterface elementwise, Buffer input, int written) {
    for (int i = 0; i < op.operandCount(); i++) {
      Value operand = op.operand(i);
      if (i == written || !(operand.type() instanceof BaseMemRefType)) {
        continue;
      }
      boolean isApart = operand == input.value
          ? elementwise.canShareBuffer(op, i, written)
          : operand != op.operand(written) && !mayBe(operand, input);
      if (!isApart) {
        return false;
      }
    }
    return true;
  }

  private boolean mayBe(Value operand, Buffer input) {
    Value base = BufferGraph.viewBase(operand);
    if (buffers.containsKey(base)) {
      return base == input.value;
    }
    if (budget < 0) {
      return true;
    }
    List<Value> sources = survey.aliases().resolveReverse(base);
    budget -= sources.size();
    for (Value source : sources) {
      if (source == input.value) {
        return true;
      }
    }
    return false;
  }

  private void replace(Buffer input, Buffer output, Operation free) {
    input.frees.remove(free);
    input.frees.addAll(output.frees);
    input.lastAccess = Math.max(input.lastAccess, output.lastAccess);
    input.isUnclear |= output.isUnclear;
    buffers.remove(output.value);
    output.value.replaceAllUsesWith(input.value);
    output.allocation.erase();
    free.erase();
  }
}
