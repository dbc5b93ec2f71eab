// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerdeallocations;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferDeallocators;
import org.mortise.analyses.alias.FreeingOperations;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.conversion.ConversionTarget;
import org.mortise.ir.conversion.DialectConversion;
import org.mortise.ir.logging.LogComponent;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.rewrite.PatternSet;
import org.slf4j.Logger;

/**
 * Lowers {@code bufferization.dealloc} for several passes, without the cost of a conversion; {@link
 * DeallocationConversion} does so in a conversion. Visits the operations of one symbol table after the other; each
 * table gets a library function when the first deallocation requires it. Linear in the operations, at any depth of
 * nesting. Not thread-safe.
 */
public final class DeallocationLowering {
  /** The precondition of deallocations that call the library function. */
  public static final Precondition LIBRARY = Precondition.checkedByPass(
      "For deallocations of several memrefs the pass must run on a module, where it can add the library function.",
      op -> op.error("library function required for generic lowering, but cannot be automatically"
          + " inserted when operating on functions"));
  /** The precondition of the buffers that are freed. */
  public static final Precondition FREED_BY_ONE_OPERATION = Precondition.checkedByPass(
      "All buffers that a freed memref can be are freed by the same operation.",
      op -> op.error("frees a buffer whose allocations are freed by different operations"));

  private static final Logger LOG = LogComponent.CONVERSION.logger();

  /** The dialects whose operations the lowering creates and does not fold; other visited operations are folded. */
  public static final List<String> DIALECTS = List.of("arith", "func", "memref", "scf");

  /** Folds operations that are not in the target's dialects, as MLIR's conversion does. */
  private static final DialectConversion FOLDING = new DialectConversion(
      new ConversionTarget().addLegalDialect(DIALECTS.toArray(new String[0])), new PatternSet());

  /** Counts deallocations lowered without comparing pointers. */
  public static final PassStatistic SIMPLE = new PassStatistic(
      "num-lowered-simple", "Number of deallocations lowered without comparing pointers");
  /** Counts deallocations lowered by comparing one pointer with the retained ones. */
  public static final PassStatistic LINEAR = new PassStatistic(
      "num-lowered-linear", "Number of deallocations lowered by comparing one pointer with the retained ones");
  /** Counts deallocations lowered to a call of the library function. */
  public static final PassStatistic GENERIC = new PassStatistic(
      "num-lowered-generic", "Number of deallocations lowered to a call of the library function");

  /**
   * Replaces one operation, for a deallocation by {@link #lowerDealloc}. Returns false, after reporting an error, if
   * the operation cannot be lowered.
   */
  public interface OpLowering {
    boolean lower(Operation op);
  }

  private final Operation root;
  private final PassRun run;
  private final boolean canAddFunctions;
  private final long maxCompared;
  private Operation table;
  private @Nullable FuncOp helper;
  private BufferDeallocators deallocators;

  /**
   * Creates a lowering for operations inside {@code root}, on which the pass runs. Library functions can be added only
   * if {@code root} is a module.
   */
  public DeallocationLowering(Operation root, PassRun run) {
    this(root, run, 0);
  }

  /** Does the same, and compares up to {@code maxCompared} buffers of one deallocation without the library function. */
  DeallocationLowering(Operation root, PassRun run, long maxCompared) {
    this.maxCompared = maxCompared;
    this.root = root;
    this.run = run;
    this.canAddFunctions = ModuleOp.of(root) != null;
  }

  /**
   * Lowers all operations that {@code wanted} accepts, until one cannot be lowered. If there are none, reports to the
   * {@link PassRun} that nothing has changed.
   */
  public void lowerAll(Predicate<Operation> wanted, OpLowering lowering) {
    boolean changed = false;
    Deque<Operation> tables = new ArrayDeque<>();
    tables.add(root);
    while (!tables.isEmpty()) {
      table = tables.remove();
      helper = null;
      List<Operation> ops = operationsOf(wanted, tables);
      changed |= !ops.isEmpty();
      for (Operation op : ops) {
        if (LOG.isDebugEnabled()) {
          LOG.debug("lowers {}", LogComponent.text(op));
        }
        if (!lowering.lower(op)) {
          return;
        }
      }
    }
    changed |= FOLDING.applyPartial(root).changed();
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }

