// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.bufferization.ToBufferOp;
import org.mortise.dialect.bufferization.ToTensorOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.rewrite.RewriteListener;
import org.mortise.ir.types.MemRefType;

/**
 * Replaces operations on tensors by operations on buffers, inner operations first. All conflicts must be resolved: each
 * operation works on the buffers of its operands. Linear in the operations and the cost of their implementations.
 */
final class Bufferization implements RewriteListener {
  private final BufferizationOptions options;
  private final TensorRewriter rewriter;
  private final List<Operation> worklist = new ArrayList<>();
  private final Set<Operation> toMemrefs = new LinkedHashSet<>();
  private final Set<Operation> erased = Collections.newSetFromMap(new IdentityHashMap<>());
  private long allocationCount;

  private Bufferization(BufferizationOptions options, TensorRewriter rewriter) {
    this.options = options;
    this.rewriter = rewriter;
  }

  /**
   * Bufferizes {@code root} and the operations inside it. Errors are reported.
   *
   * @return the number of new allocations; -1 after an error
   */
  static long bufferize(
      Operation root, BufferizationOptions options, GlobalConstants constants, Consumer<Diagnostic> errors) {
    Bufferization bufferization = new Bufferization(
        options, new TensorRewriter(root.context(), options, constants));
    return bufferization.run(root, errors) ? bufferization.allocationCount : -1;
  }

  /**
   * Copies tensors so that all operands are in place, as {@code state} has decided. Errors are reported.
   *
   * @return whether there was no error
   */
  static boolean insertTensorCopies(List<Operation> roots, AnalysisState state, Consumer<Diagnostic> errors) {
    if (roots.isEmpty()) {
      return true;
    }
    TensorRewriter rewriter = new TensorRewriter(roots.get(0).context(), state.options(), new GlobalConstants());
    List<Operation> ops = new ArrayList<>();
    roots.forEach(root -> root.walk(ops::add));
    for (Operation op : ops) {
      BufferizableOpInterface bufferizable = state.options().bufferizable(op);
      if (bufferizable == null) {
        continue;
      }
      rewriter.setInsertionPoint(op);
      try {
        bufferizable.resolveConflicts(op, rewriter, state);
      } catch (BufferizationException impossible) {
        errors.accept(impossible.diagnostic());
        return false;
      }
    }
    return true;
  }

  private boolean run(Operation root, Consumer<Diagnostic> errors) {
    if (options.copyBeforeWrite() && !insertTensorCopies(List.of(root), new AnalysisState(options), errors)) {
      return false;
    }
    root.walk(op -> {
      if (ToBufferOp.of(op) != null) {
        toMemrefs.add(op);
      }
      if (BufferizableOpInterface.isToBufferize(op)) {
        worklist.add(op);
      }
    });
    rewriter.setRewriteListener(this);
    for (int i = 0; i < worklist.size(); i++) { // grows
      if (!erased.contains(worklist.get(i)) && !bufferize(worklist.get(i), errors)) {
        return false;
      }
    }
    if (erased.contains(root)) {
      return true;
    }
    for (Operation op : List.copyOf(toMemrefs)) {
      if (!erased.contains(op)) {
        foldToBuffer(ToBufferOp.of(op));
      }
    }
    eraseUnusedToTensors(root);
    Diagnostic left = options.allowUnknownOps() ? null : findUnbufferized();
    if (left != null) {
      errors.accept(left);
    }
    return left == null;
  }

  private boolean bufferize(Operation op, Consumer<Diagnostic> errors) {
    BufferizableOpInterface bufferizable = options.bufferizable(op);
    if (bufferizable == null || !bufferizable.hasTensorSemantics(op)) {
      return true;
    }
    Diagnostic unsupported = OneShotAnalysis.unsupportedControlFlow(op, options);
    if (unsupported != null) {
      errors.accept(unsupported);
      return false;
    }
    rewriter.setInsertionPoint(op);
    try {
      bufferizable.bufferize(op, rewriter);
      return true;
    } catch (BufferizationException impossible) {
      errors.accept(impossible.diagnostic());
      errors.accept(op.error("failed to bufferize op"));
      return false;
    }
  }

  /** Replaces {@code to_buffer(to_tensor(%m))} by {@code %m}, a cast of it or a copy. */
  private void foldToBuffer(ToBufferOp op) {
    ToTensorOp inverse = ToTensorOp.of(op.tensor().definingOp());
    if (inverse == null) {
      return;
    }
    Value source = inverse.buffer();
    rewriter.setInsertionPoint(op);
    if (source.type() == op.buffer().type()) {
      rewriter.replaceOp(op, source);
    } else if (op.buffer().type() instanceof MemRefType type) {
      if (source.type() instanceof MemRefType from
          && from.memorySpace() == type.memorySpace() && from.rank() == type.rank()) {
        rewriter.replaceOp(op, rewriter.castOrCopy(source, type));
      }
    } else {
      rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), op.buffer().type(), source));
    }
  }

  private void eraseUnusedToTensors(Operation root) {
    List<Operation> unused = new ArrayList<>();
    root.walk(op -> {
      if (ToTensorOp.of(op) != null && !op.hasResultUses()) {
        unused.add(op);
      }
    });
    unused.forEach(rewriter::eraseOp);
  }

  private @Nullable Diagnostic findUnbufferized() {
    for (Operation op : worklist) {
      boolean isDone = erased.contains(op) || !BufferizableOpInterface.isToBufferize(op) || !options.isOpAllowed(op)
          || !op.hasResultUses() && MemoryEffects.isMemoryEffectFree(op)
          || ToTensorOp.of(op) != null || ToBufferOp.of(op) != null;
      if (!isDone) {
        return op.error("op was not bufferized");
      }
    }
    return null;
  }

  // ---- changes -----------------------------------------------------------------------------------------------------

  @Override
  public void operationInserted(Operation op) {
    erased.remove(op);
    if (op.regionCount() == 0 && MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, null)) {
      allocationCount++;
    }
    if (ToBufferOp.of(op) != null) {
      toMemrefs.add(op);
    } else if (ToTensorOp.of(op) == null && BufferizableOpInterface.isToBufferize(op)
        && options.isOpAllowed(op)) {
      worklist.add(op);
    }
  }

  @Override
  public void operationErased(Operation op) {
    erased.add(op);
  }
}
