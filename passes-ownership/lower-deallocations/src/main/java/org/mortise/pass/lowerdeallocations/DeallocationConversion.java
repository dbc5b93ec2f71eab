// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerdeallocations;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferDeallocators;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionRewriter;
import org.mortise.ir.conversion.ConvertedOperands;
import org.mortise.ir.conversion.TypeConverter;
import org.mortise.ir.rewrite.PatternSet;

/**
 * Lowers {@code bufferization.dealloc}, as {@code bufferization-lower-deallocations} does, in a conversion of another
 * pass. The target must permit, or patterns must convert, the operations of {@link DeallocationLowering#DIALECTS} and
 * the operations that free allocations of other dialects.
 *
 * <p>Describes the program before the conversion, so it serves one. The lowering is linear in the operands of a
 * deallocation.
 */
public final class DeallocationConversion {
  private final BufferDeallocators deallocators;
  private final Map<Operation, FuncOp> helpers = new IdentityHashMap<>();

  /**
   * Prepares the conversion of the deallocations inside {@code root}. If {@code root} is a module, a library function
   * is added to each symbol table with a deallocation of several memrefs; otherwise these are not converted. Linear.
   */
  public DeallocationConversion(Operation root) {
    deallocators = DeallocationLowering.deallocatorsOf(root);
    if (ModuleOp.of(root) != null) {
      addHelpers(root);
    }
  }

  private void addHelpers(Operation root) {
    List<Operation> deallocs = new ArrayList<>();
    root.walkPreOrder(op -> {
      DeallocOp dealloc = DeallocOp.of(op);
      if (dealloc != null && dealloc.memrefs().size() > 1) {
        deallocs.add(op);
      }
    });
    for (Operation dealloc : deallocs) {
      helpers.computeIfAbsent(tableOf(dealloc), table -> HelperFunction.addTo(table, root.location()));
    }
  }

  /** Returns the symbol table around {@code op}; its cost is the depth of nesting. */
  private static Operation tableOf(Operation op) {
    Operation table = op.parentOp();
    while (!table.hasTrait(Trait.SYMBOL_TABLE)) {
      table = table.parentOp();
    }
    return table;
  }

  /**
   * Adds the pattern. It does not match deallocations of several memrefs without library function, and deallocations of
   * buffers that are freed by different operations.
   *
   * @param converter converts the types of the operands, or null
   */
  public void addTo(PatternSet patterns, @Nullable TypeConverter converter) {
    patterns.add(ConversionPattern.of(DeallocOp.NAME, "DeallocOpConversion", converter, DeallocOp::of, this::lower));
  }

  private boolean lower(DeallocOp dealloc, ConvertedOperands operands, ConversionRewriter rewriter) {
    boolean needsHelper = dealloc.memrefs().size() > 1;
    FuncOp helper = needsHelper && !helpers.isEmpty() ? helpers.get(tableOf(dealloc.operation())) : null;
    if (helper == null && needsHelper) {
      return rewriter.notifyMatchFailure(dealloc, "there is no library function for several memrefs");
    }
    for (Value memref : dealloc.memrefs()) {
      if (deallocators.isMixed(memref)) {
        return rewriter.notifyMatchFailure(dealloc, "the allocations of a buffer are freed by different operations");
      }
    }
    rewriter.replaceOp(dealloc, DeallocLowering.lower(dealloc, operands, rewriter, deallocators, helper));
    return true;
  }
}
