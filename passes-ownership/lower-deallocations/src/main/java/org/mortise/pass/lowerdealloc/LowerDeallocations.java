// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerdealloc;

import com.google.auto.service.AutoService;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.mortise.dialect.bufferization.DeallocOp;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Walk;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.definition.Trait;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** Makes {@code memref.dealloc} of {@code bufferization.dealloc}; see {@link DeallocLowering} for the three ways. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LowerDeallocations implements PassFactory, Pass {
  private static final PassSpec SPEC = PassSpec.of("bufferization-lower-deallocations",
          "Lowers `bufferization.dealloc` operations to `memref.dealloc`operations")
      .withDescription("""
          Replaces each `bufferization.dealloc` by `memref.dealloc` operations under conditions. One with a single memref
          compares its pointer with those of the retained memrefs. One with more memrefs stores all pointers to buffers
          and calls a library function, `dealloc_helper`, which is put into the symbol table around, once and private,
          and which says what to free and who owns what is retained.

          Preconditions:
          1. For deallocations of several memrefs the pass must run on a module, where it can add the function.

          Linear in the operands of the deallocations; the library function is quadratic in them at run time.
          """)
      .withDialects("arith", "func", "memref", "scf");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return this;
  }

  @Override
  public void run(Operation root, PassRun run) {
    boolean canAddFunctions = ModuleOp.of(root) != null;
    boolean changed = false;
    Deque<Operation> tables = new ArrayDeque<>();
    tables.add(root);
    while (!tables.isEmpty()) {
      Operation table = tables.remove();
      List<DeallocOp> deallocs = deallocsOf(table, tables);
      changed |= !deallocs.isEmpty();
      FuncOp helper = null;
      for (DeallocOp dealloc : deallocs) {
        boolean needsHelper = dealloc.memrefs().size() > 1;
        if (needsHelper && !canAddFunctions) {
          refuse(dealloc.operation(), run);
          return;
        }
        if (needsHelper && helper == null) {
          helper = HelperFunction.addTo(table, root.location());
        }
        DeallocLowering.lower(dealloc, helper);
      }
    }
    if (!changed) {
      run.markAllAnalysesPreserved();
    }
  }

  /** The deallocations inside {@code table}; symbol tables inside it are added to {@code inner} instead. */
  private static List<DeallocOp> deallocsOf(Operation table, Deque<Operation> inner) {
    List<DeallocOp> deallocs = new ArrayList<>();
    table.walkPreOrder((Operation op) -> {
      if (op != table && op.hasTrait(Trait.SYMBOL_TABLE)) {
        inner.add(op);
        return Walk.Result.SKIP;
      }
      DeallocOp dealloc = DeallocOp.of(op);
      if (dealloc != null) {
        deallocs.add(dealloc);
      }
      return Walk.Result.ADVANCE;
    });
    return deallocs;
  }

  private static void refuse(Operation dealloc, PassRun run) {
    run.emit(dealloc.error("library function required for generic lowering, but cannot be automatically inserted when"
        + " operating on functions"));
    run.emit(dealloc.error("failed to legalize operation '" + DeallocOp.NAME + "' that was explicitly marked illegal"));
  }
}
