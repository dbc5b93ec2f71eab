// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownership;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.analysis.alias.FreeingOperations;
import org.mortise.dialect.bufferization.deallocation.DeallocationException;
import org.mortise.dialect.memref.DeallocOp;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/**
 * Inserts {@code bufferization.dealloc} operations that free the buffers owned by a block, and forwards ownership along
 * with memrefs as {@code i1} values. {@link OwnershipDeallocation} processes one function at a time.
 */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class OwnershipBasedBufferDeallocation implements PassFactory {
  static final PassOption<Boolean> DYNAMIC_OWNERSHIP = PassOption.flag("private-function-dynamic-ownership", false,
      "Allows to add additional arguments to private functions to dynamically pass ownership of memrefs to callees. "
          + "This can enable earlier deallocations.");

  private static final PassSpec SPEC = PassSpec.of("ownership-based-buffer-deallocation",
          "Adds all required dealloc operations for all allocations in the input program")
      .withDescription("""
          Every block that may own a memref gets a `bufferization.dealloc` in front of its terminator. Its operands are
          the memrefs that the block allocates, receives as arguments or finds live, each with the `i1` that tells
          whether the block owns it, and the memrefs that are still needed behind the block, which are retained.
          Memrefs that are passed to another block or region are followed by their ownership.

          Functions follow an ABI: arguments are never owned, results always are. With
          `private-function-dynamic-ownership` private functions that are not used as values return the ownership of
          each memref instead.

          What an operation with AllocationOpInterface allocates is freed by the operation that it makes for this, and
          not at all if it makes none. A buffer with an operation of its own never meets others: where it is handed over
          to a block or a result that can be another buffer as well, or is returned from a function, a clone takes its
          place.

          The result is meant to be simplified by `canonicalize` and `buffer-deallocation-simplification` and lowered by
          `bufferization-lower-deallocations`.

          Preconditions:
          1. Nothing is asked of the control flow: blocks may form loops, with one entry or several.
          2. There are no `bufferization.dealloc` operations yet, so the pass does not run on its own output. A buffer
             that another operation frees is marked `bufferization.manual_deallocation`, or comes from allocations and
             calls in the same function for sure, through views, selections and block arguments: then the pass erases
             the operation and frees the buffer itself, once.
          3. The memory effects of all operations are known.
          4. An operation with regions that has results or several regions implements RegionBranchOpInterface, unless no
             buffer is allocated or freed in the regions and none goes in as an argument or comes out.
          5. A terminator implements BranchOpInterface, RegionBranchTerminatorOpInterface or
             BufferDeallocationOpInterface. One with several successors produces no operands for them; unless it
             implements the latter, each of its edges gets a block that frees what is not needed on that way.
          The first operation that does not meet them is an error, with a note for each of the others. Further notes
          say the number, the interface that is missing and the bundle that could implement it, if one is known.

          Near-linear in the program plus the operations that are inserted. A memref that is live through many blocks is
          an operand in each of them, so the output can be quadratic; so it can where many successors need different
          memrefs.
          """)
      .withStatistics(Report.DEALLOCS, Report.CLONES, Report.CHECKS, Report.TAKEN_OVER)
      .withOptions(DYNAMIC_OWNERSHIP)
      .withDialects("arith", "bufferization", "cf", "memref", "scf");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    boolean dynamicOwnership = options.get(DYNAMIC_OWNERSHIP);
    return (op, run) -> run(op, run, dynamicOwnership);
  }

  private static void run(Operation root, PassRun run, boolean dynamicOwnership) {
    FunctionBoundary boundary = new FunctionBoundary(root, dynamicOwnership);
    List<Operation> functions = functionsIn(root);
    Report report = new Report(run);
    FreeingOperations freeing = new FreeingOperations(DeallocOp.NAME);
    for (int i = 0; i < functions.size(); i++) {
      Preconditions preconditions = new Preconditions(new OwnedSources(boundary, freeing));
      Violations violations = new Violations();
      violations.addFrom(functions.get(i), preconditions);
      try {
        new OwnDeallocators(report).separateIn(functions.get(i), freeing);
        new OwnershipDeallocation(functions.get(i), boundary, preconditions, freeing, report).run();
      } catch (DeallocationException unsupported) {
        for (Operation unprocessed : functions.subList(i + 1, functions.size())) {
          violations.addFrom(unprocessed, preconditions);
        }
        violations.addTo(unsupported.diagnostic());
        run.emit(unsupported.diagnostic());
        return;
      }
    }
  }

  /** Returns the functions with a body, inner ones first. */
  private static List<Operation> functionsIn(Operation root) {
    List<Operation> functions = new ArrayList<>();
    root.walk(op -> {
      FunctionOpInterface function = op.getInterface(FunctionOpInterface.class);
      if (function != null && !function.isExternal(op)) {
        functions.add(op);
      }
    });
    return functions;
  }
}