  /** Returns the wanted operations inside {@link #table}; adds nested symbol tables to {@code inner} instead. */
  private List<Operation> operationsOf(Predicate<Operation> wanted, Deque<Operation> inner) {
    List<Operation> ops = new ArrayList<>();
    table.walkPreOrder((Operation op) -> {
      if (op != table && op.hasTrait(Trait.SYMBOL_TABLE)) {
        inner.add(op);
        return Walk.Result.SKIP;
      }
      if (wanted.test(op)) {
        ops.add(op);
      }
      return Walk.Result.ADVANCE;
    });
    return ops;
  }

  /** Lowers a deallocation. Must be called from within {@link #lowerAll}. Returns whether it was lowered. */
  public boolean lowerDealloc(DeallocOp dealloc) {
    boolean needsHelper = needsLibrary(dealloc, maxCompared);
    if (needsHelper && !canAddFunctions) {
      run.emit(LIBRARY.error(dealloc.operation()));
      refuse(dealloc.operation());
      return false;
    }
    if (!isFreeingKnown(dealloc)) {
      refuse(dealloc.operation());
      return false;
    }
    if (needsHelper && helper == null) {
      helper = HelperFunction.addTo(table, root.location());
    }
    boolean compares = dealloc.memrefs().size() > 1 || !dealloc.memrefs().isEmpty() && !dealloc.retained().isEmpty();
    run.count(needsHelper ? GENERIC : compares ? LINEAR : SIMPLE, 1);
    Operation op = dealloc.operation();
    String how = needsHelper ? "by a call of the library function"
        : !compares ? "without comparisons" : dealloc.memrefs().size() > 1
            ? "by comparisons of all buffers" : "by comparisons with the retained buffers";
    run.remark(Remark.Kind.PASSED, "Lowered", op).message("lowered " + how).with("How", how)
        .with("Memrefs", dealloc.memrefs().size()).with("Retained", dealloc.retained().size()).emit();
    op.replaceAllUsesWith(
        DeallocLowering.lower(dealloc, List.of(op.operands()), OpBuilder.before(op), deallocators,
            needsHelper ? helper : null));
    op.erase();
    return true;
  }

  /** Returns whether no deallocation inside {@code root} needs the library function. */
  static boolean isWithoutLibrary(Operation root, long maxCompared) {
    Walk.Result result = root.walkPreOrder((Operation op) -> {
      DeallocOp dealloc = DeallocOp.of(op);
      return dealloc != null && needsLibrary(dealloc, maxCompared) ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE;
    });
    return result == Walk.Result.ADVANCE;
  }

  private static boolean needsLibrary(DeallocOp dealloc, long maxCompared) {
    return dealloc.memrefs().size() > 1 && dealloc.memrefs().size() + dealloc.retained().size() > maxCompared;
  }

  /** Returns whether the operation that frees each memref is known. */
  private boolean isFreeingKnown(DeallocOp dealloc) {
    if (deallocators == null) {
      deallocators = deallocatorsOf(root);
    }
    for (Value memref : dealloc.memrefs()) {
      if (deallocators.isMixed(memref)) {
        run.emit(FREED_BY_ONE_OPERATION.error(dealloc.operation())
            .note(memref.location(), "the buffer is seen here"));
        return false;
      }
    }
    return true;
  }

  /** Returns the operations that free the buffers inside {@code root}; policies with an error do not count. */
  static BufferDeallocators deallocatorsOf(Operation root) {
    BufferPolicies policies = BufferPolicies.of(root, error -> {});
    return BufferDeallocators.of(root, new FreeingOperations(org.mortise.dialect.memref.DeallocOp.NAME,
        policies == null ? BufferPolicies.none() : policies), op -> false);
  }

  /** Reports that {@code op} cannot be lowered. */
  public void refuse(Operation op) {
    run.emit(op.error("failed to legalize operation '" + op.name() + "' that was explicitly marked illegal"));
  }
}
